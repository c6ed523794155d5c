import { describe, expect, test } from 'vitest'
import { checkPassword } from './checkPassword.ts'

const reasonFor = (password: string) => {
  try {
    checkPassword(password, 'Robin.Example@example.com')
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
