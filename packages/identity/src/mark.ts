/** Stored, with the value `1`, beside the refresh token, and removed with it. Contains no secret. */
export const MARK_KEY = 'coverkit.signedIn'

/** Whether a customer is signed in in this browser, for pages that load nothing else of this package. Never throws. */
export function hasSessionHint(): boolean {
  try {
    return sessionStorage.getItem(MARK_KEY) === '1' || localStorage.getItem(MARK_KEY) === '1'
  } catch {
    return false
  }
}
