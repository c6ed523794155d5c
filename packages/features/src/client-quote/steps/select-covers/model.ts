import { COVER_KINDS, COVER_STEPS, payThroughSuper, quoteForm, selectCovers } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { withoutInput } from '@coverkit/flow-draft'
import { fieldsReader, someControls } from '#fields/readers'
import type { QuoteAnswers } from '#quote/answers'
import { quoteSource } from '#quote/reader'
import { answer, type QuoteModel, type StepRule, submitQuoteStep } from '#quote/rules'
import { fundAnswer } from './fundAnswer.ts'
import { type Field, view } from './view.ts'

const controls = someControls(quoteForm, {
  covers: 'covers.selectedCovers',
  payThroughSuper: 'covers.payThroughSuper',
})

export const model: QuoteModel<Field> = {
  ...fieldsReader({
    ...quoteSource,
    controls,
    view,
    with(answers, { covers }) {
      const chosen = submitQuoteStep(answers, 'select-covers', [
        { rule: (quote) => selectCovers(quote, covers.selectedCovers) },
        ...(covers.payThroughSuper === null ? [] : [fundRule(answers, covers.payThroughSuper)]),
      ])
      return withoutInputOfDeselected(chosen)
    },
  })({
    covers: { otherwise: 'Choose at least one cover' },
    payThroughSuper: { otherwise: 'Tell us if you want to pay through super' },
  }),
  leaves: controls.map,
}

/** An answer that was shown already is stored as it is: owners that the visitor has chosen since are theirs. */
function fundRule({ quote: before }: QuoteAnswers, fund: 'true' | 'false'): StepRule {
  if (fundAnswer(before) !== fund) return { rule: (quote) => payThroughSuper(quote, fund) }
  return answer((quote) => ({ ...quote, covers: { ...quote.covers, payThroughSuper: fund } }))
}

/** Deselecting a cover removes its input, and a structure that may refer to it. */
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
