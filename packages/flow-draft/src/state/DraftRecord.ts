import type { DraftKind, EntryKind } from '@coverkit/drafts'
import { type Flow, type FlowState, startFlow } from '@coverkit/flow'
import type { DraftStatus } from '../status/DraftStatus.ts'
import type { FlowAnswers } from './FlowAnswers.ts'

/** All that a page knows of one flow's draft. It is never changed: `reduceDraft` makes the next one. */
export interface DraftRecord<Answers extends FlowAnswers, Id extends string> {
  readonly answers: Answers
  readonly flowState: FlowState<Id>
  readonly status: DraftStatus
  /** The answers as the store has them. If the page shows others, those are to be persisted. */
  readonly stored?: Answers | undefined
  /** The answers as the store had them when another tab removed them; these alone are not to be persisted again. */
  readonly removed?: Answers | undefined
  /** Names this run through the flow in requests and rows. */
  readonly run?: string | undefined
  /** The revision of the stored draft; 0 without one. */
  readonly rev: number
  /** When the stored draft was saved, ISO 8601; empty without one. */
  readonly savedAt: string
  /** The owner when the draft was read. The draft stays theirs until they decide otherwise. */
  readonly loadedByOwner?: string | undefined
  /** To be sent, but not in the outbox yet: persisting failed, or two tabs contradict each other. */
  readonly pending?: EntryKind | undefined
  /** The code that builds the pending request could not be loaded. The next change or connection tries again. */
  readonly isUnmade?: boolean
  /** Counts the requests, so that a save that began before the last of them leaves it pending. */
  readonly requests: number
  /** That count up to which they are in the outbox. */
  readonly enqueued: number
  /** The answers of the save which is on its way. */
  readonly saving?: Answers | undefined
  /** That count in the save which is on its way and takes the pending request along. */
  readonly enqueuing?: number | undefined
  /** When the server confirmed the last thing sent, ISO 8601. */
  readonly confirmedAt: string | null
  /** Counts the states that the store has emitted, so that messages of an earlier state are dropped. */
  readonly notices: number
}

/** The parts of a flow's definition that the rules of its draft need. */
export interface DraftRules<Answers extends FlowAnswers, Id extends string> {
  readonly flow: Flow<Answers, Id>
  readonly empty: () => Answers
  /** A save that the server confirmed once this step is reached marks the flow as submitted. */
  readonly acceptedAt?: Id
}

/** How stored answers of a flow are read back. */
export type KindOf<Answers> = Pick<DraftKind<Answers>, 'parse' | 'lastWins' | 'serverIds' | 'pairs'>

/** The record of a page that has not read the stored draft yet. */
export function unreadRecord<Answers extends FlowAnswers, Id extends string>({
  flow,
  empty,
}: DraftRules<Answers, Id>): DraftRecord<Answers, Id> {
  const answers = empty()
  return {
    answers,
    flowState: startFlow(flow, answers),
    status: { loaded: 'pending', saveState: 'idle' },
    rev: 0,
    savedAt: '',
    confirmedAt: null,
    requests: 0,
    enqueued: 0,
    notices: 0,
  }
}

/** The record with other answers on the page, which are not persisted yet. */
export function withAnswers<Answers extends FlowAnswers, Id extends string>(
  record: DraftRecord<Answers, Id>,
  answers: Answers,
): DraftRecord<Answers, Id> {
  const { status } = record
  const isOpen = status.saveState === 'idle' || status.saveState === 'saved'
  return { ...record, answers, status: isOpen ? { ...status, saveState: 'changed' } : status }
}

/** Whether the store has all that the page shows. */
export const isPersisted = <Answers extends FlowAnswers, Id extends string>({
  answers,
  stored,
}: DraftRecord<Answers, Id>): boolean => answers === stored
