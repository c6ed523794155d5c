import type { Conflict, Draft, DraftKind, LoadedDraft } from './draftKind.ts'
import type { EntryKind, SendProblem } from './outgoing.ts'

/** Where the answers are: on disk, or only in this page. */
export type StorageKind = 'device' | 'memory'

/** A kept draft, for lists. Instants are ISO 8601. */
export interface DraftSummary {
  readonly flow: string
  readonly savedAt: string
  readonly expiresAt: string
  readonly place: StorageKind
  /** Something of it was to be sent, and the server has not confirmed it yet. */
  readonly unsent: boolean
}

/** A draft made before sign-in, to be offered. `replaces`: when this person's own draft of the flow was saved. */
export interface OfferedDraft extends DraftSummary {
  readonly replaces: string | null
}

/** The current state of one flow's draft; changes of other tabs count too. */
export interface DraftState {
  readonly place: StorageKind
  /** In memory by `keepInMemory`, not for want of storage. */
  readonly sharedComputer: boolean
  /** A newer version of the site uses the storage: this page has to be reloaded before it can keep anything. */
  readonly outdated: boolean
  /** The stored revision, 0 without one. Above the one last loaded or saved here: another tab changed the draft. */
  readonly rev: number
  /**
   * - `none`: nothing was queued
   * - `waiting`: not sent yet; the outbox sends it without another call
   * - `sending`: on its way
   * - `paused`: waits for a sign-in, since the server asked for one
   * - `attention`: refused, or answered ten times in a way that can't be read; `problems` say why. The next save replaces it,
   *   `sendNow` sends it again unchanged
   * - `sent`: the server confirmed the last queued request
   * - `lost`: a queued request cannot be read any more; save again
   */
  readonly sending: 'none' | 'waiting' | 'sending' | 'paused' | 'attention' | 'sent' | 'lost'
  /** The last unconfirmed request: its kind, how often it was tried, when it is tried next (ISO 8601). */
  readonly entry: {
    readonly id: string
    readonly kind: EntryKind
    readonly rev: number
    readonly attempts: number
    readonly nextAt: string
    readonly problems: readonly SendProblem[]
  } | null
}

export interface SaveOptions<Answers> {
  /** Puts a request into the outbox in the transaction that keeps the answers. */
  readonly entry?: {
    readonly kind: EntryKind
    /**
     * The request made of the answers that are kept (another tab's changes merged in). Its first try freezes it: repeats
     * are byte-identical. A member `tracking` is filled in; without one, the key goes to the sender as `id` alone.
     */
    readonly body: (answers: Answers) => object
  }
  /**
   * The answers that this page started from when it found no draft. If another tab has begun one meanwhile, this
   * save is merged into it as a change of these answers; without `base` it replaces that draft.
   */
  readonly base?: Answers
}

export interface SavedDraft<Answers> extends Draft<Answers> {
  /** The id of the queued request; null when none was given or `conflicts` have to be resolved first. */
  readonly entryId: string | null
}

/** The answers belong to a user who signed out, here or in another tab. Nothing was stored. */
export class DiscardedError extends Error {
  override name = 'DiscardedError'
}

/** The drafts of one visitor on this device, and what of them is on its way to the server. */
export interface Drafts {
  /** `memory`: storage was refused, full or lost; drafts are gone with the page. May change from `device`. */
  readonly place: StorageKind
  /** The visitor's id in comparisons and saves: the user's id, or a random UUID made on first use. */
  readonly clientId: string
  /** A random UUID, version 4. */
  newId(): string
  load<Answers>(kind: DraftKind<Answers>): Promise<LoadedDraft<Answers>>
  /**
   * Keeps the answers, merged with what another tab changed since this page last loaded or saved the flow. Resolves
   * once they are on disk (or in memory: see `place`). A later call for the same flow is written after an earlier one.
   *
   * @throws NewerDraftError, DiscardedError
   */
  save<Answers>(
    kind: DraftKind<Answers>,
    attempt: string,
    answers: Answers,
    options?: SaveOptions<Answers>,
  ): Promise<SavedDraft<Answers>>
  /** Settles all conflicts of a draft and keeps the result. Null when there is no draft. */
  resolve<Answers>(
    kind: DraftKind<Answers>,
    choose: (conflict: Conflict) => 'mine' | 'theirs',
  ): Promise<Draft<Answers> | null>
  /**
   * Leaves a value of a flow for the next page of this tab, at once and without waiting: for what a page that is being left
   * could not save. It is encrypted, and gone with the next save of the flow or with the tab. Whether it could
   * be left: not in memory, not on a computer that others use too, and not in the first moments of a page.
   */
  carry(flow: string, value: unknown): boolean
  /**
   * Returns the value that an earlier page of this tab left for a flow; undefined without one that can be read.
   */
  carried(flow: string): Promise<unknown>
  /** Deletes the draft and whatever of it is unsent. */
  remove(flow: string): Promise<void>
  list(): Promise<readonly DraftSummary[]>
  /** Reports the flow's state now and after every change, in any tab. Returns the function that unsubscribes. */
  watch(flow: string, listener: (state: DraftState) => void): () => void
  /** Tries everything at once, refused entries too. After an in-place sign-in, and on the customer's word. */
  sendNow(): Promise<void>
  /**
   * For a computer that others use too: from now on nothing is written to the device, on this page. Drafts that it has
   * from before are still offered and loaded; each leaves it when it is changed, attached or sent, and all of them with
   * `discard`.
   */
  moveToMemory(): Promise<void>
  /**
   * Sets the signed-in user, or null. Drafts of other owners are not sent; only `offered` and `attach` read them.
   */
  setSubject(subject: string | null): Promise<void>
  /** Signed in: the drafts of this browser from before. */
  offered(): Promise<readonly OfferedDraft[]>
  /** Makes drafts from before sign-in the user's own, with what is unsent. Replaces the user's own of these flows. */
  attach(flows: readonly string[]): Promise<void>
  /** Sends what it can within the time; how much of this owner remains unsent. 0: call `discard` next. */
  signOut(options: { readonly flushMs: number }): Promise<number>
  /**
   * Deletes the keys and all rows of the user and of the visitor before sign-in; the user then counts as signed
   * out.
   */
  discard(): Promise<void>
}
