import { furthestStep } from '@coverkit/flow'
import type { QuoteAnswers } from '#quote/answers'
import { type QuoteDraftStore, type QuoteStepId, quoteFlow } from '../flow.ts'
import { startAt } from './startDirectly.ts'

type FlowState = ReturnType<QuoteDraftStore['read']>['state']

/** The answers and the state with a step opened that the visitor asked for. */
export interface OpenedStep {
  readonly answers: QuoteAnswers
  readonly state: FlowState
}

/**
 * Ends the short way from the calculator where a step is asked for that it leaves out. The calculator has answered the
 * other steps, so all of them are open from then on, up to the first that lacks an answer.
 */
export function openedStep(answers: QuoteAnswers, state: FlowState, step: QuoteStepId): OpenedStep {
  const direct = startAt(answers, step)
  if (direct === answers) return { answers, state }
  const furthest = furthestStep(quoteFlow, direct, { furthest: 'get-quote' })
  return { answers: direct, state: { ...state, furthest } }
}

/** The same for the draft. */
export function openStep(draft: Pick<QuoteDraftStore, 'read' | 'update' | 'write'>, step: QuoteStepId): void {
  const before = draft.read()
  const opened = openedStep(before.answers, before.state, step)
  if (opened.answers === before.answers) return
  draft.update(() => opened.answers)
  draft.write(opened.state)
}
