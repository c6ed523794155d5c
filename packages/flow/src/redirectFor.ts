import { joinPath, stepPath } from './defineFlow.ts'
import type { Flow } from './Flow.ts'
import type { FlowState } from './Place.ts'
import { resolveStep } from './resolveStep.ts'

/** The input of a flow's guard. */
export interface GuardInput<Answers, Id extends string> {
  readonly answers: Answers
  readonly state: FlowState<Id>
  /** The names of the requirements that are met. */
  readonly met?: ReadonlySet<string> | undefined
}

/** The path that an address of the flow redirects to, or undefined when its screen may be shown. */
export function redirectFor<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  { answers, state, met }: GuardInput<Answers, Id>,
  segment: string,
  page?: string | undefined,
): string | undefined {
  const missing = flow.requires?.find(({ name }) => !met?.has(name))
  if (missing) return missing.redirectTo(joinPath(flow.base, segment, page))
  const resolution = resolveStep(flow, answers, state, segment, page)
  return resolution.kind === 'redirect' ? stepPath(flow, resolution.to, resolution.page) : undefined
}
