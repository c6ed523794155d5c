import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { email, password } from './fakePool.fixture.ts'
import { flush, harness, turn } from './harness.fixture.ts'

const MARK = 'coverkit.signedIn'
const LAST_USE = 'coverkit.wattlebird.lastUse'
const KEY = 'coverkit.wattlebird.session'
const FLAG = 'coverkit.session'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const minutes = (count: number) => turn(count * 60_000)

/** Simulates activity every four minutes, so that the idle time-out signs no customer out. */
async function busyMinutes(page: EventTarget, count: number) {
  for (let left = count; left > 0; left -= 4) {
    await minutes(Math.min(4, left))
    page.dispatchEvent(new Event('keydown'))
  }
}

describe('signing in', () => {
  it('T3: with remember me keeps the refresh token, and only it, in localStorage', async () => {
    const { browser, signedIn, stored } = harness()
    const tab = await signedIn(true)
    const token = await flush(tab.session.getToken())
    const access = await flush(tab.session.getAccessToken())
    expect(JSON.parse(browser.local.getItem(KEY) ?? '')).toMatchObject({ refreshToken: 'refresh-1-0' })
    expect(browser.local.getItem(MARK)).toBe('1')
    expect([...tab.tab.session.values]).toEqual([[FLAG, '1']])
    expect(stored(tab).match(/refresh-/g)).toHaveLength(1)
    expect(token).toContain('.signature')
    expect(stored(tab)).not.toContain(token)
    expect(stored(tab)).not.toContain(access)
  })

  it('T3: without remember me keeps it in sessionStorage', async () => {
    const { browser, signedIn, stored } = harness()
    const tab = await signedIn(false)
    expect([...browser.local.values.keys()]).toEqual([LAST_USE])
    expect([...tab.tab.session.values.keys()].sort()).toEqual([FLAG, MARK, KEY].sort())
    expect(stored(tab).match(/refresh-/g)).toHaveLength(1)
  })

  it('L, T13: on a shared computer is never remembered, and every tab and reload knows', async () => {
    for (const byGoogle of [true, false]) {
      const { browser, open, pool } = harness()
      const first = open()
      if (byGoogle) first.session.signInWithGoogle(pool.googleTokens(email), { sharedComputer: true })
      else await flush(first.session.signIn({ email, password, rememberMe: true, sharedComputer: true }))
      const second = open()
      await turn(150)
      const reloaded = open(first.tab.session)
      for (const { session } of [first, second, reloaded])
        expect(session.getState()).toMatchObject({ rememberMe: false, sharedComputer: true })
      expect([...browser.local.values.keys()]).toEqual([LAST_USE])
      await flush(first.session.signOut())
      await flush(first.session.signIn({ email, password, rememberMe: true }))
      expect(first.session.getState()).toMatchObject({ rememberMe: true, sharedComputer: false })
    }
  })

  it('tells who it is', async () => {
    const { open } = harness()
    const { session } = open()
    const seen: string[] = []
    const stop = session.subscribe(() => seen.push(session.getState().status))
    expect(await flush(session.signIn({ email, password, rememberMe: true }))).toEqual({
      ok: true,
      value: { id: `id of ${email}`, email, firstName: 'Zoë', lastName: 'Nguyễn' },
    })
    expect(session.getState()).toEqual({
      status: 'signed-in',
      user: { id: `id of ${email}`, email, firstName: 'Zoë', lastName: 'Nguyễn' },
      rememberMe: true,
      sharedComputer: false,
      idleWarning: false,
    })
    stop()
    await flush(session.signOut())
    expect(seen).toContain('signed-in')
    expect(seen).not.toContain('signed-out')
  })

  it('fails with the service’s error, and changes nothing', async () => {
    const { open, stored } = harness()
    const tab = open()
    expect(await flush(tab.session.signIn({ email, password: 'wrong', rememberMe: true }))).toMatchObject({
      error: { name: 'NotAuthorizedException', message: 'Refused.' },
    })
    await turn(200)
    expect(tab.session.getState()).toEqual({ status: 'signed-out' })
    expect(stored(tab)).toBe('[[],[]]')
  })

  it('fails without an identity token, and names the challenge', async () => {
    const { open, pool } = harness()
    pool.challenge = 'NEW_PASSWORD_REQUIRED'
    expect(await flush(open().session.signIn({ email, password, rememberMe: true }))).toEqual({
      ok: false,
      error: { name: 'NoIdentityToken', message: '', challenge: 'NEW_PASSWORD_REQUIRED' },
    })
  })

  it.each(['', 'a', 'a.b.c', 'a.eyJzdWIiOjF9.c', `a.${btoa('null')}.c`])(
    'fails with the token %j',
    async (token) => {
      const { open } = harness()
      const { session } = open()
      const tokens = { token, accessToken: 'a', refreshToken: 'r', expiresIn: 60 }
      expect(session.signInWithGoogle(tokens)).toMatchObject({ error: { name: 'UnreadableAnswer' } })
      await turn(200)
      expect(session.getState().status).toBe('signed-out')
    },
  )

  it('with Google is remembered, with the session flag', async () => {
    const { browser, open, pool } = harness()
    const { tab, session } = open()
    expect(session.signInWithGoogle(pool.googleTokens(email)).ok).toBe(true)
    expect(session.getState()).toMatchObject({ status: 'signed-in', rememberMe: true, user: { email } })
    expect(browser.local.getItem(MARK)).toBe('1')
    expect(tab.session.getItem(FLAG)).toBe('1')
    const token = await flush(session.getToken())
    await busyMinutes(tab.page, 70)
    expect(await flush(session.getToken())).not.toBe(token)
    expect(pool.renewals()).toBe(1)
  })

  it('again replaces the session before, and revokes its token', async () => {
    const { pool, signedIn, stored } = harness()
    const tab = await signedIn(true)
    await flush(tab.session.signIn({ email: 'other@x.example', password, rememberMe: false }))
    await turn(50)
    expect(pool.revoked).toEqual(['refresh-1-0'])
    expect(tab.session.getState()).toMatchObject({ user: { email: 'other@x.example' }, rememberMe: false })
    expect(stored(tab).match(/refresh-/g)).toHaveLength(1)
    expect(stored(tab)).not.toContain(email)
  })

  it('lives in memory where the storage is full', async () => {
    const { browser, open, stored } = harness()
    browser.local.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const tab = open()
    await flush(tab.session.signIn({ email, password, rememberMe: true }))
    tab.tab.page.dispatchEvent(new Event('visibilitychange'))
    expect(tab.session.getState().status).toBe('signed-in')
    await flush(tab.session.signOut())
    expect(tab.session.getState().status).toBe('signed-out')
    expect(stored(tab)).not.toContain('refresh-')
  })
})

