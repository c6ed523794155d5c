import type { SubmissionStatus } from '../answers.ts'

/** The server's answer to a submission. */
export interface ApplicationReceived {
  readonly id: string
  readonly reference: string
  readonly status: SubmissionStatus
  /** ISO 8601, by the server's clock. */
  readonly receivedAt: string
  /** Opens the application without sign-in. */
  readonly secret: string
}
