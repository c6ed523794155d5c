import type { Step } from '@coverkit/flow'
import { useFlowNavigation } from '@coverkit/flow/react'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { useCallback } from 'react'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import { type PageServices, usePageServices } from '#common/page-services/index.ts'
import type { StepView } from './currentFields.ts'
import type { StepReader } from './stepReader.ts'
import { useStepForm } from './useStepForm.ts'

/** Settings that all steps of a flow share. */
export interface FlowSteps<Answers extends FlowAnswers, Id extends FormId, FormId extends string> {
  readonly draftOf: (services: PageServices) => FlowDraft<Answers, Id, FormId>
  /** In the title of every page, after the step's. */
  readonly flowTitle: string
  readonly labels: Readonly<Record<Id, string>>
  /** Saves the answers in the background after each step; they are enqueued where it is absent. */
  readonly save?: (services: PageServices) => void
  /** Where the last step leads; absent where it submits. */
  readonly end?: string
}

/** Returns the action of Continue: it moves on at once and saves in the background. */
export function useAdvance<Answers extends FlowAnswers, Id extends FormId, FormId extends string>({
  draftOf,
  save,
  end,
}: FlowSteps<Answers, Id, FormId>): () => void {
  const services = usePageServices()
  const draft = draftOf(services)
  const { advance } = useFlowNavigation(draft.flow, draft)
  return useCallback(() => {
    // Before the step changes, so that the save status is drawn with the next step. The save itself comes after it.
    if (save) save(services)
    else void draft.enqueue()
    advance(end)
  }, [services, draft, advance, save, end])
}

/** Returns the props of a step's `StepPage`. `onRead`: what Continue does once its fields were read, in place of moving on. */
export function useFlowStep<
  Answers extends FlowAnswers,
  Id extends FormId,
  FormId extends string,
  Field extends string,
>(
  steps: FlowSteps<Answers, Id, FormId>,
  { id }: Step<Answers, Id, StepReader<Answers, Field>>,
  view: StepView<Answers, NoInfer<Field>>,
  onRead?: () => void,
) {
  const { draftOf, flowTitle, labels } = steps
  const draft = draftOf(usePageServices())
  const advance = useAdvance(steps)
  return { draft, step: id, form: useStepForm(draft, id, view, onRead ?? advance), flowTitle, labels }
}
