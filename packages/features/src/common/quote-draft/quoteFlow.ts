import { quoteSteps } from '@coverkit/core'
import { defineFlow, furthestStep, planSteps, stepPath } from '@coverkit/flow'
import type { FlowDraft } from '../draft/createFlowDraft.ts'
import { stepReaders } from '../step-form/stepReaders.ts'
import type { QuoteAnswers, QuoteStepId } from './quoteAnswers.ts'
import { WhatWeChangedList } from './WhatWeChanged.tsx'

export const readers = stepReaders<QuoteAnswers>(
  async () => (await import('./readers.ts')).quoteReaders,
  [WhatWeChangedList],
)

function step<Id extends QuoteStepId>(id: Id) {
  const includedWhen = ({ quote, entry }: QuoteAnswers) => quoteSteps(quote, { entry }).includes(id)
  return { id, path: id, includedWhen, schema: readers.completeness(id) }
}

/** `types` is a page outside the app; `quote` shows the result and is guarded by `resultGuard`. */
export const quoteFlow = defineFlow<QuoteAnswers, QuoteStepId>({
  name: 'client-quote',
  base: '/client-quote',
  defaultStep: 'select-covers',
  steps: [
    step('select-covers'),
    step('life-cover'),
    step('tpd-cover'),
    step('critical-illness-cover'),
    step('income-protection-cover'),
    step('personal-details'),
    step('premium-type'),
    step('get-quote'),
  ],
  sideRoutes: [
    { path: 'quote', needs: 'nothing' },
    { path: 'types', needs: 'nothing' },
  ],
})

export const RESULT_PATH = '/client-quote/quote'

/** Where the result screen leads instead, or undefined when every step is complete. Waits for the draft. */
export async function resultGuard(draft: FlowDraft<QuoteAnswers, QuoteStepId>): Promise<string | undefined> {
  await draft.ready()
  const { answers, state } = draft.read()
  const complete = planSteps(quoteFlow, answers).every(({ schema }) => schema.safeParse(answers).success)
  return complete ? undefined : stepPath(quoteFlow, furthestStep(quoteFlow, answers, state))
}

/** The visitor leaves the short way from the calculator for a step of their own choice. */
export function enterDirectly(answers: QuoteAnswers): QuoteAnswers {
  return answers.entry === 'direct' ? answers : { ...answers, entry: 'direct' }
}
