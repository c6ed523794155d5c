import { COVER_KINDS, COVER_STEPS, type CoverKind, selectCovers } from '@coverkit/core'
import { withoutInput } from '@coverkit/flow-draft'
import * as z from 'zod/mini'
import { choices } from '#common/step-form/fieldSchemas.ts'
import { type StepReader, stepReader } from '#common/step-form/stepReader.ts'
import { submitQuoteStep } from '#quote/rules'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { quoteLens } from '../../quoteLens.ts'
import { changeView } from '../changeView.ts'
import { offeredCovers } from './offeredCovers.ts'

export const model: StepReader<ChangeFlowAnswers, 'covers'> = {
  ...stepReader({
    view: (answers) => ({ covers: changeView(answers).covers }),
    messages: { covers: { otherwise: 'Choose the covers you want to have' } },
    schema: (answers) => z.object({ covers: choices(offeredCovers(answers)) }),
    apply: (answers: ChangeFlowAnswers, { covers }) => withCovers(answers, covers),
  }),
  isComplete: () => true,
}

/** The policy with these covers and no others. What was typed for one that goes, goes with it. */
function withCovers(answers: ChangeFlowAnswers, covers: readonly CoverKind[]): ChangeFlowAnswers {
  const rule = { rule: (quote: Parameters<typeof selectCovers>[0]) => selectCovers(quote, covers) }
  const chosen = quoteLens.withPart(
    answers,
    submitQuoteStep(quoteLens.partOf(answers), 'select-covers', [rule]),
  )
  const { selectedCovers } = chosen.change.after.quote.covers
  return COVER_KINDS.filter((kind) => !selectedCovers.includes(kind)).reduce(
    (current, kind) => withoutInput(current, COVER_STEPS[kind]),
    chosen,
  )
}
