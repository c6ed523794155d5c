/** Words of the question about analytics. */
export const consentCopy = {
  choices: 'Cookie and analytics choices',
  title: 'May we count your visit?',
  text: 'Google Tag Manager would count which pages and steps are used, never what you enter. You can change your choice at the foot of any page.',
  accept: 'Accept',
  reject: 'Reject',
  privacy: 'Privacy policy',
  now: {
    accepted: 'Your choice now: accepted.',
    rejected: 'Your choice now: rejected.',
    signal: 'Your browser sends the Global Privacy Control signal, so nothing is counted.',
  },
}
