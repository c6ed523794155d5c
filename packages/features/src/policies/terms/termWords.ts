import type { Indexation, PaymentMethod } from '@coverkit/core'
import type { CoverChangeKind, HealthReason, PolicyField, TermField } from '@coverkit/core/change-cover'

/** Words for the terms of a policy, and for changes of them. */
export const termWords = {
  terms: {
    sumInsured: 'Amount',
    link: 'Structure',
    linkedAmount: 'Linked part',
    occupationType: 'Occupation type',
    incomeReplacement: 'Income to replace',
    waitingPeriod: 'Waiting period',
    benefitPeriod: 'Benefit period',
    extras: 'Options',
    owner: 'Owner',
  } satisfies Record<TermField, string>,
  policy: {
    premiumType: 'Premium type',
    paymentFrequency: 'How often you pay',
    paymentMethod: 'How you pay',
    outsidePaymentMethod: 'How you pay for cover outside super',
    indexation: 'Indexation',
  } satisfies Record<PolicyField, string>,
  kinds: {
    added: 'Added',
    removed: 'Removed',
    increased: 'Increased',
    decreased: 'Decreased',
    changed: 'Terms changed',
  } satisfies Record<CoverChangeKind, string>,
  methods: {
    directDebit: 'Direct debit',
    creditCard: 'Credit card',
    enduringRollover: 'Enduring rollover',
  } satisfies Record<PaymentMethod, string>,
  indexations: {
    on: 'On',
    off12Months: 'Off for 12 months',
    offPermanent: 'Off permanently',
  } satisfies Record<Indexation, string>,
  reasons: {
    'cover-added': 'it’s a new cover',
    'sum-increased': 'the amount goes up',
    unlinked: 'it’s no longer linked, so the insurer could pay more in total',
    'own-occupation': 'it would cover your own occupation',
    'option-added': 'you’re adding an option',
    'waiting-period-shorter': 'the waiting period gets shorter',
    'benefit-period-longer': 'the benefit period gets longer',
    'indexation-resumed': 'indexation was off permanently',
  } satisfies Record<HealthReason, string>,
  none: 'None',
  percent: (value: number) => `${value}%`,
  same: 'No change',
  changed: 'Changed',
}
