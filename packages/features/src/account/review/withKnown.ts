import { kindOf, NEEDS_COVERS } from '@coverkit/core'
import { type Policy, sumsInsured } from '@coverkit/core/policies'
import { withRawInput } from '@coverkit/flow-draft'
import { type CalculatorAnswers, numberText } from '#calculator'
import type { KnownCustomer } from './KnownContext.ts'
import { enteredCover } from './reviewCalculation.ts'

interface Known extends KnownCustomer {
  /** A year before tax, from the profile; null where it has none. */
  readonly income: number | null
}

const ABOUT_YOU = 'about-you'
const EXISTING = 'existing-cover'

/**
 * A calculation with what is known filled in as if it were typed: the age of today, the income where none was entered, and
 * the cover of the policies. Cover that was entered and is more stays, as some may be elsewhere.
 */
export function withKnown(answers: CalculatorAnswers, known: Known): CalculatorAnswers {
  const { age, income, policies } = known
  const isIncomeBlank =
    answers.input.annualSalary === null && answers.typed[`${ABOUT_YOU}/annualSalary`] === undefined
  const filled: readonly (readonly [step: string, name: string, value: string | readonly string[]])[] = [
    ...(age === null ? [] : [[ABOUT_YOU, 'age', numberText(age)] as const]),
    ...(income === null || !isIncomeBlank ? [] : [[ABOUT_YOU, 'annualSalary', numberText(income)] as const]),
    ...coversOf(answers, policies),
  ]
  return filled.reduce((all, [step, name, value]) => withRawInput(all, step, name, value), answers)
}

function coversOf({ input }: CalculatorAnswers, policies: readonly Policy[]) {
  const sums = sumsInsured(policies)
  const held = NEEDS_COVERS.map((cover) => ({
    cover,
    sum: Math.max(enteredCover(input, cover), sums[kindOf(cover)]),
  })).filter(({ sum }) => sum > 0)
  const selected = [EXISTING, 'selectedCovers', held.map(({ cover }) => cover)] as const
  return held.length === 0
    ? []
    : [selected, ...held.map(({ cover, sum }) => [EXISTING, cover, numberText(sum)] as const)]
}
