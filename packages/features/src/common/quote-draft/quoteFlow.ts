import { quoteSteps } from '@coverkit/core'
import { type AnswersSchema, defineFlow, furthestStep, planSteps, stepPath } from '@coverkit/flow'
import type { FlowDraft } from '../draft/createFlowDraft.ts'
import { completenessOf } from '../step-form/StepModel.ts'
import { criticalIllnessCoverModel } from './models/criticalIllnessCoverModel.ts'
import { getQuoteModel } from './models/getQuoteModel.ts'
import { incomeProtectionCoverModel } from './models/incomeProtectionCoverModel.ts'
import { lifeCoverModel } from './models/lifeCoverModel.ts'
import { personalDetailsModel } from './models/personalDetailsModel.ts'
import { premiumTypeModel } from './models/premiumTypeModel.ts'
import { selectCoversModel } from './models/selectCoversModel.ts'
import { tpdCoverModel } from './models/tpdCoverModel.ts'
import type { QuoteAnswers, QuoteStepId } from './quoteAnswers.ts'

function step<Id extends QuoteStepId>(id: Id, schema: AnswersSchema) {
  const includedWhen = ({ quote, entry }: QuoteAnswers) => quoteSteps(quote, { entry }).includes(id)
  return { id, path: id, includedWhen, schema }
}

/** `types` is a page outside the app; `quote` shows the result and is guarded by `resultGuard`. */
export const quoteFlow = defineFlow<QuoteAnswers, QuoteStepId>({
  name: 'client-quote',
  base: '/client-quote',
  defaultStep: 'select-covers',
  steps: [
    step('select-covers', completenessOf(selectCoversModel)),
    step('life-cover', completenessOf(lifeCoverModel)),
    step('tpd-cover', completenessOf(tpdCoverModel)),
    step('critical-illness-cover', completenessOf(criticalIllnessCoverModel)),
    step('income-protection-cover', completenessOf(incomeProtectionCoverModel)),
    step('personal-details', completenessOf(personalDetailsModel)),
    step('premium-type', completenessOf(premiumTypeModel)),
    step('get-quote', completenessOf(getQuoteModel)),
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
