import type { Tracking } from '@coverkit/core'
import type { Conflict } from '@coverkit/drafts'

/** Answers of a flow, with their version and what identifies a call about them. */
export interface DraftCopy {
  readonly flow: string
  readonly version: number
  readonly answers: unknown
  readonly tracking: Tracking
}

/** Persists the answers of a page and enqueues their requests. Of these only `tracking`, `copy` and `restart` reject. */
export interface DraftStore {
  /** Reads the stored answers into the page, once. */
  restore(): Promise<void>
  /** The same, and if nothing is stored here, reads the signed-in customer's account. */
  follow(): Promise<void>
  persist(): Promise<void>
  /** Persists the answers of a step with the request that saves them, if there is one, and syncs the account. */
  enqueue(): Promise<void>
  /** Persists the answers with a request that nothing replaces; whether the server confirmed it. */
  saveConfirmed(): Promise<boolean>
  /** Persists and sends pending answers at once, on the visitor's request. */
  retry(): Promise<void>
  /** Resolves a conflict of two tabs, and sends the requests that waited for it. */
  resolve(choose: (conflict: Conflict) => 'mine' | 'theirs'): Promise<void>
  /** The answer to an offer of other answers. */
  resolveOffer(takes: boolean): Promise<void>
  tracking(): Promise<Tracking>
  /** The answers as they are now, to be handed to another device. */
  copy(): Promise<DraftCopy>
  restart(): Promise<void>
}
