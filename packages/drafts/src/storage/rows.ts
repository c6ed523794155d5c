import type { EntryKind, SendProblem } from '../api/outgoing.ts'

/** A text that only its owner's key opens. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly data: ArrayBuffer
}

/** One stored draft. Only the fields that find, send and expire it are unencrypted. */
export interface DraftRow extends Sealed {
  readonly id: string
  readonly owner: string
  readonly flow: string
  readonly version: number
  readonly rev: number
  readonly attempt: string
  readonly savedAt: string
  readonly expiresAt: string
  /** The sealed text holds conflicts beside the answers. */
  readonly conflicted?: boolean
  /** The revision that was last put into the outbox. */
  readonly queued?: number | undefined
  readonly confirmed?: (Sealed & { readonly rev: number; readonly at: string }) | undefined
}

/** One request of the outbox. Its sealed body never changes once it was tried; times are milliseconds since 1970. */
export interface EntryRow extends Sealed {
  readonly id: string
  readonly schemaVersion: number
  /** The attempt of its draft: entries of one draft go out in the order of their revisions. */
  readonly draftId: string
  readonly flow: string
  readonly kind: EntryKind
  readonly rev: number
  readonly owner: string
  /** The user who attached the draft while this may have arrived; it is sent only for that user. */
  readonly attachedTo?: string
  readonly state: 'waiting' | 'in-flight' | 'paused' | 'attention'
  /** An earlier attempt may have arrived. Such an entry is never replaced and never gets another id. */
  readonly uncertain: boolean
  readonly attempts: number
  readonly firstAttemptAt: number | null
  readonly nextAt: number
  /** The earliest time of the next try that the server allows; `sendNow` keeps to it. */
  readonly notBefore: number
  readonly problems: readonly SendProblem[]
  readonly expiresAt: string
}

type SetAsideRow = (DraftRow | EntryRow) & { readonly setAsideAt: string }

/** The key of one owner's rows; null where nothing reaches a disk. */
export interface OwnerKey {
  readonly id: string
  readonly key: CryptoKey | null
}

export interface Tables {
  readonly drafts: DraftRow
  readonly outbox: EntryRow
  readonly quarantine: SetAsideRow
  readonly settings: string | OwnerKey | CryptoKey
  readonly lease: { readonly id: string; readonly holder: string; readonly until: number }
}

export const TABLES = ['drafts', 'outbox', 'quarantine', 'settings', 'lease'] as const

/** The format of `EntryRow`. One of a later version is left alone. */
export const ENTRY_VERSION = 1

export const draftRowId = (owner: string, flow: string) => `${owner}/${flow}`

/** An owner is `anon:<visitor>` or `user:<subject>`. */
export const clientIdOf = (owner: string) => owner.slice(5)
