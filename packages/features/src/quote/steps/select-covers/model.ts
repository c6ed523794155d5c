import { COVER_KINDS, COVER_STEPS, payThroughSuper, selectCovers } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { withoutInput } from '@coverkit/flow-draft'
import * as z from 'zod/mini'
import { choices, yesNo } from '#common/step-form/fieldSchemas.ts'
import { stepReader } from '#common/step-form/stepReader.ts'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import type { QuoteModel } from '../../flow/quoteModel.ts'
import { submitQuoteStep } from '../../flow/submitQuoteStep.ts'
import { messages } from './messages.ts'
import { type Field, view } from './view.ts'

export const model: QuoteModel<Field> = {
  ...stepReader({
    view,
    messages,
    schema: ({ unavailable }) =>
      z.object({
        covers: choices(
          COVER_KINDS.filter((kind) => !unavailable.includes(kind)),
          { min: 1 },
        ),
        payThroughSuper: yesNo(),
      }),
    apply(answers, read) {
      const answer = read.payThroughSuper ? 'true' : 'false'
      const requested = answers.quote.covers.payThroughSuper !== answer
      const chosen = submitQuoteStep(answers, 'select-covers', [
        { rule: (quote) => selectCovers(quote, read.covers) },
        ...(requested ? [{ rule: (quote: QuoteAnswers['quote']) => payThroughSuper(quote, answer) }] : []),
      ])
      return withoutInputOfDeselected(chosen)
    },
  }),
  leaves: {
    covers: 'covers.selectedCovers',
    payThroughSuper: 'covers.payThroughSuper',
  },
}

/** What was typed for a cover goes with the cover, and so does a structure that may name it. */
function withoutInputOfDeselected(answers: QuoteAnswers): QuoteAnswers {
  const { selectedCovers } = answers.quote.covers
  const deselected = COVER_KINDS.filter((kind) => !selectedCovers.includes(kind))
  const emptied = deselected.reduce((current, kind) => withoutInput(current, COVER_STEPS[kind]), answers)
  const structures = deselected.includes('life') || deselected.includes('criticalIllness')
  const stored = Object.entries(emptied.typed).filter(([key]) => !structures || !key.endsWith('/structure'))
  const input: InputValues = Object.fromEntries(stored)
  const typedBenefit = answers.typedBenefit && selectedCovers.includes('incomeProtection')
  return { ...emptied, typed: input, typedBenefit }
}
