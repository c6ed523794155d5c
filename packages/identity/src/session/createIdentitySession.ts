import type { IdentityError } from '../client/IdentityError.ts'
import { pause } from '../client/pause.ts'
import { failure, type Result, success } from '../Result.ts'
import type { IdentitySession, IdentitySessionOptions, SignInError } from './IdentitySession.ts'
import { createLastUse } from './lastUse.ts'
import { createPresence } from './presence.ts'
import { browserEnvironment } from './SessionEnvironment.ts'
import type { SessionState, SessionUser, SignOutReason } from './SessionState.ts'
import { isLater, type SessionRecord } from './sessionRecord.ts'
import { createSessionStore } from './sessionStore.ts'
import { createTabs, type TabMessage } from './tabs.ts'
import { readTokens, type TokenAnswer, type Tokens } from './tokens.ts'
import { IDLE_OUT_MS, type IdleWatch, watchIdle } from './watchIdle.ts'
import { withLock } from './withLock.ts'

/** The session that this tab holds; no tokens until it has renewed or was handed them. */
interface Held {
  readonly record: SessionRecord
  readonly tokens: Tokens | null
}

/** Other tabs have that long to hand over what they hold; those of an earlier release have no lock that tells of it. */
const HANDOVER_MS = 100
/** Answers to a renewal that end the session. Everything else may pass. */
const REFUSALS: readonly string[] = [
  'NotAuthorizedException',
  'RefreshTokenReuseException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
]

/**
 * The session of one browser. Identity and access tokens are held in memory; the refresh token is kept in
 * `localStorage` with remember me, in `sessionStorage` without. Tabs share one session. Tokens are renewed before they
 * end, by one tab at a time; only the service's refusal ends a session, never a failure on the way.
 */
