import type { Atom } from 'jotai'
import type { FlowAnswers } from '../state/FlowAnswers.ts'
import type { DraftStatus } from '../status/DraftStatus.ts'

/** What is needed of a flow that a page has open to leave the page without losing anything. */
export interface OpenFlow {
  readonly empty: () => FlowAnswers
  record(): { readonly answers: FlowAnswers; readonly rev: number }
  persist(): Promise<void>
  readonly statusAtom: Atom<DraftStatus>
}