describe('a browser that is started again', () => {
  it('is signed in with remember me, with one renewal', async () => {
    const { open, pool, signedIn } = harness()
    ;(await signedIn(true)).session.close()
    const { session } = open()
    expect(session.getState()).toMatchObject({
      status: 'signed-in',
      user: { email, firstName: null, lastName: null },
    })
    const [first, second] = await flush(Promise.all([session.getToken(), session.getToken()]))
    expect(first).toContain('.signature')
    expect(second).toBe(first)
    expect(pool.renewals()).toBe(1)
    expect(session.getState()).toMatchObject({ user: { firstName: 'Zoë' } })
  })

  it('is signed out without', async () => {
    const { open, signedIn } = harness()
    ;(await signedIn(false)).session.close()
    const { session } = open()
    await turn(200)
    expect(session.getState()).toEqual({ status: 'signed-out' })
    expect(await flush(session.getToken())).toBeNull()
  })

  it('is still signed in after a mere reload without', async () => {
    const { open, signedIn } = harness()
    const before = await signedIn(false)
    before.session.close()
    expect(open(before.tab.session).session.getState()).toMatchObject({
      status: 'signed-in',
      rememberMe: false,
    })
  })

  it('is signed out with state not to be remembered and no flag, wherever the state lies', async () => {
    const { browser, open, signedIn, stored } = harness()
    const before = await signedIn(false)
    before.session.close()
    before.tab.session.removeItem(FLAG)
    browser.local.setItem(KEY, before.tab.session.getItem(KEY) ?? '')
    browser.local.setItem(MARK, '1')
    const after = open(before.tab.session)
    await turn(200)
    expect(after.session.getState()).toEqual({ status: 'signed-out' })
    expect(stored(after)).toBe('[[],[]]')
  })

  it.each(['{', 'null', '{}', '[]', '{"id":"","user":{}}', '{"id":1,"user":{"id":"a","email":"b"}}'])(
    'is signed out with the state %s, which is cleared',
    async (text) => {
      const { browser, open } = harness()
      browser.local.setItem(KEY, text)
      browser.local.setItem(MARK, '1')
      const { session } = open()
      await turn(200)
      expect(session.getState()).toEqual({ status: 'signed-out' })
      expect([...browser.local.values]).toEqual([])
    },
  )
})

