import { monthlyBenefitMaximum } from '../covers/income-protection/monthlyBenefit.ts'
import { ageOn } from '../fields/parseDateOfBirth.ts'
import type { State } from '../geography/states.ts'
import { limitAge } from '../quote/applyAgeRule.ts'
import { limitOccupation } from '../quote/applyOccupationRules.ts'
import { type QuoteDraft, write } from '../quote/quoteDraft.ts'
import { runRule } from '../quote/runRule.ts'
import { enterAmount } from '../quote/setCoverAmount.ts'
import { limitOwners } from '../quote/setOwner.ts'
import type { ClientQuote, RuleResult } from '../quote/types.ts'
import type { PolicyHolder } from './holderFields.ts'

interface Difference<Field extends string, Value> {
  readonly field: Field
  readonly from: Value | null
  readonly to: Value
  readonly reason: 'application-details'
}

/** An answer of the quote that the person's own details contradict; a `Change` whose values have types. */
export type QuoteDifference =
  | Difference<'personalDetails.age', number>
  | Difference<'personalDetails.state', State>
  | Difference<'personalDetails.occupation', string>
  | Difference<'personalDetails.occupationId', number>
  | Difference<'incomeProtectionCover.annualEarnings', number>

/** The policy holder's answer for each field of the quote that it may differ from. */
export const QUOTED_ANSWERS = {
  'personalDetails.age': 'dateOfBirth',
  'personalDetails.state': 'state',
  'personalDetails.occupation': 'occupation',
  'personalDetails.occupationId': 'occupationId',
  'incomeProtectionCover.annualEarnings': 'annualEarnings',
} as const satisfies Record<QuoteDifference['field'], keyof PolicyHolder>

/**
 * Returns where the insured person's details (the first holder's) differ from the quote in a way that changes its price,
 * by the quote's fields: age on `today` (`YYYY-MM-DD`), state, occupation, and, while income protection is selected,
 * earnings that are too low for its monthly benefit. An unanswered detail doesn't differ.
 */
export function differencesFromQuote(
  holder: PolicyHolder,
  quote: ClientQuote,
  today: string,
): QuoteDifference[] {
  const { dateOfBirth, state, occupation, occupationId, annualEarnings } = holder
  const { personalDetails, covers, incomeProtectionCover } = quote
  const age = dateOfBirth === null ? null : ageOn(dateOfBirth, today)
  const differences: QuoteDifference[] = []
  if (age !== null && age !== personalDetails.age) {
    differences.push({
      field: 'personalDetails.age',
      from: personalDetails.age,
      to: age,
      reason: 'application-details',
    })
  }
  if (state !== null && state !== personalDetails.state) {
    const from = personalDetails.state
    differences.push({ field: 'personalDetails.state', from, to: state, reason: 'application-details' })
  }
  if (occupationId !== null && occupationId !== personalDetails.occupationId) {
    if (occupation !== null && occupation !== personalDetails.occupation) {
      const from = personalDetails.occupation
      differences.push({
        field: 'personalDetails.occupation',
        from,
        to: occupation,
        reason: 'application-details',
      })
    }
    const from = personalDetails.occupationId
    differences.push({
      field: 'personalDetails.occupationId',
      from,
      to: occupationId,
      reason: 'application-details',
    })
  }
  const quoted = incomeProtectionCover.annualEarnings
  const benefit = covers.selectedCovers.includes('incomeProtection')
    ? (incomeProtectionCover.monthlyBenefit ?? 0)
    : 0
  if (
    annualEarnings !== null &&
    annualEarnings !== quoted &&
    benefit > monthlyBenefitMaximum(annualEarnings)
  ) {
    const field = 'incomeProtectionCover.annualEarnings'
    differences.push({ field, from: quoted, to: annualEarnings, reason: 'application-details' })
  }
  return differences
}

function apply(draft: QuoteDraft, { field, to }: QuoteDifference): void {
  switch (field) {
    case 'personalDetails.age':
      write(draft, 'personalDetails', { age: to }, 'application-details')
      break
    case 'personalDetails.state':
      write(draft, 'personalDetails', { state: to }, 'application-details')
      break
    case 'personalDetails.occupation':
      write(draft, 'personalDetails', { occupation: to }, 'application-details')
      break
    case 'personalDetails.occupationId':
      write(draft, 'personalDetails', { occupationId: to }, 'application-details')
      break
    case 'incomeProtectionCover.annualEarnings': {
      write(draft, 'incomeProtectionCover', { annualEarnings: to }, 'application-details')
      enterAmount(draft, 'incomeProtection', draft.quote.incomeProtectionCover.monthlyBenefit)
      break
    }
  }
}

/**
 * The quote with the differences in it, for new prices. Changed earnings enter the monthly benefit again, which they
 * may limit; then all cover rules run.
 */
export function requoteFor(quote: ClientQuote, differences: readonly QuoteDifference[]): RuleResult {
  const steps = differences.map((difference) => (draft: QuoteDraft) => apply(draft, difference))
  return runRule(quote, ...steps, limitOwners, limitAge, limitOccupation)
}
