import {
  BENEFIT_PERIODS,
  type BenefitPeriod,
  WAITING_PERIODS,
  type WaitingPeriod,
} from '../covers/income-protection/incomeProtectionCover.ts'
import type { CoverKind } from '../covers/kinds.ts'
import type { OfferLimits } from '../covers/limits.ts'
import { offerCap } from '../covers/offerCap.ts'
import { sumInsuredOf } from '../covers/sums.ts'
import { isHomemaker } from './isHomemaker.ts'
import type { ClientQuote } from './types.ts'

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

function highestAmount(quote: ClientQuote, cover: CoverKind, limits: OfferLimits): number {
  const { maximum } = offerCap(quote, cover, limits)
  const most = isHomemaker(quote.personalDetails, limits) ? limits.homemaker.maximum[cover] : undefined
  return Math.min(maximum, most ?? maximum)
}

/** The allowed amount nearest to the one asked for, in dollars; null where none is allowed. */
export function nearestAmount(quote: ClientQuote, cover: CoverKind, limits: OfferLimits): number | null {
  const [lowest] = limits.sumInsured[cover]
  const highest = highestAmount(quote, cover, limits)
  if (highest < lowest) return null
  return Math.min(Math.max(sumInsuredOf(quote, cover), lowest), highest)
}
