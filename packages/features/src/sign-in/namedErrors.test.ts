import { describeNamedErrors, FIELD_CODES } from '#common/testing/describeNamedErrors.ts'
import { signInCopy } from './copy.ts'

// Only a password has a least length.
const signIn = (field: Parameters<typeof signInCopy.error>[0]) =>
  FIELD_CODES.filter((code) => code !== 'min' || field === 'password').map((code) =>
    signInCopy.error(field, code, 10),
  )

const password = [/password/i, signIn('password')] as const
const again = [/password again|same password/, signIn('confirmPassword')] as const

describeNamedErrors({
  'log in': { email: [/email address/, signIn('email')], password },
  'sign up': {
    firstName: [/first name/, signIn('firstName')],
    lastName: [/last name/, signIn('lastName')],
    email: [/email address/, signIn('email')],
    password,
    confirmPassword: again,
  },
  'the code of a log-in, with a new password': {
    code: [/code/, signIn('code')],
    password,
    confirmPassword: again,
  },
})
