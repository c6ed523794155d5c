import type { Indexation, PaymentMethod } from '@coverkit/core'

/** Words about a policy, wherever one is shown. */
export const policiesCopy = {
  number: (number: string) => `Policy ${number}`,
  indexations: {
    on: 'Indexation on',
    off12Months: 'Indexation off for 12 months',
    offPermanent: 'Indexation off permanently',
  } satisfies Record<Indexation, string>,
  methods: {
    directDebit: 'by direct debit',
    creditCard: 'by credit card',
    enduringRollover: 'by rollover from super',
  } satisfies Record<PaymentMethod, string>,
  inTwoWays: (fund: string, outside: string) => `${fund}, and ${outside} for cover outside super`,
  debit: (date: string, method: string | null) => `Next debit ${date}${method === null ? '' : ` ${method}`}`,
  anniversary: (date: string) => `Anniversary ${date}`,
  noPremium: 'Premium not on record',
  lapsing: 'A premium hasn’t been paid',
  lapsingText: (date: string, amount: string | null) =>
    `You’re still covered, but this policy ends on ${date} unless you pay ${amount ?? 'what’s overdue'}.`,
  lapsed: 'This policy has ended',
  lapsedText: (date: string | null) =>
    date === null ? 'It doesn’t cover you any more.' : `It ended on ${date} and doesn’t cover you any more.`,
}
