import { createFlowDraft, type FlowDraft } from '#common/draft/createFlowDraft.ts'
import { perPage } from '#common/page-services/perPage.ts'
import { stepReaders } from '#common/step-form/stepReaders.ts'
import { type CalculatorAnswers, emptyAnswers } from './answers.ts'
import { type CalculatorStepId, calculatorFlow } from './flow.ts'

/** A form of the calculator: a step by its id, a page by its path. */
type CalculatorForm = Parameters<typeof calculatorFlow.models.of>[0]

export type CalculatorDraft = FlowDraft<CalculatorAnswers, CalculatorStepId, CalculatorForm>

/** The calculator's draft of this session: one, however many screens ask for it. */
export const calculatorDraft = perPage(
  (services): CalculatorDraft =>
    createFlowDraft(services, {
      flow: calculatorFlow,
      readers: stepReaders(calculatorFlow.models),
      kind: async () => (await import('./draftKind.ts')).calculatorDraftKind,
      empty: emptyAnswers,
      request: async () => (await import('./sendCalculation.ts')).calculationBody,
      words: async () => (await import('./calculatorAnswerFormat.ts')).calculatorAnswerFormat(),
      acceptedAt: 'results',
    }),
)

/** Records that the server has accepted a finished calculation. */
export function markAccepted(draft: CalculatorDraft): void {
  draft.write({ ...draft.read().state, submitted: true })
}