describe('tokens', () => {
  it('are used while they last and renewed a minute before they end', async () => {
    const { pool, signedIn } = harness()
    const { session, tab } = await signedIn()
    const first = await flush(session.getToken())
    await busyMinutes(tab.page, 58)
    expect(await flush(session.getToken())).toBe(first)
    expect(pool.renewals()).toBe(0)
    await minutes(1.5)
    const second = await flush(session.getToken())
    expect(second).not.toBe(first)
    expect(pool.renewals()).toBe(1)
  })

  it('F21: that live five seconds are renewed once for all calls', async () => {
    const { pool, open } = harness()
    pool.ttl = 5
    const { session } = open()
    await flush(session.signIn({ email, password, rememberMe: true }))
    await turn(6_000)
    const tokens = await flush(
      Promise.all([session.getToken(), session.getToken(), session.getAccessToken()]),
    )
    expect(tokens.every(Boolean)).toBe(true)
    expect(pool.renewals()).toBe(1)
    expect(session.getState().status).toBe('signed-in')
  })

  it('F21: that the backend refuses are renewed once, however many calls were refused', async () => {
    const { pool, signedIn } = harness()
    const { session } = await signedIn()
    const refused = await flush(session.getToken())
    expect(await flush(Promise.all([session.renewToken(refused), session.renewToken(refused)]))).toEqual([
      true,
      true,
    ])
    expect(await flush(session.renewToken(refused))).toBe(true)
    expect(pool.renewals()).toBe(1)
    expect(await flush(session.getToken())).not.toBe(refused)
  })

  it('are none for a visitor, who has nothing to renew', async () => {
    const { open } = harness()
    const { session } = open()
    expect(await flush(session.getToken())).toBeNull()
    expect(await flush(session.renewToken(null))).toBe(false)
  })

  it('rotate: each renewal uses the refresh token of the one before', async () => {
    const { browser, pool, signedIn } = harness()
    const { session } = await signedIn()
    for (const renewal of [1, 2, 3]) {
      expect(await flush(session.renewToken(await flush(session.getToken())))).toBe(true)
      expect(pool.renewals()).toBe(renewal)
    }
    expect(browser.local.getItem(KEY)).toContain('"refreshToken":"refresh-1-')
    expect(browser.local.getItem(KEY)).not.toContain('refresh-1-0')
    expect(session.getState().status).toBe('signed-in')
  })
})

describe('a failure on the way', () => {
  it.each(['NetworkError', 'TimeoutError', 'InternalErrorException', 'TooManyRequestsException', 'Unknown'])(
    'F67: %s never signs out; until it passes there is no token',
    async (name) => {
      const { pool, signedIn } = harness()
      const { session, tab } = await signedIn()
      await busyMinutes(tab.page, 61)
      pool.failure = name
      expect(await flush(session.getToken())).toBeNull()
      expect(await flush(session.renewToken('x'))).toBe(false)
      expect(session.getState().status).toBe('signed-in')
      pool.failure = null
      expect(await flush(session.getToken())).toContain('.signature')
    },
  )

  it('leaves a token that still lasts', async () => {
    const { pool, signedIn } = harness()
    const { session, tab } = await signedIn()
    const token = await flush(session.getToken())
    await busyMinutes(tab.page, 59.5)
    pool.failure = 'NetworkError'
    expect(await flush(session.getToken())).toBe(token)
  })

  it('offline after a restart leaves the customer signed in', async () => {
    const { open, pool, signedIn } = harness()
    ;(await signedIn()).session.close()
    pool.failure = 'NetworkError'
    const { session } = open()
    expect(await flush(session.getToken())).toBeNull()
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { email } })
  })
})

