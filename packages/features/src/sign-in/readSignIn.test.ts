import { expect, it } from 'vitest'
import { readSignIn, signInReader } from './readSignIn.ts'
import { emptySignInForm } from './signInForm.ts'

const typed = {
  ...emptySignInForm,
  email: 'robin@example.com',
  password: ' Secret1!x ',
  confirmPassword: ' Secret1!x ',
}

it('drops the blanks around a pasted password at log-in alone', () => {
  const read = readSignIn('log-in', typed, 8)
  expect(read).toEqual({ read: { ...typed, password: 'Secret1!x' } })
  const result = readSignIn('reset', { ...typed, code: '123456' }, 8)
  expect('errors' in result && result.errors.get('password')).toBe('characters')
})

it('takes no password of blanks', () => {
  const result = readSignIn('log-in', { ...typed, password: '  ' }, 8)
  expect('errors' in result && result.errors.get('password')).toBe('required')
})

it.each(['123 456', '123–456', '１２３４５６', '١٢٣٤٥٦', 'Your code is 123456.'])(
  'takes the digits of a code from %j, and shows them',
  (code) => {
    expect(readSignIn('confirm', { ...typed, code }, 8)).toEqual({ read: { ...typed, code: '123456' } })
    expect(signInReader('confirm', 8).tidied?.({ ...typed, code }, 'code')).toBe('123456')
  },
)
