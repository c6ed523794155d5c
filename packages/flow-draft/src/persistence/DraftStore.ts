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
  /** The same, and what a signed-in customer's account has where nothing is stored here: once it was asked. */
  follow(): Promise<void>
  persist(): Promise<void>
  /** Persists the answers of a step with the request that saves them, if the flow has one, and tells the account. */
  enqueue(): Promise<void>
  /** Persists the answers with a request that nothing replaces; whether the server confirmed it. */
  submit(): Promise<boolean>
  /** Persists and sends at once what was not, on the visitor's word. */
  retry(): Promise<void>
  /** Settles what two tabs changed. What could not be sent meanwhile is sent. */
  resolve(choose: (conflict: Conflict) => 'mine' | 'theirs'): Promise<void>
  /** The answer to an offer of other answers. */
  resolveOffer(takes: boolean): Promise<void>
  tracking(): Promise<Tracking>
  /** The answers as they are now, to be handed to another device. */
  copy(): Promise<DraftCopy>
  restart(): Promise<void>
}
