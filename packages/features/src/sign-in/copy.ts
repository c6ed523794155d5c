import type { FieldCode } from '@coverkit/core'
import type { SignInField } from './signInForm.ts'

const password = {
  required: 'Enter a password',
  min: 'Enter a password of at least 6 characters',
  'too-long': 'Enter a password of at most 100 characters',
  otherwise: 'Passwords must include a number, a capital, and a special character.',
}
const email = {
  required: 'Enter your e-mail address',
  otherwise: 'Enter an e-mail address, like name@example.com',
}
const name = (which: string) => ({
  required: `Enter your ${which} name`,
  'too-long': `Shorten your ${which} name to 50 characters`,
  otherwise: `Enter your ${which} name with letters, spaces, hyphens or apostrophes`,
})

type Faults = { readonly [Code in FieldCode]?: string } & { readonly otherwise: string }

const faults: Record<SignInField, Faults> = {
  firstName: name('first'),
  lastName: name('last'),
  email,
  password,
  confirmPassword: { required: 'Enter the password again', otherwise: 'Enter the same password twice' },
  code: { otherwise: 'Enter the code from our e-mail' },
}

/** Every word of the sign-in screens. */
export const signInCopy = {
  logIn: 'Log in',
  signUp: 'Sign up',
  logOut: 'Log out',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordHint: 'At least 6 characters, with a number, a capital and one of !@#$%^&*',
  rememberMe: 'Remember me',
  rememberMeHint: 'Leave this off on a shared computer.',
  show: 'Show',
  hide: 'Hide',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  haveAccount: 'You have an account?',
  code: 'Confirmation code',
  codeHint: 'Six digits. It holds for ten minutes; look in your spam folder too.',
  confirm: 'Confirm',
  confirmTitle: 'Confirm your e-mail address',
  codeSent: (to: string) => `We sent a code to ${to}.`,
  newCodeSent: (to: string) => `We sent a new code to ${to}. Earlier codes no longer work.`,
  problem: 'There is a problem',
  errorMark: 'Error: ',
  fault: (field: SignInField, code: FieldCode) => faults[field][code] ?? faults[field].otherwise,
  working: { 'log-in': 'Logging in', 'sign-up': 'Signing up', confirm: 'Confirming', reset: 'Sending' },
  signedIn: 'You are signed in.',
  confirmed: 'Your account is confirmed. Please log in.',
  closes: 'This closes by itself.',
  keepOpen: 'Keep open',
  close: 'Close',
  toAccount: 'Go to your account',
  account: 'Account',

  failed: 'Login failed.',
  noToken: 'Login failed: No AccessToken returned.',
  wrongPassword: 'Incorrect username or password.',
  notConfirmed: 'This account is not confirmed. Please check your email for a confirmation code.',
  exists: 'This account already exists. Please log in.',
  locked: 'After many tries we wait a little before the next one. Try again in a few minutes.',
  unreachable: 'We could not reach the sign-in service. Check your connection and try again.',
  busy: 'Many people are signing in. Try again in a minute.',
  needsReset: 'Your account needs a new password first.',

  resetTitle: 'Reset your password',
  resetLead: 'We send a code to your e-mail address. With it you choose a new password.',
  sendCode: 'Send a code',
  resetSent: (to: string) => `If ${to} has an account here, a code is on its way to it.`,
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  setPassword: 'Set new password',
  resetDone: 'Your new password is set. Please log in.',
  resetDoneLead: 'We ended all sessions that were open with the old one.',
  otherAddress: 'Use another address',

  google: 'Or use your Google account',
  googleAway: 'Google sign-in is not available right now. Your e-mail and password work.',
  googlePage: 'Log in with Google',
}
