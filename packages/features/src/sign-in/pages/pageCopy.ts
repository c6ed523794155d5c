/** Words of the pages of sign-in that its dialog does not have. */
export const pageCopy = {
  logInLead: 'See your answers and your saved quotes on every device.',
  signUpLead: 'You can compare without an account. With one, your answers follow you.',
  asideTitle: 'What an account is for',
  aside: [
    'Your answers kept for 30 days, on every device',
    'The quotes you chose, with price and last day',
    'Log out everywhere at once',
  ],
}
