import type { IdentityClient } from '../client/createIdentityClient.ts'
import type { IdentityError } from '../client/IdentityError.ts'
import type { AuthenticationResult } from '../client/operations.ts'
import { failure, type Result, success } from '../Result.ts'
import { createTokenSource, type TokenSource } from './createTokenSource.ts'
import type { IdentitySession, IdentitySessionOptions, SignInError } from './IdentitySession.ts'
import { openSessionTab, type SessionTab } from './openSessionTab.ts'
import { browserEnvironment } from './SessionEnvironment.ts'
import type { SessionUser } from './SessionState.ts'
import { readTokens } from './tokens.ts'

/**
 * The session of one browser. Identity and access tokens are held in memory; the refresh token is kept in
 * `localStorage` with remember me, in `sessionStorage` without. Tabs share one session. Tokens are renewed before they
 * end, by one tab at a time; only the service's refusal ends a session, never a failure on the way.
 */
export function createIdentitySession(options: IdentitySessionOptions): IdentitySession {
  const { client, brand } = options
  const environment = { ...browserEnvironment(), ...options.environment }
  const { page, now } = environment
  const name = `coverkit.${brand}.identity`
  const tab = openSessionTab(name, options, environment)
  const { state, dispatch, sync, idle } = tab

  const accept: Accept = (answer, servedAt, stored) => {
    const tokens = readTokens(answer, servedAt, now())
    if (!tokens) return failure({ name: 'UnreadableAnswer', message: '', status: 200 } as const)
    const { RefreshToken: refreshToken } = answer
    void dispatch({ ...stored, type: 'signed-in', id: crypto.randomUUID(), now: now(), tokens, refreshToken })
    return success(tokens.user)
  }

  const events = {
    pageshow(event: Event) {
      tab.open()
      if ('persisted' in event && event.persisted) sync()
    },
    // A page that is left may come back from the cache; until then it does not answer other tabs.
    pagehide: tab.close,
    visibilitychange: sync,
  }
  for (const [type, listener] of Object.entries(events)) page.addEventListener(type, listener)
  tab.open()
  sync()
  const ready = state().record
    ? Promise.resolve()
    : tab.request().then(() => dispatch({ type: 'unanswered' }))
  const source = createTokenSource(name, client, environment, tab, ready)

  return {
    getState: () => state().shown,
    subscribe: tab.subscribe,
    signIn: (credentials) => signIn(client, accept, credentials),
    signInWithGoogle: (
      { token: IdToken, accessToken: AccessToken, refreshToken: RefreshToken, expiresIn: ExpiresIn },
      { sharedComputer } = {},
    ) =>
      accept({ IdToken, AccessToken, RefreshToken, ExpiresIn }, null, { rememberMe: true, sharedComputer }),
    getToken: async () => (await source.current())?.idToken ?? null,
    getAccessToken: async () => (await source.current())?.accessToken ?? null,
    async renewToken(refused) {
      source.refuse(refused)
      return (await source.current()) !== null
    },
    async signOut() {
      await ready
      await dispatch({ type: 'end', reason: 'chosen' })
    },
    signOutEverywhere: () => signOutEverywhere(client, tab, source),
    staySignedIn: () => idle()?.stay(),
    resume: source.resume,
    close() {
      for (const [type, listener] of Object.entries(events)) page.removeEventListener(type, listener)
      tab.close()
      idle()?.stop()
    },
  }
}

/** Opens a session with the tokens of an answer. */
type Accept = (
  answer: AuthenticationResult & { readonly RefreshToken: string },
  servedAt: number | null,
  stored: { readonly rememberMe: boolean; readonly sharedComputer?: boolean | undefined },
) => Result<SessionUser, SignInError>

async function signIn(
  client: IdentityClient,
  accept: Accept,
  { email, password, ...stored }: Parameters<IdentitySession['signIn']>[0],
): Promise<Result<SessionUser, SignInError>> {
  const answer = await client.initiateAuth({
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  })
  if (!answer.ok) return answer
  const { AuthenticationResult: result, ChallengeName: challenge = null } = answer.value
  const { RefreshToken } = result ?? {}
  if (!result?.IdToken || !result.AccessToken || !RefreshToken)
    return failure({ name: 'NoIdentityToken', message: '', challenge })
  return accept({ ...result, RefreshToken }, answer.servedAt, stored)
}

/** An access token that the service refuses is renewed, once. */
async function signOutEverywhere(
  client: IdentityClient,
  { dispatch }: SessionTab,
  { current, refuse }: TokenSource,
): Promise<Result<null, IdentityError>> {
  let tokens = await current()
  if (!tokens) return failure({ name: 'NetworkError', message: '', status: 0 })
  let answer = await client.globalSignOut({ AccessToken: tokens.accessToken })
  if (!answer.ok && answer.error.name === 'NotAuthorizedException') {
    refuse(tokens.idToken)
    tokens = await current()
    if (tokens) answer = await client.globalSignOut({ AccessToken: tokens.accessToken })
  }
  if (!answer.ok) return answer
  await dispatch({ type: 'end', reason: 'everywhere' })
  return success(null)
}
