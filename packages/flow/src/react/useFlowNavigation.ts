import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { type Flow, stepPath } from '../defineFlow.ts'
import { goBack, submitStep } from '../flowState.ts'
import type { FlowSource } from './FlowSource.ts'

/** Moves through a flow after the answers of the active step were written to the source. */
export interface FlowNavigation {
  /** Submits the active step. Answers whether the flow is at its end. */
  submit(): { readonly done: boolean }
  back(): void
}

/** The next step is painted in the same task as the press. */
const AT_ONCE = { flushSync: true } as const

export function useFlowNavigation<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
): FlowNavigation {
  const navigate = useNavigate()
  const submit = useCallback(() => {
    const { answers, state } = source.read()
    const outcome = submitStep(flow, answers, state)
    source.write(outcome.state)
    source.submitted?.(state.active)
    if (!outcome.done) navigate(stepPath(flow, outcome.to), AT_ONCE)
    return { done: outcome.done }
  }, [flow, source, navigate])
  const back = useCallback(() => {
    const { answers, state } = source.read()
    const outcome = goBack(flow, answers, state)
    source.write(outcome.state)
    navigate(stepPath(flow, outcome.to), AT_ONCE)
  }, [flow, source, navigate])
  return useMemo(() => ({ submit, back }), [submit, back])
}
