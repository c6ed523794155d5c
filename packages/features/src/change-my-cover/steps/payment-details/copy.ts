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
    `Your fund pays by rollover once a year, so you’d pay yearly instead of ${frequency}.`,
  account:
    'We don’t need account, card or super fund details here. If you choose another method, the insurer may ask you for them.',
  aside: {
    title: 'What stays the same',
    text: 'If you leave this as it is, you keep paying the way you do now.',
    why: 'How you pay can change the premium: paying by rollover gives you a 15% rebate on life, TPD and income protection cover that’s wholly inside super.',
  },
}
