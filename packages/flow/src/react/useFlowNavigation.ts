import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { stepPath } from '../defineFlow.ts'
import type { Flow } from '../Flow.ts'
import { goBack, submitStep } from '../flowState.ts'
import type { FlowState } from '../Place.ts'
import { atShownStep } from './atShownStep.ts'
import type { FlowSource } from './FlowSource.ts'

/** Moves through a flow after the answers of the step that is shown were written to the source. */
export interface FlowNavigation {
  /** Submits the step that is shown. Answers whether the flow is at its end, which leads to the address `end` if it is given. */
  advance(end?: string): { readonly done: boolean }
  /** Shows the previous place; the answers stay as they are. */
  back(): void
}

/** The next step is painted in the same task as the press. */
const AT_ONCE = { flushSync: true } as const

/** Returns the functions behind a screen's Continue and Back. Returns the same object for the same flow and source. */
export function useFlowNavigation<Answers, Id extends string>(
  flow: Flow<Answers, Id>,
  source: FlowSource<Answers, Id>,
): FlowNavigation {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    shown.current = pathname
  }, [pathname])
  return useMemo(() => {
    const readShown = () => {
      const { answers, state } = source.read()
      return { answers, state: atShownStep(flow, { answers, state }, shown.current) }
    }
    const go = (state: FlowState<Id>) => {
      source.write(state)
      navigate(stepPath(flow, state.active, state.page), AT_ONCE)
    }
    return {
      advance(end) {
        const { answers, state } = readShown()
        const outcome = submitStep(flow, answers, state)
        source.submitted?.(state.active)
        if (outcome.done) source.write(outcome.state)
        else go(outcome.state)
        if (outcome.done && end !== undefined) navigate(end, AT_ONCE)
        return { done: outcome.done }
      },
      back() {
        const { answers, state } = readShown()
        go(goBack(flow, answers, state).state)
      },
    }
  }, [flow, source, navigate])
}
