import type { AnswerFormat, DraftStatus, DraftStore } from '@coverkit/flow-draft'
import type { Atom } from 'jotai'

/** The parts of a flow's draft that do not depend on its answers, for components that report on saving. */
export interface SavedFlowDraft {
  readonly flow: { readonly name: string }
  readonly statusAtom: Atom<DraftStatus>
  readonly words: (() => Promise<AnswerFormat>) | undefined
  store(): Promise<DraftStore>
}
