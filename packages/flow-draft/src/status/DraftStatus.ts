import type { Conflict, DraftState, StorageKind } from '@coverkit/drafts'
import type { DraftOffer } from '../account/DraftOffer.ts'
import type { FieldAddress } from './AnswerFormat.ts'

/** The status of a draft that a page may show; each value is certain. Instants are ISO 8601. */
export interface DraftStatus {
  /** `newer`: of a newer version of the page, so that nothing is persisted before a reload. It may come to that later. */
  readonly loaded: 'pending' | 'none' | 'found' | 'newer' | 'unreadable'
  /** The last change on the previous page could not be read back. The next save clears it. */
  readonly hasLostChanges?: boolean
  /**
   * - `changed`: something was entered that is not persisted yet
   * - `saving`: the same, and it takes long
   * - `saved`: persisted a moment ago
   * - `failed`: it could not be persisted
   * - `discarded`: signed out in another tab, so that nothing more is persisted
   */
  readonly saveState: 'idle' | 'changed' | 'saving' | 'saved' | 'failed' | 'discarded'
  readonly place?: StorageKind
  /** In memory since the customer said that others use this computer too. */
  readonly sharedComputer?: boolean
  /** Expiry of the stored answers; absent while nothing is stored. */
  readonly storedUntil?: string | undefined
  /** Absent until the stored draft was read. */
  readonly sent?: SentStatus
  /** Answers that another tab gave other values. */
  readonly conflicts?: readonly Conflict[]
  /** Other answers of the same person, which would replace these. */
  readonly offer?: DraftOffer | undefined
  /** A newer version of the site uses the storage: nothing is persisted before a reload. */
  readonly outdated?: boolean
}

/** State of a draft's last request. */
export interface SentStatus {
  readonly state: DraftState['sending']
  /** When the server confirmed the last thing sent. */
  readonly at: string | null
  /** A try failed; the request is retried. */
  readonly isTried: boolean
  /** The server's answer could not be read: it may have the request. */
  readonly isUnreadable?: boolean
  /** The fields that the server refused. */
  readonly refused: readonly FieldAddress[]
}