export function createIdentitySession(options: IdentitySessionOptions): IdentitySession {
  const { client, brand, resetDrafts, goTo } = options
  const environment = { ...browserEnvironment(), ...options.environment }
  const { page, now } = environment
  const name = `coverkit.${brand}.identity`
  const store = createSessionStore(brand, environment.local, environment.session)
  const lastUse = createLastUse(brand, environment.local, now)
  const tabs = createTabs(name, environment.openChannel, receive)
  const presence = createPresence(`${name}.held`, environment.locks)
  const listeners = new Set<() => void>()
  /** Sessions that are over, however late another tab's word of them arrives. */
  const ended = new Set<string>()

  let held: Held | null = null
  let state: SessionState = { status: 'restoring' }
  let idle: IdleWatch | null = null
  let refusedToken: string | null = null
  let renewing: Promise<void> | null = null
  let isResuming = false
  let handedOver = () => {}

  function show(next: SessionState) {
    state = next
    for (const listener of listeners) listener()
  }

  function setHeld(next: Held | null) {
    held = next
    presence.set(next !== null)
  }

  const userOf = ({ record, tokens }: Held): SessionUser =>
    tokens?.user ?? { ...record.user, firstName: null, lastName: null }

  function hold(next: Held, idleWarning = state.status === 'signed-in' && state.idleWarning) {
    setHeld(next)
    const { rememberMe, sharedComputer } = next.record
    idle ??= watchIdle({
      page,
      steady: environment.steady,
      now,
      lastUse,
      onWarning: rememberMe ? null : (warns) => held && hold(held, warns),
      onOut: () => void (held?.record.rememberMe ? leaveAlone(held) : end('idle')),
      notify: (idleMs) => tabs.send({ type: 'idle', idleMs }),
      requestIdle: () => tabs.send({ type: 'ask-idle' }),
    })
    show({ status: 'signed-in', user: userOf(next), rememberMe, sharedComputer, idleWarning })
  }

  function stopIdle() {
    idle?.stop()
    idle = null
  }

  /** Nobody is there: the tokens leave memory until the customer is back. */
  function setAway({ record }: Held) {
    stopIdle()
    const tokenless = { record, tokens: null }
    setHeld(tokenless)
    show({ status: 'away', user: userOf(tokenless) })
  }

  function leaveAlone(present: Held) {
    setAway(present)
    tabs.send({ type: 'away', id: present.record.id })
  }

  /** Holds a session without tokens as its last use tells. One that is not remembered, and unused too long, is over. */
  function holdStored(record: SessionRecord) {
    const isUnused = lastUse.idle() >= IDLE_OUT_MS
    if (!isUnused) return hold({ record, tokens: null })
    if (record.rememberMe) return setAway({ record, tokens: null })
    revoke(record.refreshToken)
    drop(record)
    show({ status: 'signed-out', reason: 'idle', sharedComputer: record.sharedComputer })
  }

  /** `isPresent`: by an act of the customer, which a renewal alone is not. */
  function persist(next: Held, isPresent: boolean) {
    store.write(next.record)
    if (isPresent) lastUse.write(0)
    const shown = isPresent || state.status !== 'away' ? next : { ...next, tokens: null }
    if (shown.tokens) hold(shown)
    else setHeld(shown)
    tabs.send({ type: 'session', ...shown })
  }

  function drop({ id }: SessionRecord) {
    ended.add(id)
    store.remove(id)
    lastUse.remove()
    stopIdle()
    setHeld(null)
  }

  async function leave(record: SessionRecord | null, reason: SignOutReason) {
    if (record) drop(record)
    const why = reason === 'idle' && { reason, sharedComputer: record?.sharedComputer ?? false }
    show({ status: 'signed-out', ...why })
    try {
      if (reason !== 'idle') await resetDrafts?.()
    } finally {
      goTo?.('/')
    }
  }

  function end(reason: SignOutReason) {
    if (!held) return Promise.resolve()
    const { record } = held
    tabs.send({ type: 'signed-out', id: record.id, reason })
    if (reason !== 'everywhere') revoke(record.refreshToken)
    return leave(record, reason)
  }

  function expire(present: Held) {
    drop(present.record)
    show({ status: 'expired', user: userOf(present) })
  }

  /** Best effort: the page may be gone before the answer, or there may be no network. */
  function revoke(refreshToken: string) {
    void client.revokeToken({ Token: refreshToken }, { keepalive: true })
  }

  function take(offered: Held) {
    const { record, tokens } = offered
    const better = !held || isLater(record, held.record) || (record.id === held.record.id && !held.tokens)
    if (ended.has(record.id) || !better) return
    store.follow(record)
    const next = tokens || held?.record.id !== record.id ? offered : { record, tokens: held.tokens }
    // Tokens are handed over only where somebody is.
    if (next.tokens && state.status === 'away') lastUse.write(0)
    if (next.tokens || lastUse.at() === null) hold(next)
    else holdStored(record)
    handedOver()
  }

  function receive(message: TabMessage) {
    if (message.type === 'ask') {
      idle?.check()
      if (held) tabs.send({ type: 'session', ...held })
    } else if (message.type === 'session') take(message)
    else if (message.type === 'idle') idle?.received(message.idleMs)
    else if (message.type === 'ask-idle') idle?.report()
    else if (message.type === 'away') {
      if (held?.record.id === message.id && state.status === 'signed-in') setAway(held)
    } else if (message.type === 'expired') {
      if (held?.record.id === message.record.id && !isLater(held.record, message.record)) expire(held)
    } else if (held?.record.id === message.id) void leave(held.record, message.reason)
    else ended.add(message.id)
  }

  async function requestFromTabs() {
    const settled = new AbortController()
    const answer = new Promise<void>((resolve) => {
      handedOver = resolve
    })
    const unanswered = async () => {
      if (!held) await presence.untilNobody(settled.signal)
      await pause(HANDOVER_MS)
    }
    if (tabs.send({ type: 'ask' })) await Promise.race([answer, unanswered()])
    settled.abort()
  }

  const lasts = (until: 'renewAt' | 'expiresAt') =>
    held?.tokens && held.tokens.idToken !== refusedToken && now() + held.tokens.skew < held.tokens[until]
      ? held.tokens
      : null

  /** Adopts what another tab did while this one was not listening. */
  function syncFromStore() {
    const stored = store.read()
    if (stored && !ended.has(stored.id) && (!held || isLater(stored, held.record))) {
      store.follow(stored)
      holdStored(stored)
    } else if (held && !stored) void leave(held.record, 'chosen')
  }

  async function renewHeld() {
    syncFromStore()
    await requestFromTabs()
    if (!held || lasts('renewAt')) return
    const { record } = held
    const answer = await client.getTokensFromRefreshToken({ RefreshToken: record.refreshToken })
    const result = answer.ok ? answer.value.AuthenticationResult : undefined
    if (held?.record.id !== record.id) {
      if (result?.RefreshToken) revoke(result.RefreshToken)
    } else if (isLater(held.record, record)) {
      await renewHeld()
    } else if (!answer.ok) {
      if (!REFUSALS.includes(answer.error.name)) return
      tabs.send({ type: 'expired', record })
      expire(held)
    } else if (result?.IdToken && result.AccessToken) {
      const { IdToken: idToken, AccessToken: accessToken, ExpiresIn: expiresIn } = result
      const tokens = readTokens({ idToken, accessToken, expiresIn }, answer.servedAt, now())
      if (!tokens) return
      const refreshToken = result.RefreshToken ?? record.refreshToken
      persist({ record: { ...record, refreshToken, renewal: record.renewal + 1 }, tokens }, isResuming)
    }
  }

  function renew(): Promise<void> {
    renewing ??= withLock(name, environment.locks, environment.local, renewHeld).finally(() => {
      renewing = null
    })
    return renewing
  }

  async function current(): Promise<Tokens | null> {
    await ready
    // No token is used after a sleep that ended the session, however late its timers are.
    idle?.check()
    if (state.status === 'away') return null
    if (held && !lasts('renewAt')) await renew()
    return lasts('expiresAt')
  }

  async function resume(): Promise<boolean> {
    await ready
    isResuming = true
    try {
      if (state.status === 'away') await renew()
    } finally {
      isResuming = false
    }
    return state.status === 'signed-in'
  }

  function accept(
    answer: TokenAnswer & { readonly refreshToken: string },
    servedAt: number | null,
    {
      rememberMe,
      sharedComputer = false,
    }: { readonly rememberMe: boolean; readonly sharedComputer?: boolean },
  ): Result<SessionUser, SignInError> {
    const tokens = readTokens(answer, servedAt, now())
    if (!tokens) return failure({ name: 'UnreadableAnswer', message: '', status: 200 } as const)
    const previous = held?.record
    const { id, email } = tokens.user
    const record = {
      id: crypto.randomUUID(),
      signedInAt: Math.max(now(), (previous?.signedInAt ?? 0) + 1),
      user: { id, email },
      rememberMe: rememberMe && !sharedComputer,
      sharedComputer,
      refreshToken: answer.refreshToken,
      renewal: 0,
    }
    persist({ record, tokens }, true)
    idle?.stay()
    if (previous) revoke(previous.refreshToken)
    return success(tokens.user)
  }

  function onPageShow(event: Event) {
    tabs.open()
    presence.set(held !== null)
    if ('persisted' in event && event.persisted) syncFromStore()
  }

  /** What is left may come back; until then it answers nobody. */
  function onPageHide() {
    tabs.close()
    presence.set(false)
  }

  const events = { pageshow: onPageShow, pagehide: onPageHide, visibilitychange: syncFromStore }
  for (const [type, listener] of Object.entries(events)) page.addEventListener(type, listener)
  tabs.open()
  syncFromStore()
  const ready = held
    ? Promise.resolve()
    : requestFromTabs().then(() => {
        if (state.status !== 'restoring') return
        lastUse.remove()
        show({ status: 'signed-out' })
      })

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async signIn({ email, password, ...stored }) {
      const answer = await client.initiateAuth({
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: password },
      })
      if (!answer.ok) return answer
      const { AuthenticationResult: result, ChallengeName: challenge = null } = answer.value
      if (!result?.IdToken || !result.AccessToken || !result.RefreshToken)
        return failure({ name: 'NoIdentityToken', message: '', challenge } as const)
      return accept(
        {
          idToken: result.IdToken,
          accessToken: result.AccessToken,
          refreshToken: result.RefreshToken,
          expiresIn: result.ExpiresIn,
        },
        answer.servedAt,
        stored,
      )
    },
    signInWithGoogle({ token, ...rest }, { sharedComputer } = {}) {
      return accept({ idToken: token, ...rest }, null, {
        rememberMe: true,
        sharedComputer: sharedComputer ?? false,
      })
    },
    getToken: async () => (await current())?.idToken ?? null,
    getAccessToken: async () => (await current())?.accessToken ?? null,
    async renewToken(refused) {
      refusedToken = refused ?? refusedToken
      return (await current()) !== null
    },
    async signOut() {
      await ready
      await (state.status === 'expired' ? leave(null, 'chosen') : end('chosen'))
    },
    async signOutEverywhere() {
      let tokens = await current()
      const failed: IdentityError = { name: 'NetworkError', message: '', status: 0 }
      if (!tokens) return failure(failed)
      let answer = await client.globalSignOut({ AccessToken: tokens.accessToken })
      if (!answer.ok && answer.error.name === 'NotAuthorizedException') {
        refusedToken = tokens.idToken
        tokens = await current()
        if (tokens) answer = await client.globalSignOut({ AccessToken: tokens.accessToken })
      }
      if (!answer.ok) return answer
      await end('everywhere')
      return success(null)
    },
    staySignedIn: () => idle?.stay(),
    resume,
    close() {
      for (const [type, listener] of Object.entries(events)) page.removeEventListener(type, listener)
      onPageHide()
      stopIdle()
    },
  }
}
