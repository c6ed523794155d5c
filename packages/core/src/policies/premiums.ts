import { INSTALMENTS_A_YEAR } from '../payment/instalments.ts'
import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '../payment/paymentTerms.ts'
import type { Policy } from './types.ts'

/** The total premium of all policies with one frequency. */
export interface FrequencyTotal {
  readonly frequency: PaymentFrequency
  /** One instalment of each, in dollars and cents. */
  readonly amount: number
  /** How many policies are paid so often. */
  readonly policies: number
}

/** The total premium of several policies. */
export interface TotalPremium {
  /** Twelve months at today's premiums, in dollars and cents. */
  readonly perYear: number
  /** One for each frequency that a policy has, most often first. */
  readonly byFrequency: readonly FrequencyTotal[]
  /** Policies in force whose premium or frequency the record lacks; they are in neither figure. */
  readonly unknown: number
}

/** Whole cents, so that sums are exact. */
const centsOf = (dollars: number): number => Math.round(dollars * 100)

/** Dollars and cents of several amounts together. */
function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, dollars) => sum + centsOf(dollars), 0) / 100
}

/** Whether a policy covers anything: a lapsing one still does. */
export function isInForce({ state }: Pick<Policy, 'state'>): boolean {
  return state !== 'lapsed'
}

/** Twelve months of a policy at today's premium, in dollars and cents; null where the record lacks it. */
export function premiumPerYear({ premium }: Pick<Policy, 'premium'>): number | null {
  const { amount, frequency } = premium
  if (amount === null || frequency === null) return null
  return (centsOf(amount) * INSTALMENTS_A_YEAR[frequency]) / 100
}

/** Sums the premiums of the policies in force. */
export function totalPremium(policies: readonly Policy[]): TotalPremium {
  const priced = policies.filter(isInForce).map((policy) => ({
    frequency: policy.premium.frequency,
    amount: policy.premium.amount ?? 0,
    perYear: premiumPerYear(policy),
  }))
  const known = priced.flatMap(({ perYear }) => (perYear === null ? [] : [perYear]))
  const byFrequency = PAYMENT_FREQUENCIES.map((frequency) => {
    const paidSo = priced.filter((policy) => policy.perYear !== null && policy.frequency === frequency)
    return { frequency, amount: sumOf(paidSo.map(({ amount }) => amount)), policies: paidSo.length }
  })
  return {
    perYear: sumOf(known),
    byFrequency: byFrequency.filter(({ policies: count }) => count > 0),
    unknown: priced.length - known.length,
  }
}

/** A day on which premiums are debited, and from which policies. */
export interface Debit {
  readonly date: string
  /** In dollars and cents; null where the record lacks one of the premiums. */
  readonly amount: number | null
  readonly policies: readonly Policy[]
}

/** The next day on which premiums of policies in force are debited; null where none is. */
export function nextDebit(policies: readonly Policy[]): Debit | null {
  const dates = policies.filter(isInForce).flatMap(({ nextDebitDate }) => nextDebitDate ?? [])
  const [date] = dates.toSorted()
  if (date === undefined) return null
  const due = policies.filter((policy) => isInForce(policy) && policy.nextDebitDate === date)
  const amounts = due.flatMap(({ premium }) => premium.amount ?? [])
  return { date, amount: amounts.length === due.length ? sumOf(amounts) : null, policies: due }
}

/** An anniversary of a policy, when its premium and an indexed sum insured are worked out again. */
export interface Anniversary {
  readonly date: string
  readonly policy: Policy
}

/** The next anniversary of every policy in force, the earliest first. */
export function nextAnniversaries(policies: readonly Policy[]): readonly Anniversary[] {
  const dated = policies.filter(isInForce).flatMap((policy) => {
    const { nextAnniversaryDate: date } = policy
    return date === null ? [] : [{ date, policy }]
  })
  return dated.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
}
