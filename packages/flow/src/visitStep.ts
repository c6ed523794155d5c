import type { Flow } from './Flow.ts'
import { activate } from './flowState.ts'
import { planLocations } from './locations.ts'
import type { FlowState } from './Place.ts'

/**
 * The state with another step shown, as after a link or the browser's own Back. A step with pages needs the
 * `page` too.
 */
export function visitStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: FlowState<Id>,
  step: Id,
  page?: string | undefined,
): FlowState<Id> {
  return activate(flow, planLocations(flow, answers), state, { step, page })
}
