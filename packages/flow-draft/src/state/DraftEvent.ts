import type {
  Draft,
  DraftState,
  EntryKind,
  LoadedDraft,
  SavedDraft,
  SendProblem,
  StorageKind,
} from '@coverkit/drafts'
import type { DraftOffer } from '../account/DraftOffer.ts'
import type { FieldAddress } from '../status/AnswerFormat.ts'
import type { DraftRecord, KindOf } from './DraftRecord.ts'
import type { FlowAnswers } from './FlowAnswers.ts'

/** Input that an earlier page of this tab could not persist before the visitor left it. */
export interface Unsaved<Answers> {
  /** The record that was read from the store. */
  readonly base: Answers
  /** The save that was in flight; the store may have it. */
  readonly saving: Answers | undefined
  readonly answers: Answers
  readonly run: string | undefined
  /** Revision of the stored draft then: a higher one has these answers, or another tab's. */
  readonly rev: number
  readonly pending: EntryKind | undefined
  /** A save in flight at that time includes the pending request. */
  readonly isEnqueuing: boolean
}

/** The events of a draft. Instants are ISO 8601. */
export type DraftEvent<Answers> =
  | {
      readonly type: 'loaded'
      readonly kind: KindOf<Answers>
      readonly loaded: LoadedDraft<Answers>
      readonly unsaved: Unsaved<Answers> | undefined
      /** The previous page left something that cannot be read. */
      readonly hasLostChanges?: boolean
      readonly place: StorageKind
      readonly owner: string
    }
  | { readonly type: 'named'; readonly run: string }
  /** A save begins; with the pending request, or without. */
  | { readonly type: 'saving'; readonly answers: Answers; readonly isEnqueuing: boolean }
  | { readonly type: 'requested'; readonly entry: EntryKind }
  | {
      readonly type: 'persisted'
      readonly kind: KindOf<Answers>
      readonly saved: SavedDraft<Answers>
      /** The answers that were given to the store. */
      readonly from: Answers
      /** The request that was pending is in the outbox, or there is none to make. */
      readonly isEnqueued: boolean
      /** The revision of the record that was given to the store. */
      readonly requests: number
      readonly place: StorageKind
      readonly owner?: string
    }
  | { readonly type: 'not-persisted'; readonly isDiscarded: boolean }
  /** A newer version of the page stored the draft: this one may not replace it. */
  | { readonly type: 'outdated' }
  /** Nothing had to be written. */
  | { readonly type: 'unchanged' }
  | { readonly type: 'persisting-slowly' }
  | { readonly type: 'rested' }
  | { readonly type: 'store-changed'; readonly state: DraftState; readonly at: string }
  | {
      readonly type: 'refusals-named'
      readonly notice: number
      readonly state: DraftState
      readonly refused: readonly FieldAddress[]
    }
  | { readonly type: 'removed' }
  | {
      readonly type: 'reloaded'
      readonly kind: KindOf<Answers>
      readonly draft: Draft<Answers>
      /** The answers on the page when the store was read. */
      readonly base: Answers
    }
  | { readonly type: 'replaced'; readonly loaded: LoadedDraft<Answers>; readonly owner: string }
  | { readonly type: 'restarted'; readonly owner: string }
  | { readonly type: 'account-noted'; readonly accountRev: number }
  | { readonly type: 'offered'; readonly offer: DraftOffer | undefined }

/** The effects of an event. */
export type DraftEffect =
  | { readonly type: 'persist' }
  /** Merges the changes of another page. */
  | { readonly type: 'sync' }
  /** Finds the sentences for the fields that the server refused. */
  | {
      readonly type: 'name-refusals'
      readonly notice: number
      readonly state: DraftState
      readonly problems: readonly SendProblem[]
    }

export interface DraftStep<Answers extends FlowAnswers, Id extends string> {
  readonly record: DraftRecord<Answers, Id>
  readonly effects: readonly DraftEffect[]
}
