/** Words of the pages of sign-in that its dialog does not have. */
export const pageCopy = {
  logInLead: 'See your answers and saved quotes on any device.',
  signUpLead:
    'You don’t need an account to compare. With one, you can carry on with your answers on any device.',
  claimLead: 'Log in to make a claim, or to see how yours is going.',
  claimAside: 'Help with a claim',
  asideTitle: 'What an account is for',
  aside: [
    'Keep your answers for 30 days after your last change, on any device',
    'See the quotes you chose, their prices and how long they’re valid',
    'Log out of every device at once',
  ],
  toAccount: 'Go to your account',

  resetLead: 'We’ll email you a code so you can choose a new password.',
  sendCode: 'Send a code',
  resetSent: (to: string) => `If there’s an account for ${to}, we’ve emailed a code to that address.`,
  setPassword: 'Set new password',
  resetDone: 'Your new password is set. Please log in.',
  resetDoneLead:
    'We’ve logged you out everywhere you’d used your old password. A page that’s open on another device may stay logged in for up to an hour.',
  otherAddress: 'Use a different email address',
}
