import type { Flow } from './Flow.ts'
import { furthestIndex } from './flowState.ts'
import { firstIncomplete, indexOfPosition, planLocations } from './locations.ts'
import type { FlowState } from './Place.ts'

type RedirectReason =
  | 'unknown-step'
  | 'ahead-of-furthest'
  | 'not-included'
  | 'not-submitted'
  | 'unknown-page'
  | 'closed-page'

/** The result of resolving a requested address. `to` and `step` are step ids, or the path of a side route. */
export type Resolution<Id extends string> =
  | { readonly kind: 'show'; readonly step: Id | (string & {}); readonly page?: string | undefined }
  | {
      readonly kind: 'redirect'
      readonly to: Id
      readonly page?: string | undefined
      readonly reason: RedirectReason
    }

/**
 * Where the last segments of a requested address lead: the step's and, for a step with pages, the page's. A page that is
 * unknown, left out, or beyond the first unfinished one leads to the first unfinished page of its step, or to its first.
 */
export function resolveStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  answers: Answers,
  state: Pick<FlowState<Id>, 'furthest' | 'submitted'>,
  requested: string,
  requestedPage?: string | undefined,
): Resolution<Id> {
  const locations = planLocations(flow, answers)
  const reached = furthestIndex(flow, locations, state.furthest)
  const limit = firstIncomplete(locations)
  const redirect = (index: number, reason: RedirectReason): Resolution<Id> => {
    const { step: to, page } = locations[index] ?? { step: flow.defaultStep }
    return { kind: 'redirect', to, page, reason }
  }
  const side = flow.sideRoutes.find((route) => route.path === requested)
  if (side) {
    const open = side.needs === 'nothing' || state.submitted
    return open ? { kind: 'show', step: side.path } : redirect(reached, 'not-submitted')
  }
  const step = flow.steps.find((candidate) => candidate.path === requested)?.id
  if (step === undefined) return { kind: 'redirect', to: flow.defaultStep, reason: 'unknown-step' }
  const entry = locations.findIndex((location) => location.step === step)
  if (entry < 0) return redirect(reached, 'not-included')
  if (entry > reached) return redirect(reached, 'ahead-of-furthest')
  const position = { step, page: requestedPage }
  const index = indexOfPosition(locations, position)
  if (index >= 0 && index <= limit) return { kind: 'show', ...position }
  const unfinished = locations[limit]?.step === step ? limit : entry
  return redirect(unfinished, index < 0 ? 'unknown-page' : 'closed-page')
}
