import type { PageServices } from '#common/page-services/index.ts'
import type { SendEvents, SendOutcome } from '#fields/files/queue'

/** A larger file goes in pieces of this size, of which at most one is sent again after a cut. */
export const PIECE_BYTES = 1024 * 1024

/** The record that a file belongs to: its id, or the policy holder whose identity is checked. */
export type FileRecord =
  | { readonly claim: string }
  | { readonly transfer: string }
  | { readonly increase: string }
  | { readonly identity: '1' | '2' }

/** Where the pieces of a file go, and who sends them. */
export interface Pieces {
  /** The address where uploads begin. */
  readonly endpoint: string
  readonly record: FileRecord
  /** Returns the current bearer token; null while no customer is signed in. */
  readonly getToken: () => Promise<string | null>
}

/** A checked file, under its number. */
export interface Piece {
  readonly n: number
  /** The kind of document; for a claim only. */
  readonly document?: string
  readonly file: Blob
  /** Refuses a number that has another file. */
  readonly onlyNew?: boolean
}

/** `taken`: another file has the number. */
export type PieceOutcome = SendOutcome | { readonly kind: 'taken' }

/** How a file of a form is sent. */
export interface Sending {
  /** Sends it in one request, once it is read. */
  readonly whole: (file: Blob) => Promise<PieceOutcome>
  readonly events?: Pick<SendEvents, 'onProgress'>
  readonly signal?: AbortSignal | undefined
}

type OwnServices = Pick<PageServices, 'identity' | 'config'>

/** Sends to a record of the signed-in customer, or of the holder of `secret`. */
export const piecesTo = (services: OwnServices, record: FileRecord, secret?: string | undefined): Pieces => ({
  endpoint: `${services.config.apiUrl.replace(/\/+$/, '')}/api/v1/uploads`,
  record,
  getToken: async () => secret ?? (await services.identity())?.session.getToken() ?? null,
})
