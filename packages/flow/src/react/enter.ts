import { type Flow, stepPath } from '../defineFlow.ts'
import { resolveStep, visitStep } from '../flowState.ts'
import type { FlowSource } from './FlowSource.ts'

/** What a segment leads to as things are: an address elsewhere, or a step, or a side route (neither). */
export function placeOf<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
  segment: string,
): { readonly elsewhere?: string; readonly step?: Id | undefined } {
  const outside = source.elsewhere?.()
  if (outside !== undefined) return { elsewhere: outside }
  const { answers, state } = source.read()
  const resolution = resolveStep(flow, answers, state, segment)
  if (resolution.kind === 'redirect') return { elsewhere: stepPath(flow, resolution.to) }
  return { step: flow.steps.find(({ id }) => id === resolution.step)?.id }
}

/** The address to go to instead, or undefined after making the requested step the active one. */
export function enter<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
  segment: string,
): string | undefined {
  const { elsewhere, step } = placeOf(flow, source, segment)
  if (elsewhere !== undefined) return elsewhere
  const { answers, state } = source.read()
  if (step !== undefined && step !== state.active) source.write(visitStep(flow, answers, state, step))
  return undefined
}
