import { describe, expect, it } from 'vitest'
import { signInCopy } from './copy.ts'
import { readSignIn } from './readSignIn.ts'
import { emptySignInForm, type SignInForm, type SignInTask } from './signInForm.ts'

const filled: SignInForm = {
  firstName: ' Zoë ',
  lastName: 'O’Brien',
  email: ' robin@example.com ',
  password: 'Wattle1!',
  confirmPassword: 'Wattle1!',
  code: ' 123 456 ',
  rememberMe: true,
  sharedComputer: false,
}

function errorsOf(task: SignInTask, change: Partial<SignInForm>, minLength = 8): Record<string, string> {
  const result = readSignIn(task, { ...filled, ...change }, minLength)
  if (!('errors' in result)) return {}
  return Object.fromEntries(
    [...result.errors].map(([field, code]) => [field, signInCopy.error(field, code, minLength)]),
  )
}

it('reads what was typed, cleaned, and leaves the rest', () => {
  expect(readSignIn('sign-up', filled, 8)).toEqual({
    read: { ...filled, firstName: 'Zoë', email: 'robin@example.com' },
  })
  expect(readSignIn('confirm', filled, 8)).toMatchObject({ read: { code: '123456' } })
})

it.each([
  ['log-in', ['email', 'password']],
  ['sign-up', ['firstName', 'lastName', 'email', 'password', 'confirmPassword']],
  ['confirm', ['code']],
  ['send-code', ['email']],
  ['reset', ['code', 'password', 'confirmPassword']],
] as const)('%s needs its fields, in the order of the screen', (task, fields) => {
  const result = readSignIn(task, emptySignInForm, 8)
  expect('errors' in result && [...result.errors]).toEqual(fields.map((field) => [field, 'required']))
})

describe('a new password', () => {
  const composition = 'Passwords must include a number, a capital, and a special character.'
  it.each([
    ['Wattl1!', 'Enter a password of at least 8 characters'],
    ['wattle1!', composition],
    ['Wattlee!', composition],
    ['Wattle11', composition],
    ['Wattle1!é', composition],
    [`W1!${'a'.repeat(98)}`, 'Enter a password of 100 characters or fewer'],
    ['Wattle1!', undefined],
    [`W1!${'a'.repeat(97)}`, undefined],
  ])('%s', (password, message) => {
    expect(errorsOf('sign-up', { password, confirmPassword: password }).password).toBe(message)
  })

  it.each([
    [6, 'Wat1!', 'Enter a password of at least 6 characters'],
    [6, 'Wat1!a', undefined],
    [12, 'Wattle1!234', 'Enter a password of at least 12 characters'],
  ])('is as long as the user pool asks, %i characters: %s', (minLength, password, message) => {
    expect(errorsOf('reset', { password, confirmPassword: password }, minLength).password).toBe(message)
  })

  it('is typed twice', () => {
    expect(errorsOf('reset', { confirmPassword: 'Wattle1' })).toEqual({
      confirmPassword: 'Enter the same password twice',
    })
  })
})

it('lets the service judge the password that somebody has', () => {
  expect(errorsOf('log-in', { password: 'short' })).toEqual({})
})

it('asks for an address that can be one', () => {
  expect(errorsOf('log-in', { email: 'robin@example' })).toEqual({
    email: 'Enter an email address, like name@example.com',
  })
})
