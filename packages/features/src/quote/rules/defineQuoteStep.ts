import { defineStep, type Step, type StepModel } from '@coverkit/flow'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'
import { inPlan } from './inPlan.ts'

/** Declares a step that core's rules include in the quote. */
export const defineQuoteStep = <const Id extends string, Model extends StepModel<QuoteAnswers>>(
  step: Pick<Step<QuoteAnswers, Id, Model>, 'id' | 'label' | 'model'>,
) => defineStep<QuoteAnswers>()({ ...step, includedWhen: inPlan(step.id) })
