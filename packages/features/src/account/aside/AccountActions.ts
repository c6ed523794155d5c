/** What the page does through sign-in, which is another feature. */
export interface AccountActions {
  readonly logOut: () => Promise<void>
  /** False when the service could not be told. */
  readonly logOutEverywhere: () => Promise<boolean>
}
