import { type Flow, stepPath } from './defineFlow.ts'
import { type FlowState, resolveStep } from './flowState.ts'

/** What the guard of a flow judges by. */
export interface GuardInput<Answers, Id extends string> {
  readonly answers: Answers
  readonly state: FlowState<Id>
}

/** The path that an address of the flow leads to as things are, or undefined when its screen may be shown. */
export function redirectFor<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  { answers, state }: GuardInput<Answers, Id>,
  segment: string,
  page?: string | undefined,
): string | undefined {
  const resolution = resolveStep(flow, answers, state, segment, page)
  return resolution.kind === 'redirect' ? stepPath(flow, resolution.to, resolution.page) : undefined
}
