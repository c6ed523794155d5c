import type { IdentityClient } from '../client/createIdentityClient.ts'
import type { IdentityError } from '../client/IdentityError.ts'
import type { Result } from '../Result.ts'
import type { SessionEnvironment } from './SessionEnvironment.ts'
import type { SessionState, SessionUser } from './SessionState.ts'

/** The client of a session, and its callbacks into the page. */
export interface IdentitySessionOptions {
  readonly client: IdentityClient
  /** The account name of the brand: each has its own session. */
  readonly brand: string
  /** Resets the drafts of the five flows. Runs in every tab after a sign-out that was not for idleness. */
  readonly resetDrafts?: () => void | Promise<void>
  /** Goes to a path: `/` after every sign-out of a session that this page has shown. */
  readonly goTo?: (path: string) => void
  /** Parts of the browser to replace. */
  readonly environment?: Partial<SessionEnvironment>
}

/** The response of `accounts/google-login`: `token` is the identity token, `expiresIn` is in seconds. */
export interface GoogleTokens {
  readonly token: string
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresIn: number
}

/**
 * Reason why sign-in failed: an error of the client, or `NoIdentityToken` when the service gave no token.
 * Then `challenge` is the challenge that it requires first, such as `NEW_PASSWORD_REQUIRED`, or null.
 */
export type SignInError =
  | IdentityError
  | { readonly name: 'NoIdentityToken'; readonly message: ''; readonly challenge: string | null }

/** The customer's session in this browser. Each function works without `this`, so it can be passed on alone. */
export interface IdentitySession {
  /** The state now: the same object until it changes, as `useSyncExternalStore` wants it. */
  readonly getState: () => SessionState
  /** Calls back after every change of the state. @returns the function that ends it */
  readonly subscribe: (listener: () => void) => () => void
  /** Signs in with a password. @returns the customer, or why not */
  readonly signIn: (credentials: {
    readonly email: string
    readonly password: string
    /** Stays signed in after the browser is closed. */
    readonly rememberMe: boolean
    /** The session is then not remembered, whatever `rememberMe` says, and its state says so until it ends. */
    readonly sharedComputer?: boolean
  }) => Promise<Result<SessionUser, SignInError>>
  /** Adopts the session that the backend opened for a Google account; remembered, unless on a shared computer. */
  readonly signInWithGoogle: (
    tokens: GoogleTokens,
    options?: { readonly sharedComputer?: boolean },
  ) => Result<SessionUser, SignInError>
  /** The current bearer, renewed when it is about to expire; null for a visitor, or without a valid one. */
  readonly getToken: () => Promise<string | null>
  /** For calls that authorise by the access token, such as GetUser. As `getToken` otherwise. */
  readonly getAccessToken: () => Promise<string | null>
  /** Reports a refused bearer. @returns whether there is another one now */
  readonly renewToken: (refused: string | null) => Promise<boolean>
  /** Ends the session here and in every tab: clears, revokes, resets the drafts, goes to `/`. Works offline. */
  readonly signOut: () => Promise<void>
  /** Ends all sessions of the customer; nothing happens here when the service could not be reached. */
  readonly signOutEverywhere: () => Promise<Result<null, IdentityError>>
  /** The answer to the idle warning. */
  readonly staySignedIn: () => void
  /**
   * The customer is back from `away`: renews the tokens, in all tabs. @returns whether they are there; without the
   * service's answer the state stays `away`, and after its refusal it is `expired`
   */
  readonly resume: () => Promise<boolean>
  /** Ends listening; the session itself stays. */
  readonly close: () => void
}
