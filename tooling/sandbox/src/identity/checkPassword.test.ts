import { describe, expect, test } from 'vitest'
import { checkPassword } from './checkPassword.ts'

const reasonFor = (password: string, passwordMinLength = 8) => {
  try {
    checkPassword({ passwordMinLength }, password, 'Robin.Example@example.com')
    return 'taken'
  } catch (error) {
    return (error as Error).message.replace('Password did not conform with policy: ', '')
  }
}

describe('L: passwords that are guessed first', () => {
  test.each([
    'password',
    'Password',
    '12345678',
    'qwertyuiop',
    'trustno1',
    '13101988',
    'aaaaaaaa',
    'abcabcabc',
    'A1!A1!A1!',
    '!!!!!!!!!!!!',
    'robin.example',
    'ROBIN.EXAMPLE@example.com',
  ])('%s is refused', (password) => expect(reasonFor(password)).toBe('Password is easy to guess'))

  test.each(['Wattle1!', 'Password1!', 'correct horse battery staple', 'aaaaaaab', 'robin.example2'])(
    '%s is taken',
    (password) => expect(reasonFor(password)).toBe('taken'),
  )

  test('length', () => {
    expect(reasonFor('Sh0rt!!')).toBe('Password not long enough')
    expect(reasonFor(`x${'ab1'.repeat(86)}`)).toBe('Password too long')
  })
})

describe('the shortest password is the pool’s own', () => {
  test.each([
    ['Wat1!a', 6, 'taken'],
    ['Wat1!', 6, 'Password not long enough'],
    ['Wattle1', 8, 'Password not long enough'],
    ['Wattle1!', 8, 'taken'],
    ['Wattle1!234', 12, 'Password not long enough'],
  ])('%s of a pool that asks for %i: %s', (password, min, reason) =>
    expect(reasonFor(password, min)).toBe(reason),
  )
})
