import type { Flow } from '../Flow.ts'
import { redirectFor } from '../redirectFor.ts'
import { visitStep } from '../visitStep.ts'
import type { FlowSource } from './FlowSource.ts'

/** The address that a segment redirects to, or undefined when it may be shown. */
export function redirectFrom<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
  segment: string,
  page: string | undefined,
): string | undefined {
  return redirectFor(flow, { ...source.read(), met: source.met?.() }, segment, page)
}

/** The address to redirect to, or undefined after making the requested step and page the active ones. */
export function activateStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
  segment: string,
  page: string | undefined,
): string | undefined {
  const step = flow.steps.find(({ path }) => path === segment)
  if (step) source.requested?.(step.id)
  const target = redirectFrom(flow, source, segment, page)
  const { answers, state } = source.read()
  const isActive = step?.id === state.active && page === state.page
  if (target === undefined && step && !isActive) {
    source.write(visitStep(flow, answers, state, step.id, page))
  }
  return target
}
