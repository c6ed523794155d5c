import type { Atom } from 'jotai'
import type { AnswerWords } from './answerWords.ts'
import type { DraftStatus } from './createFlowDraft.ts'
import type { DraftKeeper } from './draftKeeper.ts'

/** What those need of a flow's draft who tell about it and know nothing of its answers. */
export interface SavedFlowDraft {
  readonly flow: { readonly name: string }
  readonly statusAtom: Atom<DraftStatus>
  readonly words: (() => Promise<AnswerWords>) | undefined
  keeper(): Promise<DraftKeeper>
}
