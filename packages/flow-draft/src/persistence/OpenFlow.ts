import type { Atom } from 'jotai'
import type { FlowAnswers } from '../state/FlowAnswers.ts'
import type { DraftStatus } from '../status/DraftStatus.ts'

/** The functions of an open flow that a page calls before it is left, so that no answer is lost. */
export interface OpenFlow {
  readonly empty: () => FlowAnswers
  record(): { readonly answers: FlowAnswers; readonly rev: number }
  persist(): Promise<void>
  readonly statusAtom: Atom<DraftStatus>
}
