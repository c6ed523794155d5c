import type { IdentityClient } from '../client/createIdentityClient.ts'
import type { SessionTab } from './openSessionTab.ts'
import type { SessionEnvironment } from './SessionEnvironment.ts'
import { isLater } from './sessionRecord.ts'
import { readTokens, type Tokens } from './tokens.ts'
import { withLock } from './withLock.ts'

export interface TokenSource {
  /** The backend or the service refused a token: it is not used again. */
  refuse(idToken: string | null): void
  /** Returns the current tokens, renewed when they are about to expire; null when no valid ones are available. */
  current(): Promise<Tokens | null>
  /** Renews the tokens of a customer who was away. @returns whether they are signed in */
  resume(): Promise<boolean>
}

/** Provides tokens and renews them before they expire, one tab at a time. `ready`: the sign-in state is known. */
export function createTokenSource(
  name: string,
  client: IdentityClient,
  { locks, local, now }: SessionEnvironment,
  { state, dispatch, sync, request, idle }: SessionTab,
  ready: Promise<unknown>,
): TokenSource {
  let renewing: Promise<void> | null = null
  let isResuming = false
  let refused: string | null = null

  function usable(until: 'renewAt' | 'expiresAt') {
    const { tokens } = state()
    return tokens && tokens.idToken !== refused && now() + tokens.skew < tokens[until] ? tokens : null
  }

  async function renewHeld() {
    sync()
    await request()
    const { record } = state()
    if (!record || usable('renewAt')) return
    const answer = await client.getTokensFromRefreshToken({ RefreshToken: record.refreshToken })
    const latest = state().record
    if (latest?.id === record.id && isLater(latest, record)) return renewHeld()
    const result = answer.ok ? answer.value.AuthenticationResult : undefined
    void dispatch({
      type: 'renewed',
      record,
      error: answer.ok ? undefined : answer.error.name,
      refreshToken: result?.RefreshToken,
      tokens: answer.ok && result?.AccessToken ? readTokens(result, answer.servedAt, now()) : null,
      isPresent: isResuming,
    })
  }

  const isAway = () => state().shown.status === 'away'

  function renew() {
    renewing ??= withLock(name, locks, local, renewHeld).finally(() => {
      renewing = null
    })
    return renewing
  }

  return {
    refuse(idToken) {
      refused = idToken ?? refused
    },
    async current() {
      await ready
      // No token is used after a sleep that ended the session, however late its timers are.
      idle()?.check()
      if (isAway()) return null
      if (state().record && !usable('renewAt')) await renew()
      return usable('expiresAt')
    },
    async resume() {
      await ready
      isResuming = true
      try {
        if (isAway()) await renew()
      } finally {
        isResuming = false
      }
      return state().shown.status === 'signed-in'
    },
  }
}
