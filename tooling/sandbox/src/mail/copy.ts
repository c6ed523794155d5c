/** The words of the messages that the reference backend sends. */
export const calculationCopy = {
  subject: 'Your life insurance needs estimate',
  opening: 'You asked us to send you the result of your life insurance needs calculation.',
  estimatedOn: (date: string) => `Estimated on ${date}.`,
  covers: {
    life: 'Life cover',
    tpd: 'Total and permanent disability cover',
    criticalIllness: 'Critical illness cover',
    incomeProtection: 'Income protection',
  },
  aMonth: (amount: string) => `${amount} a month`,
  noNeed: 'no need found',
  estimateOnly:
    'This is an estimate only. It rests on the answers and assumptions you gave, and it changes when they change.',
  generalAdvice:
    'General advice warning: this information does not take into account your objectives, financial situation or ' +
    'needs. Consider whether it is right for you, and read the product disclosure statement and the target market ' +
    'determination before you decide on a product.',
  notYou:
    'If you did not ask for this message, you can delete it. Nobody else has been told anything about you.',
}

export const mailboxCopy = {
  title: 'Sandbox mailbox',
  intro: 'Mail that the reference backend sent. Nothing here left this machine unless SMTP_URL is set.',
  empty: 'No mail yet.',
  addressLabel: 'Address',
  show: 'Show',
  to: 'To',
  sent: 'Sent',
}
