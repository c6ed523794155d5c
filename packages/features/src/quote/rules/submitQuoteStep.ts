import { type ClientQuote, COVER_STEPS, type RuleResult } from '@coverkit/core'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'
import { endAnnouncements, offerRestores, resolveShown } from './announcements.ts'
import { applyToQuote, limitsOf, type RuleContext } from './applyToQuote.ts'

/** One rule of a step, with the amount that was typed where it has one. */
export interface StepRule {
  readonly rule: (quote: ClientQuote) => RuleResult
  readonly requested?: RuleContext['requested']
}

/** Writes an answer that no rule is about. */
export function answer(write: (quote: ClientQuote) => ClientQuote): StepRule {
  return { rule: (quote) => ({ quote: write(quote), changes: [] }) }
}

const coverSteps: readonly string[] = Object.values(COVER_STEPS)

/**
 * Submits a step: what the screen announced ends, the step's own rules run in order, then the rules of age, occupation
 * and owners once they can be known. Each automatic change is announced on the next screen.
 */
export function submitQuoteStep(
  answers: QuoteAnswers,
  step: string,
  rules: readonly StepRule[],
): QuoteAnswers {
  const before = answers.quote
  const run = (current: QuoteAnswers, { rule, requested = null }: StepRule) =>
    applyToQuote(current, rule, { step, requested })
  const begun = {
    ...endAnnouncements(answers),
    ...(coverSteps.includes(step) && { allowAdjustments: false }),
  }
  const answered = rules.reduce(run, begun)
  const { age, occupationId } = answered.quote.personalDetails
  const late = step === 'personal-details' || step === 'premium-type' || step === 'get-quote'
  const known = late || answers.limits !== undefined || age !== null || occupationId !== null
  const ruled = known ? run(answered, { rule: limitsOf(answers) }) : answered
  return offerRestores(resolveShown(ruled), before)
}
