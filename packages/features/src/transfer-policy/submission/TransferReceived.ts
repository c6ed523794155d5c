import type { SubmissionStatus } from '../answers.ts'

/** The server's answer to a submission. */
export interface TransferReceived {
  readonly id: string
  readonly reference: string
  readonly status: SubmissionStatus
  /** ISO 8601, by the server's clock. */
  readonly receivedAt: string | null
  /** Reads the transfer back without a sign-in. */
  readonly secret: string
}
