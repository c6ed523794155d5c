import type { AnswerFormat, DraftStatus, DraftStore } from '@coverkit/flow-draft'
import type { Atom } from 'jotai'

/** What those need of a flow's draft who tell about it and know nothing of its answers. */
export interface SavedFlowDraft {
  readonly flow: { readonly name: string }
  readonly statusAtom: Atom<DraftStatus>
  readonly words: (() => Promise<AnswerFormat>) | undefined
  store(): Promise<DraftStore>
}
