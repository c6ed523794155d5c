import { type Flow, type FlowState, type ReturnTo, startFlow, visitStep } from '@coverkit/flow'
import type { FlowAnswers } from './FlowAnswers.ts'

/** Returns the state of a flow that is resumed with these answers, at the furthest place unless one is named. */
export function resumedState<Answers extends FlowAnswers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  at?: Pick<FlowState<Id>, 'active' | 'page'>,
): FlowState<Id> {
  const { furthest, submitted, returnTo } = answers.progress
  // A step that was removed from the flow gives way to the answers.
  const reached = flow.steps.find(({ id }) => id === furthest) ?? flow.steps.at(-1)
  const hint = furthest === null ? undefined : reached?.id
  // `returnTo` is validated once a place is shown, against the flow as it is now.
  const resumed = {
    ...startFlow(flow, answers, { furthest: hint }),
    submitted,
    ...(flow.returning && { returnTo: returnTo as ReturnTo<Id> | undefined }),
  }
  return at === undefined ? resumed : visitStep(flow, answers, resumed, at.active, at.page)
}
