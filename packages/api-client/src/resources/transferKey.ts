/** The id of a transfer, and the secret that opens it without signing in. */
export interface TransferKey {
  /** The `id` of the answer to the submission, or the `tracking.draft` of the transfer. */
  readonly id: string
  /** The secret of the draft; without it the signed-in customer's transfer is read. Sent in a header. */
  readonly secret?: string | undefined
}
