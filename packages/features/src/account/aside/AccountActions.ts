/** Sign-in actions that the page calls; sign-in is another feature. */
export interface AccountActions {
  readonly logOut: () => Promise<void>
  /** False when the service could not be notified. */
  readonly logOutEverywhere: () => Promise<boolean>
}
