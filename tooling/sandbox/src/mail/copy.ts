import type { PaymentFrequency, PaymentPart } from '@coverkit/core'

/** The price of an application, in each message about it. */
export const premiumCopy = {
  title: 'What the cover costs',
  premium: 'Premium',
  sides: {
    inside: 'Cover inside super',
    outside: 'Cover outside super',
    shared: 'Cover partly inside super',
  } satisfies Record<PaymentPart['side'], string>,
  per: {
    monthly: 'a month',
    quarterly: 'a quarter',
    halfYearly: 'a half-year',
    yearly: 'a year',
  } satisfies Record<PaymentFrequency, string>,
  rebate: (amount: string) => `after a rebate of ${amount} before stamp duty`,
  fee: (amount: string) => `including the policy fee of ${amount}`,
  inAYear: (amount: string) => `${amount} in a year`,
  shared: 'as if all of it were paid once a year; the insurer says how much of it the fund pays',
  total: 'Together in a year',
}

/** In each message about something that was sent in. */
export const referenceLine = (reference: string) =>
  `Your reference is ${reference}. Please have it ready when you call us.`
