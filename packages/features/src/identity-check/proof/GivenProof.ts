/** The given proof: the tokens of a log-in for this one request; without them the session is proved. */
export interface GivenProof {
  readonly idToken?: string
  readonly accessToken?: string
  /** Ends the log-in, once the request is over. */
  readonly end?: () => void
}
