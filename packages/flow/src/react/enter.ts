import { type Flow, stepPath } from '../defineFlow.ts'
import { resolveStep, visitStep } from '../flowState.ts'
import type { FlowSource } from './FlowSource.ts'

/** The address that a segment leads to as things are, or undefined when it may be shown. */
export function elsewhere<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
  segment: string,
): string | undefined {
  const { answers, state } = source.read()
  const resolution = resolveStep(flow, answers, state, segment)
  return source.elsewhere?.() ?? (resolution.kind === 'redirect' ? stepPath(flow, resolution.to) : undefined)
}

/** The address to go to instead, or undefined after making the requested step the active one. */
export function enter<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
  segment: string,
): string | undefined {
  const target = elsewhere(flow, source, segment)
  const { answers, state } = source.read()
  const step = flow.steps.find(({ path }) => path === segment)
  if (target === undefined && step && step.id !== state.active)
    source.write(visitStep(flow, answers, state, step.id))
  return target
}
