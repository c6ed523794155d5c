/** Texts of the question about analytics. */
export const consentCopy = {
  choices: 'Cookie and analytics choices',
  title: 'Can we count your visit?',
  text: 'If you accept, we use Google Tag Manager to see which pages and steps people use. It never sees what you enter. You can change your choice at the bottom of any page.',
  accept: 'Accept',
  reject: 'Reject',
  privacy: 'Privacy policy',
  now: {
    accepted: 'You’ve accepted analytics.',
    rejected: 'You’ve rejected analytics.',
    signal: 'Your browser sends the Global Privacy Control signal, so we don’t count your visit.',
  },
}
