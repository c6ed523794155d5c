import type { CoverKind } from '../covers/kinds.ts'
import { coversOf } from '../covers/sums.ts'
import type { PolicyOwners, PolicyStructures } from '../generated/wire.ts'
import type { ClientQuote } from '../quote/types.ts'
import type { WirePolicyTerms } from './wire.ts'

const PREMIUM_STRUCTURES = { stepped: 'S', level: 'L' } as const

/** Terms that were made of a quote, which has owners and structures. */
interface QuotedTerms extends WirePolicyTerms {
  readonly owners: PolicyOwners
  readonly structures: PolicyStructures
  readonly premium_frequency: ClientQuote['paymentFrequency']
}

/**
 * The terms of a policy for what a quote asks for, on the wire; the inverse of what `quoteFromPolicy` reads of them. Only
 * selected covers with an amount are there, and of all others everything is null. A TPD part without an amount is null.
 */
export function policyTerms(quote: ClientQuote): QuotedTerms {
  const {
    lifeCover: life,
    tpdCover: tpd,
    criticalIllnessCover: illness,
    incomeProtectionCover: income,
  } = quote
  const held = coversOf(quote)
  const of = <Value>(kind: CoverKind, value: Value): Value | null => (held.includes(kind) ? value : null)
  return {
    sum_Insured: of('life', life.amount),
    tpD_Sum_Insured: of('tpd', tpd.amountStandalone || null),
    tpD_Linked_Sum_Insured: of('tpd', tpd.amountLinked || null),
    critical_Illness_Sum_Insured: of('criticalIllness', illness.amount),
    monthly_Benefit: of('incomeProtection', income.monthlyBenefit),
    premium_Structure: quote.premiumType && PREMIUM_STRUCTURES[quote.premiumType],
    premium_frequency: quote.paymentFrequency,
    owners: {
      life: of('life', life.lifeOwner),
      tpd: of('tpd', tpd.tpdOwner),
      criticalIllness: of('criticalIllness', illness.criticalIllnessOwner),
      incomeProtection: of('incomeProtection', income.incomeProtectionOwner),
    },
    structures: {
      tpd: of('tpd', tpd.tpdLinkTo),
      criticalIllness: of('criticalIllness', illness.criticalIllnessLinkTo),
    },
    double_TPD: of('tpd', tpd.extras.includes('doubleTpd')),
    tpD_Buy_back: of('tpd', tpd.extras.includes('lifeBuyBack')),
    tpD_Occupation_Type: of('tpd', tpd.occupationType),
    cI_Buy_back: of('criticalIllness', illness.extras.includes('lifeBuyBack')),
    reinstatement: of('criticalIllness', illness.extras.includes('reinstatement')),
    increasing_Claim: of('incomeProtection', income.extraCostOptions.includes('increasingClaim')),
    super_Contribution: of(
      'incomeProtection',
      income.extraCostOptions.includes('superContribution') ? 10 : 0,
    ),
    waiting_Period: of('incomeProtection', income.waitingPeriod),
    benefit_Period: of('incomeProtection', income.benefitPeriod),
    annual_Earnings: of('incomeProtection', income.annualEarnings),
    income_Replacement: of('incomeProtection', income.incomeReplacement),
  }
}
