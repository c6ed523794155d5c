import { monthlyEarningsShare } from './earningsShare.ts'
import type { OfferLimits } from './limits.ts'
import { tpdTotal } from './tpdLink.ts'
import {
  BENEFIT_PERIODS,
  type BenefitPeriod,
  type ClientQuote,
  type CoverKind,
  WAITING_PERIODS,
  type WaitingPeriod,
} from './types.ts'

/** The periods an insurer would give instead: what is asked where offered, else the longest benefit, shortest wait. */
export function nearestPeriods(
  { incomeProtectionCover }: ClientQuote,
  occupationClass: string,
  limits: OfferLimits,
): { waitingPeriod: WaitingPeriod; benefitPeriod: BenefitPeriod } | null {
  const offered = limits.availability[occupationClass]
  const requested = incomeProtectionCover.benefitPeriod
  const benefits = BENEFIT_PERIODS.filter((period) => offered?.benefit.includes(period))
  const benefitPeriod = benefits.includes(requested) ? requested : benefits.at(-1)
  if (benefitPeriod === undefined) return null
  const waits = WAITING_PERIODS.filter(
    (period) =>
      offered?.waiting.includes(period) && (limits.waitingRule[period]?.includes(benefitPeriod) ?? true),
  )
  const waitingPeriod = waits.find((period) => period === incomeProtectionCover.waitingPeriod) ?? waits[0]
  return waitingPeriod === undefined ? null : { waitingPeriod, benefitPeriod }
}

function requestedAmount(quote: ClientQuote, cover: CoverKind): number {
  switch (cover) {
    case 'life':
      return quote.lifeCover.amount ?? 0
    case 'tpd':
      return tpdTotal(quote)
    case 'criticalIllness':
      return quote.criticalIllnessCover.amount ?? 0
    case 'incomeProtection':
      return quote.incomeProtectionCover.monthlyBenefit ?? 0
  }
}

function highestAmount(quote: ClientQuote, cover: CoverKind, limits: OfferLimits): number {
  const [, highest] = limits.sumInsured[cover]
  if (cover === 'incomeProtection') {
    const { annualEarnings } = quote.incomeProtectionCover
    return Math.min(highest, monthlyEarningsShare(annualEarnings, limits.earningsShare))
  }
  const { occupationId } = quote.personalDetails
  const homemaker = occupationId !== null && limits.homemaker.occupationIds.includes(occupationId)
  return homemaker ? Math.min(highest, limits.homemaker.maximum[cover] ?? highest) : highest
}

/** The allowed amount nearest to the one asked for, in dollars; null where none is allowed. */
export function nearestAmount(quote: ClientQuote, cover: CoverKind, limits: OfferLimits): number | null {
  const [lowest] = limits.sumInsured[cover]
  const highest = highestAmount(quote, cover, limits)
  if (highest < lowest) return null
  return Math.min(Math.max(requestedAmount(quote, cover), lowest), highest)
}
