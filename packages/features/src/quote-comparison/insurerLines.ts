import type { InsurerAnswer } from '@coverkit/core'
import type { StoredComparison } from '#quote/answers'

/** An insurer that has not answered: being asked, without an answer in time, or stopped by the visitor. */
type Waiting = 'asking' | 'no-answer' | 'stopped'

/** The pending requests of one comparison. A new run replaces the old one, whose late answers are ignored. */
export interface RequestingState {
  readonly run: number
  readonly waiting: Readonly<Record<string, Waiting>>
}

export type RequestingEvent =
  | { readonly type: 'started'; readonly run: number; readonly codes: readonly string[] }
  | { readonly type: 'retried'; readonly codes: readonly string[] }
  | { readonly type: 'answered' | 'failed'; readonly run: number; readonly code: string }
  | { readonly type: 'cancelled' }

export const notRequesting: RequestingState = { run: 0, waiting: {} }

export function nextRequesting(state: RequestingState, event: RequestingEvent): RequestingState {
  switch (event.type) {
    case 'started':
      return { run: event.run, waiting: all(event.codes, 'asking') }
    case 'retried':
      return { ...state, waiting: { ...state.waiting, ...all(event.codes, 'asking') } }
    case 'cancelled':
      return { ...state, waiting: stopRequesting(state.waiting) }
    case 'answered':
    case 'failed':
      return isAwaited(state, event.run, event.code) ? applyOutcome(state, event.type, event.code) : state
  }
}

/** Whether an answer of this run is still wanted. */
export function isAwaited({ run, waiting }: RequestingState, answeredRun: number, code: string): boolean {
  return run === answeredRun && waiting[code] === 'asking'
}

function all(codes: readonly string[], as: Waiting): Record<string, Waiting> {
  return Object.fromEntries(codes.map((code) => [code, as]))
}

function stopRequesting(waiting: RequestingState['waiting']): RequestingState['waiting'] {
  const entries = Object.entries(waiting)
  return Object.fromEntries(entries.map(([code, was]) => [code, was === 'asking' ? 'stopped' : was]))
}

function applyOutcome(state: RequestingState, outcome: 'answered' | 'failed', code: string): RequestingState {
  const { [code]: _, ...rest } = state.waiting
  return { ...state, waiting: outcome === 'answered' ? rest : { ...rest, [code]: 'no-answer' } }
}

/** Where each insurer of the panel stands. */
export interface InsurerLines {
  readonly quoted: readonly InsurerAnswer[]
  readonly declined: readonly InsurerAnswer[]
  readonly requesting: readonly string[]
  /** Without an answer, and whether the visitor stopped it. */
  readonly missing: readonly { readonly code: string; readonly stopped: boolean }[]
}

/** Puts every insurer of the panel in exactly one of the four lists, each in the order of the panel. */
export function insurerLines(
  panel: readonly string[],
  comparison: StoredComparison | null,
  { waiting }: RequestingState,
): InsurerLines {
  const answers = panel.flatMap((code) => comparison?.insurers[code] ?? [])
  const unanswered = panel.filter((code) => !comparison?.insurers[code])
  return {
    quoted: answers.filter(({ status }) => status === 'quoted'),
    declined: answers.filter(({ status }) => status === 'declined'),
    requesting: unanswered.filter((code) => waiting[code] === 'asking'),
    missing: unanswered
      .filter((code) => waiting[code] !== 'asking')
      .map((code) => ({ code, stopped: waiting[code] === 'stopped' })),
  }
}
