import { tpdTotal } from '../quote/tpdLink.ts'
import { type ClientQuote, COVER_KINDS, type CoverKind } from '../quote/types.ts'
import type { PolicyField, PolicyTerms, TermField, TermValue } from './types.ts'

/** The terms of one cover. */
export type CoverTerms = Readonly<Partial<Record<TermField, TermValue>>>

function listOrNull(list: readonly string[]): readonly string[] | null {
  return list.length === 0 ? null : list
}

/** Sum insured of a cover in dollars, selected or not: income protection a month, TPD its total; 0 for none. */
export function sumInsuredOf(quote: ClientQuote, kind: CoverKind): number {
  switch (kind) {
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

/** The covers that are there: selected, and with an amount. In canonical order. */
export function coversOf(quote: ClientQuote): CoverKind[] {
  return COVER_KINDS.filter(
    (kind) => quote.covers.selectedCovers.includes(kind) && sumInsuredOf(quote, kind) > 0,
  )
}

/** The terms of a cover, none where the cover is not there. */
export function coverTerms(quote: ClientQuote, kind: CoverKind): CoverTerms {
  if (!coversOf(quote).includes(kind)) return {}
  const sumInsured = sumInsuredOf(quote, kind)
  const { lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = quote
  switch (kind) {
    case 'life':
      return { sumInsured, owner: lifeCover.lifeOwner }
    case 'tpd':
      return {
        sumInsured,
        link: tpdCover.tpdLinkTo,
        linkedAmount: tpdCover.amountLinked || null,
        occupationType: tpdCover.occupationType,
        extras: listOrNull(tpdCover.extras),
        owner: tpdCover.tpdOwner,
      }
    case 'criticalIllness':
      return {
        sumInsured,
        link: criticalIllnessCover.criticalIllnessLinkTo,
        extras: listOrNull(criticalIllnessCover.extras),
        owner: criticalIllnessCover.criticalIllnessOwner,
      }
    case 'incomeProtection':
      return {
        sumInsured,
        incomeReplacement: incomeProtectionCover.incomeReplacement,
        waitingPeriod: incomeProtectionCover.waitingPeriod,
        benefitPeriod: incomeProtectionCover.benefitPeriod,
        extras: listOrNull(incomeProtectionCover.extraCostOptions),
        owner: incomeProtectionCover.incomeProtectionOwner,
      }
  }
}

/** The terms of the whole policy. */
export function policyValues(terms: PolicyTerms): Readonly<Record<PolicyField, TermValue>> {
  const { quote, paymentMethod, outsidePaymentMethod, indexation } = terms
  const { premiumType, paymentFrequency } = quote
  return { premiumType, paymentFrequency, paymentMethod, outsidePaymentMethod, indexation }
}

/** Whether two values of a term are the same. */
export function sameTerm(one: TermValue, other: TermValue): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return one === other
  }
  return one.length === other.length && one.every((item, index) => item === other[index])
}
