import type { Flow } from '../Flow.ts'
import type { FlowState } from '../Place.ts'
import { visitStep } from '../visitStep.ts'

/**
 * The state with the step that an address shows as the active one. The stored state may name another: a page that was
 * rendered at build time can be submitted as soon as the stored draft is read, before the guard has made its step active.
 */
export function atShownStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  { answers, state }: { readonly answers: Answers; readonly state: FlowState<Id> },
  pathname: string,
): FlowState<Id> {
  const [segment, page] = pathname.startsWith(`${flow.base}/`)
    ? pathname.slice(flow.base.length + 1).split('/')
    : []
  const shown = flow.steps.find(({ path }) => path === segment)?.id
  return shown === undefined || shown === state.active ? state : visitStep(flow, answers, state, shown, page)
}
