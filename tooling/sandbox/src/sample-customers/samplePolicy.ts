import {
  addDays,
  ageOn,
  type ClientQuote,
  COVER_KINDS,
  comparisonRequest,
  emptyQuote,
  groupOf,
  selectedQuote,
} from '@coverkit/core'
import { INSTALMENTS_A_YEAR, lastAnniversary, policyTerms } from '@coverkit/core/policies'
import type { Schema } from '../document/Schema.ts'
import { compareQuotes } from '../rating/compareQuotes.ts'
import type { RatingTables } from '../rating/RatingTables.ts'
import { cents } from '../rating/rounding.ts'
import type { Commission, StoredPolicy } from '../subjects/policies/StoredPolicy.ts'
import type { SampleCustomer, SamplePolicy } from './SampleCustomer.ts'

const BIRTHDAY_DAYS_AGO = 100
const DRAW_DAYS = 28
const FAMILY_NAME = 'Sample'
// Sample rates: the broker's share of the first year's premium, and of every later year's.
const UP_FRONT = 0.6
const ONGOING = 0.2

/** Returns the same day so many years earlier; for 29 February, the 28th. */
function yearsBefore(date: string, years: number): string {
  const year = String(Number(date.slice(0, 4)) - years).padStart(4, '0')
  return `${year}${date.slice(4).replace('-02-29', '-02-28')}`
}

export const dateOfBirth = ({ person }: SampleCustomer, today: string): string =>
  yearsBefore(addDays(today, -BIRTHDAY_DAYS_AGO), person.age)

export const sampleName = (givenName: string) => `${givenName} ${FAMILY_NAME}`

/** Returns the quote of a policy for its person at an age. */
function quoteOf(
  { person }: SampleCustomer,
  policy: SamplePolicy,
  age: number,
  occupation: string,
): ClientQuote {
  const blank = emptyQuote()
  const groups = COVER_KINDS.map((kind): [string, object] => [
    groupOf(kind),
    { ...blank[groupOf(kind)], ...policy.covers[kind] },
  ])
  return {
    ...blank,
    ...Object.fromEntries(groups),
    personalDetails: { ...person, age, occupation },
    premiumType: policy.premiumType ?? 'stepped',
    covers: { payThroughSuper: null, selectedCovers: COVER_KINDS.filter((kind) => policy.covers[kind]) },
    paymentFrequency: policy.frequency ?? 'monthly',
  }
}

/** @throws Error for a policy that its insurer would not offer at the age that its premium is for */
function offerFor(
  tables: RatingTables,
  quote: ClientQuote,
  { insurer, method = 'directDebit' }: SamplePolicy,
) {
  const supplierCodes = [insurer]
  const request = comparisonRequest(quote, { clientId: '', supplierCodes, paymentMethod: method })
  const answer = request && compareQuotes(tables, request)
  const [priced] = answer?.insurers ?? []
  const offer = answer && priced && selectedQuote(priced, answer, quote, quote.paymentFrequency)
  if (!offer) throw new Error(`${insurer} does not offer this: ${JSON.stringify(priced?.reasons)}`)
  return offer
}

/** Returns the sums insured before indexation, to the nearest thousand; a benefit to the nearest fifty. */
function originalSums(
  { indexationRate }: RatingTables['projection'],
  { years, indexation = 'on' }: SamplePolicy,
  terms: ReturnType<typeof policyTerms>,
): Schema<'PolicySums'> {
  const growth = indexation === 'on' ? (1 + indexationRate) ** years : 1
  const before = (sum: number | null, step: number) => (sum ? Math.round(sum / growth / step) * step : null)
  const { tpD_Sum_Insured: standalone, tpD_Linked_Sum_Insured: linked } = terms
  return {
    life: before(terms.sum_Insured, 1000),
    tpd: before((standalone ?? 0) + (linked ?? 0), 1000),
    criticalIllness: before(terms.critical_Illness_Sum_Insured, 1000),
    incomeProtection: before(terms.monthly_Benefit, 50),
  }
}

/** Returns a sample policy for storage on a day, `YYYY-MM-DD`, priced by the rating engine for its rated age. */
export function samplePolicy(
  tables: RatingTables,
  customer: SampleCustomer,
  policy: SamplePolicy,
  today: string,
): { policy: StoredPolicy; commission: Commission } {
  const born = dateOfBirth(customer, today)
  const start = yearsBefore(addDays(today, -policy.daysPast), policy.years)
  const ratedAge = ageOn(born, policy.premiumType === 'level' ? start : lastAnniversary(start, today))
  const occupation = tables.occupations.get(customer.person.occupationId)?.description ?? ''
  const quote = quoteOf(customer, policy, ratedAge, occupation)
  const offer = offerFor(tables, quote, policy)
  const terms = policyTerms(quote)
  const yearly = offer.totalPremiumAmount * INSTALMENTS_A_YEAR[quote.paymentFrequency]
  const isLapsing = policy.lapsesInDays !== undefined
  return {
    policy: {
      ...terms,
      name: policy.number,
      insurer_Code: policy.insurer,
      insurer_Name: offer.supplierName,
      product_Code: offer.productCode,
      product_Name: offer.productName,
      lapse_Date: policy.lapsesInDays === undefined ? null : addDays(today, policy.lapsesInDays),
      overdue: isLapsing ? offer.totalPremiumAmount : null,
      payment_Method: policy.method ?? 'directDebit',
      outsidePaymentMethod: policy.outsideMethod ?? null,
      indexation: policy.indexation ?? 'on',
      premium_Amount: offer.totalPremiumAmount,
      original_Sums: originalSums(tables.projection, policy, terms),
      insured: {
        date_of_Birth: born,
        rated_Age: ratedAge,
        gender: customer.person.gender,
        smoker: customer.person.isSmoker,
        occupation,
        occupation_ID: customer.person.occupationId,
        state: customer.person.state,
      },
      start_Date: start,
      drawDay: Math.min(DRAW_DAYS, Number(start.slice(8))),
      policyholder1: sampleName(customer.givenName),
      policyholder2: customer.secondHolder ? sampleName(customer.secondHolder) : null,
    },
    commission: { upFrontCents: cents(yearly * UP_FRONT), ongoingCents: cents(yearly * ONGOING) },
  }
}
