/** The id of a submitted application, and the secret that opens it without signing in. */
export interface ApplicationKey {
  /** The `id` of the answer to the submission, or the `tracking.draft` that was submitted. */
  readonly id: string
  /** Of the submission; without it the application is read as the signed-in customer's. Goes into a header. */
  readonly secret?: string | undefined
}