describe('F22: a renewal that the service refuses', () => {
  it('ends in `expired`, for signing in again in place', async () => {
    const { open, pool, signedIn, stored } = harness()
    const tab = await signedIn()
    pool.revokeAll()
    expect(await flush(tab.session.renewToken(await flush(tab.session.getToken())))).toBe(false)
    expect(tab.session.getState()).toMatchObject({ status: 'expired', user: { email } })
    expect(stored(tab)).toBe('[[],[]]')
    expect(tab.resetDrafts).not.toHaveBeenCalled()
    expect(tab.goTo).not.toHaveBeenCalled()
    expect(await flush(tab.session.getToken())).toBeNull()

    await flush(tab.session.signIn({ email, password, rememberMe: true }))
    expect(tab.session.getState()).toMatchObject({ status: 'signed-in' })
    expect(await flush(tab.session.getToken())).not.toBeNull()
    tab.session.close()
    expect(open().session.getState().status).toBe('signed-in')
  })

  it.each(['RefreshTokenReuseException', 'UserNotFoundException', 'PasswordResetRequiredException'])(
    'as %s too',
    async (name) => {
      const { pool, signedIn } = harness()
      const { session } = await signedIn()
      pool.failure = name
      await flush(session.renewToken(await flush(session.getToken())))
      expect(session.getState().status).toBe('expired')
    },
  )

  it('can be left by signing out', async () => {
    const { pool, signedIn } = harness()
    const tab = await signedIn()
    pool.failure = 'NotAuthorizedException'
    await flush(tab.session.renewToken(await flush(tab.session.getToken())))
    await flush(tab.session.signOut())
    expect(tab.session.getState()).toEqual({ status: 'signed-out' })
    expect(tab.resetDrafts).toHaveBeenCalledOnce()
    expect(tab.goTo).toHaveBeenCalledExactlyOnceWith('/')
  })
})

describe('F25: a clock that is wrong', () => {
  const HOUR = 3_600_000
  const errors = [2 * HOUR, -2 * HOUR, 365 * 24 * HOUR]

  it.each(errors)('by %i ms from the start changes nothing', async (error) => {
    for (const reportsTime of [true, false]) {
      const { browser, pool, signedIn } = harness()
      browser.clockError = error
      pool.reportsTime = reportsTime
      const { session, tab } = await signedIn()
      const first = await flush(session.getToken())
      await busyMinutes(tab.page, 50)
      expect(await flush(session.getToken())).toBe(first)
      await minutes(9.5)
      expect(await flush(session.getToken())).not.toBe(first)
      expect(pool.renewals()).toBe(1)
      session.close()
    }
  })

  it('that is set back costs one renewal at most, and no sign-out', async () => {
    const { browser, pool, signedIn } = harness()
    const { session, tab } = await signedIn()
    browser.clockError = -2 * HOUR
    tab.page.dispatchEvent(new Event('visibilitychange'))
    for (let call = 0; call < 5; call++) expect(await flush(session.getToken())).not.toBeNull()
    await minutes(1)
    expect(pool.renewals()).toBeLessThanOrEqual(1)
    expect(session.getState()).toMatchObject({ status: 'signed-in', idleWarning: false })
  })

  it.each([2 * HOUR, 365 * 24 * HOUR])(
    'that jumps ahead by %i ms costs one press, and no sign-out',
    async (error) => {
      const { browser, pool, signedIn } = harness()
      const { session, tab } = await signedIn()
      browser.clockError = error
      tab.page.dispatchEvent(new Event('visibilitychange'))
      expect(session.getState().status).toBe('away')
      expect(await flush(session.resume())).toBe(true)
      for (let call = 0; call < 5; call++) expect(await flush(session.getToken())).not.toBeNull()
      await minutes(1)
      expect(pool.renewals()).toBe(1)
      expect(session.getState().status).toBe('signed-in')
    },
  )
})

