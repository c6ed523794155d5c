import type { Notice } from '../Notice.ts'

/** Above the form that opens an account. */
export const signUpNotice: Notice = {
  what: 'We collect your name, email address and password. If you use Google, it gives us your name and email address.',
  why: 'We use your details to open your account and to log you in.',
  who: 'We don’t pass them on.',
  without: 'You can compare, apply and ask for help without an account.',
}
