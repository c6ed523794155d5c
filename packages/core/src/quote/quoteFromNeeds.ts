import { groupOf } from '../covers/groupOf.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { OFFER_LIMITS } from '../covers/limits.ts'
import type { CalculatorInput, Needs } from '../needs/types.ts'
import type { PersonalDetails } from '../person/personalDetails.ts'
import { limitAge } from './applyAgeRule.ts'
import { limitOccupation } from './applyOccupationRules.ts'
import { emptyQuote } from './emptyQuote.ts'
import { runRule } from './runRule.ts'
import { setCoverAmount } from './setCoverAmount.ts'
import type { ClientQuote, RuleResult } from './types.ts'

function preselected(needs: Needs): CoverKind[] {
  return COVER_KINDS.filter((kind) => needs[groupOf(kind)].preselect)
}

function copiedAmount(quoteAmount: number, cover: Exclude<CoverKind, 'incomeProtection'>): number {
  return Math.min(quoteAmount, OFFER_LIMITS.sumInsured[cover][1])
}

function withIncomeProtection(quote: ClientQuote, needs: Needs, annualEarnings: number | null): ClientQuote {
  const { need, benefitPeriod, waitingPeriod } = needs.incomeProtectionCover
  const empty = quote.incomeProtectionCover
  const incomeProtectionCover = {
    ...empty,
    annualEarnings,
    benefitPeriod: benefitPeriod ?? empty.benefitPeriod,
    waitingPeriod: waitingPeriod ?? empty.waitingPeriod,
  }
  return setCoverAmount({ ...quote, incomeProtectionCover }, 'incomeProtection', need).quote
}

/**
 * The quote that the calculator proposes: the pre-selected covers with their needs (at most 4,000,000 and the cover's
 * maximum), stepped, owned outside super, TPD own occupation and standalone. The calculator's age wins over the
 * profile's. Then the age and occupation rules run; `changes` are theirs.
 */
export function quoteFromNeeds(
  needs: Needs,
  { profile, input }: { readonly profile?: PersonalDetails | null; readonly input: CalculatorInput },
): RuleResult {
  const empty = emptyQuote()
  const kinds = preselected(needs)
  const { life, tpd, criticalIllness } = {
    life: { amount: copiedAmount(needs.lifeCover.quoteAmount, 'life') },
    tpd: {
      amountStandalone: copiedAmount(needs.tpdCover.quoteAmount, 'tpd'),
      occupationType: 'own' as const,
    },
    criticalIllness: { amount: copiedAmount(needs.criticalIllnessCover.quoteAmount, 'criticalIllness') },
  }
  const quote: ClientQuote = {
    ...empty,
    personalDetails: {
      ...empty.personalDetails,
      ...profile,
      age: input.age ?? profile?.age ?? null,
    },
    premiumType: 'stepped',
    covers: { ...empty.covers, selectedCovers: kinds },
    lifeCover: { ...empty.lifeCover, ...(kinds.includes('life') && life) },
    tpdCover: { ...empty.tpdCover, ...(kinds.includes('tpd') && tpd) },
    criticalIllnessCover: {
      ...empty.criticalIllnessCover,
      ...(kinds.includes('criticalIllness') && criticalIllness),
    },
  }
  const filled = kinds.includes('incomeProtection')
    ? withIncomeProtection(quote, needs, input.annualSalary)
    : quote
  return runRule(filled, limitAge, limitOccupation)
}
