import type { FieldCode } from '@coverkit/core'
import type { SignInField } from './signInForm.ts'

const password = {
  required: 'Enter a password',
  'too-long': 'Enter a password of 100 characters or fewer',
  otherwise: 'Passwords must include a number, a capital, and a special character.',
}
const email = {
  required: 'Enter your email address',
  otherwise: 'Enter an email address, like name@example.com',
}
const name = (which: string) => ({
  required: `Enter your ${which} name. If you only have one name, use it as your first and last name`,
  'too-long': `Shorten your ${which} name to 50 characters`,
  otherwise: `Enter your ${which} name with letters, spaces, hyphens or apostrophes`,
})

type FormErrors = { readonly [Code in FieldCode]?: string } & { readonly otherwise: string }

const errors: Record<SignInField, FormErrors> = {
  firstName: name('first'),
  lastName: name('last'),
  email,
  password,
  confirmPassword: { required: 'Enter the password again', otherwise: 'Enter the same password twice' },
  code: { otherwise: 'Enter the code from our email' },
}

/** Every word of the sign-in screens. */
export const signInCopy = {
  logIn: 'Log in',
  signUp: 'Sign up',
  logOut: 'Log out',
  firstName: 'First name',
  firstNameHint: 'Only one name? Use it as the first and last name.',
  lastName: 'Last name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  passwordHint: (min: number) =>
    `At least ${min} characters, with a number, a capital and one of !@#$%^&*. Not one that’s easy to guess.`,
  rememberMe: 'Remember me',
  rememberMeHint: 'You’ll stay logged in on this device for up to 30 days, or until you log out.',
  sharedComputer: 'This is a shared computer',
  sharedComputerHint:
    'Tick this if other people use it, for example at work or in a library. We won’t save your answers on it, and you’ll be logged out after 15 minutes without activity.',
  show: 'Show',
  hide: 'Hide',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  haveAccount: 'Already have an account?',
  code: 'Confirmation code',
  codeHint: 'Six digits. It works for 10 minutes. Check your junk folder too.',
  confirm: 'Confirm',
  confirmTitle: 'Confirm your email address',
  codeSent: (to: string) => `We sent a code to ${to}.`,
  newCodeSent: (to: string) => `We sent a new code to ${to}. Earlier codes no longer work.`,
  problem: 'There is a problem',
  errorMark: 'Error: ',
  error: (field: SignInField, code: FieldCode, min = 8) =>
    code === 'min'
      ? `Enter a password of at least ${min} characters`
      : (errors[field][code] ?? errors[field].otherwise),
  working: { 'log-in': 'Logging in', 'sign-up': 'Signing up', confirm: 'Confirming', reset: 'Sending' },
  signedIn: 'You are signed in.',
  confirmed: 'Your account is confirmed. Please log in.',
  closes: 'This closes in 20 seconds.',
  stayOpen: 'Keep open',
  close: 'Close',

  failed: 'Login failed.',
  noToken: 'Login failed: No AccessToken returned.',
  wrongPassword: 'Incorrect username or password.',
  notConfirmed: 'This account is not confirmed. Please check your email for a confirmation code.',
  easyPassword: 'That password is too easy to guess. Please choose another one.',
  exists: 'This account already exists. Please log in.',
  locked: 'There have been too many attempts. Wait a few minutes, then try again.',
  unreachable: 'We couldn’t connect. Check your connection and try again.',
  busy: 'We’re very busy right now. Try again in a minute.',
  needsReset: 'You need to set a new password first.',

  resetTitle: 'Reset your password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',

  google: 'Or use your Google account',
  googleAway: 'Google sign-in isn’t available right now. You can still use your email and password.',
  googlePage: 'Log in with Google',
}