describe('signing out', () => {
  it('T3: clears everything, revokes, resets the drafts and goes to /', async () => {
    const { pool, signedIn, stored } = harness()
    const tab = await signedIn()
    const order: string[] = []
    tab.resetDrafts.mockImplementation(() => void order.push('reset'))
    tab.goTo.mockImplementation((path) => void order.push(path))
    await flush(tab.session.signOut())
    await turn(50)
    expect(order).toEqual(['reset', '/'])
    expect(stored(tab)).toBe('[[],[]]')
    expect(pool.revoked).toEqual(['refresh-1-0'])
    expect(tab.session.getState()).toEqual({ status: 'signed-out' })
    expect(await flush(tab.session.getToken())).toBeNull()
  })

  it('works offline', async () => {
    const { pool, signedIn, stored } = harness()
    const tab = await signedIn(false)
    pool.failure = 'NetworkError'
    await flush(tab.session.signOut())
    expect(stored(tab)).toBe('[[],[]]')
    expect(tab.goTo).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('goes to / even when the drafts cannot be reset', async () => {
    const { signedIn } = harness()
    const tab = await signedIn()
    tab.resetDrafts.mockImplementation(() => {
      throw new Error('no storage')
    })
    await expect(flush(tab.session.signOut())).rejects.toThrow('no storage')
    expect(tab.goTo).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('during a renewal leaves nothing: the token that comes late is revoked', async () => {
    const { pool, signedIn, stored } = harness()
    const tab = await signedIn()
    const token = await flush(tab.session.getToken())
    pool.latencyMs = 1_000
    const renewal = tab.session.renewToken(token)
    await turn(300)
    await tab.session.signOut()
    expect(await flush(renewal)).toBe(false)
    await turn(2_000)
    expect(stored(tab)).toBe('[[],[]]')
    expect(pool.revoked).toHaveLength(2)
    expect(pool.revoked[1]).not.toBe('refresh-1-0')
  })

  it('everywhere ends all sessions of the customer', async () => {
    const { pool, signedIn } = harness()
    const tab = await signedIn()
    expect(await flush(tab.session.signOutEverywhere())).toEqual({ ok: true, value: null })
    expect(pool.calls).toContain('GlobalSignOut')
    expect(tab.session.getState()).toEqual({ status: 'signed-out' })
    expect(tab.resetDrafts).toHaveBeenCalledOnce()
    expect(tab.goTo).toHaveBeenCalledExactlyOnceWith('/')
  })

  it('everywhere does nothing here when the service could not be told', async () => {
    const { pool, signedIn } = harness()
    const tab = await signedIn()
    pool.failure = 'NetworkError'
    expect(await flush(tab.session.signOutEverywhere())).toMatchObject({ error: { name: 'NetworkError' } })
    expect(tab.session.getState().status).toBe('signed-in')
    await busyMinutes(tab.tab.page, 61)
    expect(await flush(tab.session.signOutEverywhere())).toMatchObject({ error: { name: 'NetworkError' } })
    expect(tab.session.getState().status).toBe('signed-in')
    expect(tab.goTo).not.toHaveBeenCalled()
  })

  it('everywhere renews an access token that was refused, once', async () => {
    const { pool, signedIn } = harness()
    const tab = await signedIn()
    const globalSignOut = vi.spyOn(pool, 'globalSignOut')
    globalSignOut.mockResolvedValueOnce({
      ok: false,
      error: { name: 'NotAuthorizedException', message: '', status: 400 },
    })
    expect(await flush(tab.session.signOutEverywhere())).toMatchObject({ ok: true })
    expect(globalSignOut).toHaveBeenCalledTimes(2)
    expect(pool.renewals()).toBe(1)
  })
})

describe('a page from the back-forward cache', () => {
  const show = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

  it('F15: is signed out when the session ended meanwhile', async () => {
    const { browser, signedIn } = harness()
    const page = await signedIn()
    page.tab.page.dispatchEvent(new Event('pagehide'))
    for (const key of [KEY, MARK]) browser.local.removeItem(key)
    page.tab.page.dispatchEvent(show(true))
    await turn(10)
    expect(page.session.getState()).toEqual({ status: 'signed-out' })
    expect(page.resetDrafts).toHaveBeenCalledOnce()
    expect(page.goTo).toHaveBeenCalledExactlyOnceWith('/')
    expect(await flush(page.session.getToken())).toBeNull()
  })

  it('goes on when it did not, and hears other tabs again', async () => {
    const { open, signedIn } = harness()
    const page = await signedIn()
    page.tab.page.dispatchEvent(new Event('pagehide'))
    page.tab.page.dispatchEvent(show(true))
    expect(page.session.getState().status).toBe('signed-in')
    await flush(open().session.signOut())
    await turn(10)
    expect(page.session.getState().status).toBe('signed-out')
  })
})
