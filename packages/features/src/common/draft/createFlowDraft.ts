import * as flowDraft from '@coverkit/flow-draft'
import { emitJourneyEvent } from '#common/journey/journey.ts'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { StepReaders } from '#common/step-form/stepReader.ts'

export type FlowDraft<
  Answers extends flowDraft.FlowAnswers,
  Id extends string,
  Form extends string = never,
> = flowDraft.FlowDraft<Answers, Id, StepReaders<Answers, Form>>

export interface FlowDraftDefinition<
  Answers extends flowDraft.FlowAnswers,
  Id extends string,
  Form extends string = never,
> extends Omit<flowDraft.FlowDraftDefinition<Answers, Id>, 'request'> {
  readonly readers: StepReaders<Answers, Form>
  /** Makes the request that saves the answers with the server; its `tracking` is filled in. */
  readonly request?: () => Promise<(services: PageServices, answers: Answers) => object>
}

/** A flow's draft whose submitted steps are counted. */
export function createFlowDraft<
  Answers extends flowDraft.FlowAnswers,
  Id extends string,
  Form extends string = never,
>(services: PageServices, definition: FlowDraftDefinition<Answers, Id, Form>): FlowDraft<Answers, Id, Form> {
  return Object.assign(flowDraft.createFlowDraft(services, definition), {
    submitted: (step: Id) =>
      emitJourneyEvent(services, { type: 'step-submitted', flow: definition.flow.name, step }),
  })
}
