import { type ClientQuote, comparisonRequest, type Reason } from '@coverkit/core'
import {
  type CoverChange,
  coversOf,
  type PolicyProjection,
  type PolicyTerms,
  type PricedPolicy,
  SHOWN_YEARS,
  sumInsuredOf,
} from '@coverkit/core/change-cover'
import type { CheckedRequest } from './CheckedRequest.ts'
import { pricesOf } from './compareQuotes.ts'
import { MONTHS } from './covers/factors.ts'
import { declineReasons } from './declineReasons.ts'
import { type HeldCover, heldCover, yearlyMarket } from './heldCover.ts'
import type { Offer } from './offer.ts'
import { policyLines } from './policyLines.ts'
import {
  addUp,
  coverSums,
  levelPremiums,
  lineSums,
  payable,
  perIndexation,
  projectedAges,
  steppedPremiums,
} from './projectPremiums.ts'
import type { RatingTables } from './RatingTables.ts'
import { RequestRefused } from './RequestRefused.ts'
import { readRequest } from './readRequest.ts'
import { asDollars, cents } from './rounding.ts'
import { requestedTerms } from './Terms.ts'

/** A policy in force and its requested change. */
export interface ChangeToPrice extends CoverChange {
  supplierCode: string
  /** The age of the current premium: at the last anniversary, for level premiums at the start. */
  ratedAge: number
  /** The age at the last anniversary, for every type of premium: the price of added cover depends on it. */
  yearAge: number
}

/** The prices before and after a change. */
export interface PricedChange {
  now: PricedPolicy
  /** Null if the insurer declines. */
  after: PricedPolicy | null
  reasons: Reason[]
  projection: PolicyProjection | null
  occupationClasses: CheckedRequest['occupation']['classes']
}

/** The terms before or after a change, ready for pricing. */
interface Side {
  checked: CheckedRequest
  offer: Offer
  held: HeldCover | null
}

const withCoversOf = (quote: ClientQuote, age: number): ClientQuote => ({
  ...quote,
  personalDetails: { ...quote.personalDetails, age },
  covers: { ...quote.covers, selectedCovers: coversOf(quote) },
})

/** Checks terms as for a comparison, except for the age: a policy may continue at an age at which none is sold. */
function check(
  tables: RatingTables,
  supplierCode: string,
  { quote, paymentMethod }: PolicyTerms,
  age: number,
): CheckedRequest {
  const [youngest, oldest] = tables.limits.requestAge
  const request = comparisonRequest(withCoversOf(quote, Math.min(Math.max(age, youngest), oldest)), {
    clientId: '',
    supplierCodes: [supplierCode],
    ...(paymentMethod !== null && { paymentMethod }),
  })
  if (!request) throw new RequestRefused([{ path: 'insured', code: 'required' }])
  return { ...readRequest(tables, request), age }
}

function offerOf(tables: RatingTables, supplierCode: string, checked: CheckedRequest): Offer {
  const insurer = tables.insurers[supplierCode]
  if (!insurer) throw new RequestRefused([{ path: 'supplierCode', code: 'unknown' }])
  const head = { supplierCode, supplierName: insurer.displayName, reasons: [], adjustments: [] }
  return { head: { ...head, status: 'quoted' }, insurer, terms: requestedTerms(checked) }
}

function priced(tables: RatingTables, { checked, offer, held }: Side, { quote }: PolicyTerms): PricedPolicy {
  const { paymentFrequency } = quote
  const premium = pricesOf(tables, checked, offer, yearlyMarket(tables, checked, offer, held))[
    paymentFrequency
  ]
  if (!premium) throw new RequestRefused([{ path: 'paymentFrequency', code: 'rollover-yearly' }])
  return { paymentFrequency, premium }
}

/** Lists the insurer's reasons to decline, except existing ones of the policy that no increase affects. */
function reasonsOf(tables: RatingTables, change: ChangeToPrice, now: Side, after: Side): Reason[] {
  const age = change.after.quote.personalDetails.age ?? change.yearAge
  const reasonsAt = ({ checked, offer }: Side) =>
    declineReasons(tables, offer.insurer, { ...checked, age }, offer.terms)
  const known = reasonsAt(now)
  return reasonsAt(after).filter(({ code, cover }) => {
    const isKnown = known.some((reason) => reason.code === code && reason.cover === cover)
    const [before, then] = [change.now.quote, change.after.quote].map((quote) =>
      cover === null ? 0 : sumInsuredOf(quote, cover),
    )
    return !isKnown || (then ?? 0) > (before ?? 0)
  })
}

/** Returns whole cents a year for each age, under each choice of indexation. */
function projected(tables: RatingTables, { checked, offer, held }: Side, ages: number[]) {
  const fee = cents(MONTHS * offer.insurer.monthlyFee)
  const firstYear = yearlyMarket(tables, checked, offer, held)
  return perIndexation((indexation) => {
    const perLine = policyLines(tables, checked, offer.terms).map((line) => {
      const sums = lineSums(tables, line.sum, ages, indexation)
      const yearly =
        checked.premiumType === 'level'
          ? levelPremiums(tables, offer, line, ages, sums, firstYear(line))
          : steppedPremiums(tables, offer, line, ages, sums)
      return yearly.map((premium) => payable(tables, checked, line, premium))
    })
    return addUp(perLine, ages.length).map((sum) => sum + fee)
  })
}

const inDollars = (wholeCents: number[]) => wholeCents.slice(0, SHOWN_YEARS).map(asDollars)
const sumOf = (wholeCents: number[]) => asDollars(wholeCents.reduce((sum, year) => sum + year, 0))

function projectionOf(tables: RatingTables, change: ChangeToPrice, now: Side, after: Side): PolicyProjection {
  const ages = projectedAges(tables, change.yearAge)
  const shown = ages.slice(0, SHOWN_YEARS)
  const before = projected(tables, now, ages)[change.now.indexation]
  const then = projected(tables, after, ages)
  const chosen = then[change.after.indexation]
  return {
    ages: shown,
    now: inDollars(before),
    after: perIndexation((indexation) => inDollars(then[indexation])),
    sumInsured: perIndexation((indexation) => coverSums(tables, after.checked, shown, indexation)),
    toLastAge: {
      now: sumOf(before),
      after: sumOf(chosen),
      years: { ages, now: before.map(asDollars), after: chosen.map(asDollars) },
    },
  }
}

/**
 * Prices a policy before and after a change.
 * @throws RequestRefused for terms, or a person, that cannot be priced
 */
export function priceChange(tables: RatingTables, change: ChangeToPrice): PricedChange {
  const { supplierCode, ratedAge, yearAge } = change
  const sideOf = (terms: PolicyTerms, held: HeldCover | null): Side => {
    const checked = check(tables, supplierCode, terms, yearAge)
    return { checked, offer: offerOf(tables, supplierCode, checked), held }
  }
  const isLevel = change.now.quote.premiumType === 'level'
  const held = isLevel ? heldCover(tables, check(tables, supplierCode, change.now, yearAge), ratedAge) : null
  const now = sideOf(change.now, held)
  const after = sideOf(change.after, change.after.quote.premiumType === 'level' ? held : null)
  const reasons = reasonsOf(tables, change, now, after)
  const isOffered = reasons.length === 0
  return {
    now: priced(tables, now, change.now),
    after: isOffered ? priced(tables, after, change.after) : null,
    reasons,
    projection: isOffered ? projectionOf(tables, change, now, after) : null,
    occupationClasses: now.checked.occupation.classes,
  }
}
