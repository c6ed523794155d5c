/** The id of a transfer, and the secret that opens it without signing in. */
export interface TransferKey {
  /** The `id` of the answer to the submission, or the `tracking.draft` of the transfer. */
  readonly id: string
  /** Of the draft; without it the transfer is read as the signed-in customer's. Goes into a header. */
  readonly secret?: string | undefined
}
