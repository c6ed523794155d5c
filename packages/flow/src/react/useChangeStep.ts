import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { type Flow, stepPath } from '../defineFlow.ts'
import type { Place } from '../locations.ts'
import { changeStep } from '../returning.ts'
import type { FlowSource } from './FlowSource.ts'

/** Opens a step or page for a change; Continue and Back lead back to the place that is shown. For flows with `returning`. */
export function useChangeStep<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
): (change: Place<Id>) => void {
  const navigate = useNavigate()
  return useCallback(
    (change) => {
      const { answers, state } = source.read()
      const opened = changeStep(flow, answers, state, change).state
      source.write(opened)
      navigate(stepPath(flow, opened.active, opened.page), { flushSync: true })
    },
    [flow, source, navigate],
  )
}
