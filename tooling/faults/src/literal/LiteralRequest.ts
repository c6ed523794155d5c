import type { LiteralRecords } from './records.ts'

/** A request as a call of the literal backend reads it. */
export interface LiteralRequest {
  readonly query: URLSearchParams
  readonly body: unknown
  /** The address in the request's token; null for a visitor. */
  readonly email: string | null
  readonly records: LiteralRecords
  /** The backend's own address. */
  readonly baseUrl: string
}
