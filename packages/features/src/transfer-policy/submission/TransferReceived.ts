import type { SubmissionStatus } from '../answers.ts'

/** What the server answers to a submission. */
export interface TransferReceived {
  readonly id: string
  readonly reference: string
  readonly status: SubmissionStatus
  /** ISO 8601, by the server's clock. */
  readonly receivedAt: string | null
  /** Reads it back for whoever is not signed in. */
  readonly secret: string
}
