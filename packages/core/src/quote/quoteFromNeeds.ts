import { groupOf } from '../covers/groupOf.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { OFFER_LIMITS } from '../covers/limits.ts'
import { COVER_RULES } from '../covers/rules.ts'
import type { CalculatorInput, IncomeProtectionNeed, Needs } from '../needs/types.ts'
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

/** A lump sum of the needs, at most the cover's maximum. */
function withLumpSum(quote: ClientQuote, kind: CoverKind, quoteAmount: number): ClientQuote {
  const group = groupOf(kind)
  const sum = Math.min(quoteAmount, OFFER_LIMITS.sumInsured[kind][1])
  return { ...quote, [group]: { ...quote[group], ...COVER_RULES[kind].withSum(sum, quote) } }
}

function withIncomeProtection(
  quote: ClientQuote,
  { need, benefitPeriod, waitingPeriod }: IncomeProtectionNeed,
  annualEarnings: number | null,
): ClientQuote {
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
  const quote: ClientQuote = {
    ...empty,
    personalDetails: {
      ...empty.personalDetails,
      ...profile,
      age: input.age ?? profile?.age ?? null,
    },
    premiumType: 'stepped',
    covers: { ...empty.covers, selectedCovers: kinds },
    tpdCover: {
      ...empty.tpdCover,
      ...(kinds.includes('tpd') && { occupationType: 'own' as const }),
    },
  }
  const filled = kinds.reduce((current, kind) => {
    const need = needs[groupOf(kind)]
    return 'quoteAmount' in need
      ? withLumpSum(current, kind, need.quoteAmount)
      : withIncomeProtection(current, need, input.annualSalary)
  }, quote)
  return runRule(filled, limitAge, limitOccupation)
}
