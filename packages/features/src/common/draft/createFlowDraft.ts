import * as flowDraft from '@coverkit/flow-draft'
import { tellJourney } from '../journey/journey.ts'
import type { Session } from '../session/createSession.ts'
import type { StepReaders } from '../step-form/stepReader.ts'

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
  readonly request?: () => Promise<(session: Session, answers: Answers) => object>
}

/** A flow's draft whose submitted steps are counted. */
export function createFlowDraft<
  Answers extends flowDraft.FlowAnswers,
  Id extends string,
  Form extends string = never,
>(
  session: Session,
  { request, ...definition }: FlowDraftDefinition<Answers, Id, Form>,
): FlowDraft<Answers, Id, Form> {
  const requestOf = async (load: NonNullable<typeof request>) => {
    const make = await load()
    return (answers: Answers) => make(session, answers)
  }
  const draft = flowDraft.createFlowDraft(session, {
    ...definition,
    ...(request && { request: () => requestOf(request) }),
  })
  const { name } = definition.flow
  return Object.assign(draft, {
    submitted: (step: Id) => tellJourney(session, { type: 'step-submitted', flow: name, step }),
  })
}
