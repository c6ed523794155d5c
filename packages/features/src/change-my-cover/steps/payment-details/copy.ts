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
    `A rollover is paid once a year. You pay ${frequency} now, so the premium changes to yearly.`,
  account:
    'If you choose another method, the insurer asks you for the account or card. We don’t need it here.',
  aside: {
    title: 'What stays the same',
    text: 'If you leave this as it is, the insurer keeps taking the premium the way it does now.',
    why: 'How you pay can change the price: an insurer may give a rebate on premiums paid from super.',
  },
}
