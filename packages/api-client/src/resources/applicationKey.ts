/** The id of a submitted application, and the secret that opens it without signing in. */
export interface ApplicationKey {
  /** The `id` of the answer to the submission, or the `tracking.draft` that was submitted. */
  readonly id: string
  /** The secret of the submission; without it the signed-in customer's application is read. Sent in a header. */
  readonly secret?: string | undefined
}
