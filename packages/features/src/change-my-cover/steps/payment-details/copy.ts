import type { PaymentMethod } from '@coverkit/core'

export const paymentCopy = {
  title: 'Payment',
  legend: 'Payment method',
  notes: {
    directDebit: 'From your bank account.',
    creditCard: 'From your card.',
    enduringRollover: 'Your super fund pays for the cover inside super, once a year.',
  } satisfies Record<PaymentMethod, string>,
  notOffered: 'This needs cover inside super.',
  outside: 'How do you want to pay for the cover outside super?',
  yearly: (frequency: string) =>
    `Your fund pays a rollover once a year. You pay ${frequency} now, so you’d change to paying yearly.`,
  account:
    'If you choose another method, the insurer will ask you for the account or card. We don’t need it here.',
  aside: {
    title: 'What stays the same',
    text: 'If you leave this as it is, you keep paying the way you do now.',
    why: 'How you pay can change the price: premiums paid by rollover from super get a 15% rebate.',
  },
}
