/** Words of the pages of sign-in that its dialog does not have. */
export const pageCopy = {
  logInLead: 'See your answers and saved quotes on any device.',
  signUpLead: 'You don’t need an account to compare. With one, you can pick up your answers on any device.',
  asideTitle: 'What an account is for',
  aside: [
    'Keep your answers for 30 days after your last change, on any device',
    'See the quotes you chose, their prices and how long they’re valid',
    'Log out of every device at once',
  ],
}
