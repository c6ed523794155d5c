import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { stepPath } from '../defineFlow.ts'
import type { Flow } from '../Flow.ts'
import type { StepPosition } from '../Place.ts'
import { changeStep } from '../returning.ts'
import type { FlowSource } from './FlowSource.ts'

/**
 * Returns the handler of a Change link: it opens a step or page, and Continue and Back lead back to the place
 * that is shown now. For flows with `returning`.
 */
export function useChangeStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
): (change: StepPosition<Id>) => void {
  const navigate = useNavigate()
  return useCallback(
    (change) => {
      navigate(openChange(flow, source, change), { flushSync: true })
    },
    [flow, source, navigate],
  )
}

/** Makes the change the active place of the source, and returns its path. */
export function openChange<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
  change: StepPosition<Id>,
): string {
  const { answers, state } = source.read()
  const opened = changeStep(flow, answers, state, change).state
  source.write(opened)
  return stepPath(flow, opened.active, opened.page)
}
