/** The customer of a session. Names are null until the identity token is there. */
export interface SessionUser {
  /** The subject of the identity token. */
  readonly id: string
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
}

/**
 * - `restoring`: a new tab asks the others for their session, and waits as long as one of them holds it
 * - `signed-out`: `reason` is `idle` where the last session ended for idleness, here or before this page was loaded;
 *   then `sharedComputer` is that of the session
 * - `signed-in`: `idleWarning` is true from 10 minutes without activity until `staySignedIn()`, never with remember me
 * - `away`: signed in with remember me, but unused for 15 minutes; no token is handed out until `resume()`. Show nothing
 *   of the customer
 * - `expired`: the service refused to renew; to be signed in again in place, nothing else was touched
 */
export type SessionState =
  | { readonly status: 'restoring' }
  | { readonly status: 'signed-out'; readonly reason?: 'idle'; readonly sharedComputer?: boolean }
  | {
      readonly status: 'signed-in'
      readonly user: SessionUser
      readonly rememberMe: boolean
      /** Drafts are to be kept in memory only. */
      readonly sharedComputer: boolean
      readonly idleWarning: boolean
    }
  | { readonly status: 'away'; readonly user: SessionUser }
  | { readonly status: 'expired'; readonly user: SessionUser }

/**
 * Reason why a session ended: `chosen` by the customer, `everywhere` on all devices, `idle` after 15 minutes.
 * Other tabs get the same reason.
 */
export type SignOutReason = 'chosen' | 'everywhere' | 'idle'
