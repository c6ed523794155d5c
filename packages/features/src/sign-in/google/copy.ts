/** The words of linking a Google account. */
export const linkGoogleCopy = {
  title: (email: string) => `You already have an account with ${email}.`,
  lead: 'Enter its password once to connect Google. After that, you can log in with either.',
  password: (email: string) => `Password for ${email}`,
  action: 'Log in and connect Google',
  cancel: 'Not now',
}
