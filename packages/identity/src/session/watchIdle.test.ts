import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeStorage } from './fakeBrowser.fixture.ts'
import { password } from './fakePool.fixture.ts'
import { flush, harness, turn } from './harness.fixture.ts'
import { createLastUse } from './lastUse.ts'
import { watchIdle } from './watchIdle.ts'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const minutes = (count: number) => turn(count * 60_000)
const act = (page: EventTarget, type = 'pointermove') => page.dispatchEvent(new Event(type))
const warns = (session: { getState: () => { status: string } }) => {
  const state = session.getState()
  return 'idleWarning' in state && state.idleWarning
}

describe('T13: a customer who does nothing', () => {
  it('is warned at 10 minutes and signed out at 15; the drafts stay', async () => {
    const { signedIn, pool, stored } = harness()
    const tab = await signedIn(false)
    // `signedIn` waits for others.
    await turn(10 * 60_000 - 1_000)
    expect(warns(tab.session)).toBe(false)
    await turn(1_000)
    expect(warns(tab.session)).toBe(true)
    await turn(5 * 60_000 - 2_000)
    expect(tab.session.getState().status).toBe('signed-in')
    await turn(2_000)
    expect(tab.session.getState()).toEqual({ status: 'signed-out', reason: 'idle', sharedComputer: false })
    await turn(50)
    expect(tab.goTo).toHaveBeenCalledExactlyOnceWith('/')
    expect(tab.resetDrafts).not.toHaveBeenCalled()
    expect(pool.revoked).toHaveLength(1)
    expect(stored(tab)).toBe('[[],[]]')
  })

  it('stays signed in after `staySignedIn`, for another ten minutes without a warning', async () => {
    const { signedIn } = harness()
    const { session } = await signedIn(false)
    await minutes(12)
    expect(warns(session)).toBe(true)
    session.staySignedIn()
    expect(warns(session)).toBe(false)
    await minutes(9.9)
    expect(warns(session)).toBe(false)
    await minutes(5)
    expect(session.getState()).toMatchObject({ status: 'signed-in', idleWarning: true })
    await minutes(0.2)
    expect(session.getState().status).toBe('signed-out')
  })

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'])(
    'counts as active with %s, until the warning shows',
    async (type) => {
      const { signedIn } = harness()
      const { session, tab } = await signedIn(false)
      await minutes(9)
      act(tab.page, type)
      await minutes(9)
      expect(warns(session)).toBe(false)
      await minutes(1)
      expect(warns(session)).toBe(true)
      act(tab.page, type)
      expect(warns(session)).toBe(true)
    },
  )

  it('does not take a page that scrolls by itself for a customer', async () => {
    const { session, tab } = await harness().signedIn(true)
    await minutes(10)
    act(tab.page, 'scroll')
    await minutes(5.1)
    expect(session.getState().status).toBe('away')
  })

  it('is not watched any more once signed out, and watched again when signed in again', async () => {
    const { signedIn, pool } = harness()
    const { session, tab } = await signedIn(false)
    await minutes(8)
    await flush(session.signOut())
    await minutes(30)
    session.signInWithGoogle(pool.googleTokens('a@b.example'))
    await minutes(9)
    expect(session.getState()).toMatchObject({ status: 'signed-in', idleWarning: false })
    act(tab.page)
    await minutes(14.9)
    expect(session.getState().status).toBe('signed-in')
    await minutes(0.2)
    expect(session.getState().status).toBe('away')
  })
})

const HOUR = 3_600_000

describe('T13: a device that slept', () => {
  it.each(['pointermove', 'keydown', 'focus', 'pageshow', 'visibilitychange'])(
    'for eight hours has signed out once it wakes, by %s at the latest',
    async (type) => {
      const { browser, signedIn, stored } = harness()
      const tab = await signedIn(false)
      browser.sleep(8 * HOUR)
      act(tab.tab.page, type)
      expect(tab.session.getState()).toEqual({ status: 'signed-out', reason: 'idle', sharedComputer: false })
      expect(stored(tab)).toBe('[[],[]]')
      expect(tab.resetDrafts).not.toHaveBeenCalled()
    },
  )

  it('has signed out within a second without any event', async () => {
    const { browser, signedIn } = harness()
    const { session } = await signedIn(false)
    browser.sleep(8 * HOUR)
    await turn(1_000)
    expect(session.getState().status).toBe('signed-out')
  })

  it('hands out no token before that', async () => {
    const { browser, pool, signedIn } = harness()
    for (const rememberMe of [true, false]) {
      const { session } = await signedIn(rememberMe)
      browser.sleep(8 * HOUR)
      expect(await flush(session.getToken())).toBeNull()
      expect(await flush(session.getAccessToken())).toBeNull()
      expect(await flush(session.renewToken(null))).toBe(false)
      expect(session.getState().status).toBe(rememberMe ? 'away' : 'signed-out')
      session.close()
    }
    expect(pool.renewals()).toBe(0)
  })

  it('adds its sleep to what came before, and pressing `Stay signed in` comes too late', async () => {
    const { browser, signedIn } = harness()
    const { session } = await signedIn(false)
    await minutes(8)
    browser.sleep(3 * 60_000)
    await turn(1_000)
    expect(warns(session)).toBe(true)
    browser.sleep(4 * 60_000)
    session.staySignedIn()
    expect(session.getState().status).toBe('signed-out')
  })

  it('for eleven minutes warns; the movement that woke it does not count', async () => {
    const { browser, signedIn } = harness()
    const { session, tab } = await signedIn(false)
    browser.sleep(11 * 60_000)
    act(tab.page)
    expect(warns(session)).toBe(true)
  })

  it('is not awake again because its clock was set back before', async () => {
    const { browser, signedIn } = harness()
    const { session, tab } = await signedIn(false)
    await minutes(12)
    browser.clockError = -10 * 60_000
    await minutes(2)
    browser.sleep(60_000)
    act(tab.page, 'focus')
    expect(session.getState().status).toBe('signed-out')
  })

  it('F25: a clock set forward by two hours counts as sleep, once', async () => {
    const { browser, signedIn } = harness()
    const first = await signedIn(false)
    browser.clockError = 2 * HOUR
    await turn(1_000)
    expect(first.session.getState().status).toBe('signed-out')
    const second = await signedIn(false)
    await minutes(9)
    act(second.tab.page)
    await minutes(9)
    expect(second.session.getState()).toMatchObject({ status: 'signed-in', idleWarning: false })
  })
})

describe('T13: with remember me', () => {
  it('nobody is warned; after 15 minutes no tab has tokens, and one press renews for all', async () => {
    const { open, pool, signedIn, stored } = harness()
    const first = await signedIn()
    const second = open()
    await turn(150)
    const token = await flush(first.session.getToken())
    await minutes(14.9)
    expect([warns(first.session), warns(second.session)]).toEqual([false, false])
    await minutes(0.2)
    const user = { id: expect.any(String), email: expect.any(String), firstName: null, lastName: null }
    for (const { session, goTo } of [first, second]) {
      expect(session.getState()).toEqual({ status: 'away', user })
      expect(await flush(session.getToken())).toBeNull()
      expect(await flush(session.renewToken(token))).toBe(false)
      expect(goTo).not.toHaveBeenCalled()
    }
    expect([pool.renewals(), pool.revoked]).toEqual([0, []])
    expect(stored(first)).toContain('refreshToken')

    expect(await flush(first.session.resume())).toBe(true)
    await turn(50)
    expect(pool.renewals()).toBe(1)
    for (const { session } of [first, second]) {
      expect(session.getState()).toMatchObject({ status: 'signed-in', rememberMe: true })
      expect(await flush(session.getToken())).toContain('.signature')
    }
    expect(pool.renewals()).toBe(1)
    await minutes(14)
    expect(first.session.getState().status).toBe('signed-in')
  })

  it('activity does not end it, nor does a renewal that was on its way', async () => {
    const { pool, signedIn } = harness()
    const { session, tab } = await signedIn()
    await minutes(14.95)
    pool.latencyMs = 10_000
    const renewal = session.renewToken(await flush(session.getToken()))
    await minutes(1)
    expect(await flush(renewal)).toBe(false)
    act(tab.page)
    expect(session.getState().status).toBe('away')
    pool.latencyMs = 0
    expect(await flush(session.resume())).toBe(true)
  })

  it.each(['NetworkError', 'TooManyRequestsException'])('%s leaves it as it is', async (name) => {
    const { pool, signedIn } = harness()
    const { session } = await signedIn()
    await minutes(16)
    pool.failure = name
    expect(await flush(session.resume())).toBe(false)
    expect(session.getState().status).toBe('away')
    pool.failure = null
    expect(await flush(session.resume())).toBe(true)
  })

  it('a refusal ends in `expired`', async () => {
    const { pool, signedIn } = harness()
    const { session } = await signedIn()
    await minutes(16)
    pool.revokeAll()
    expect(await flush(session.resume())).toBe(false)
    expect(session.getState().status).toBe('expired')
  })

  it('`Not you? Log out` clears, revokes and resets', async () => {
    const { pool, signedIn, stored } = harness()
    const tab = await signedIn()
    await minutes(16)
    await flush(tab.session.signOut())
    expect(tab.session.getState()).toEqual({ status: 'signed-out' })
    expect(stored(tab)).toBe('[[],[]]')
    expect(pool.revoked).toHaveLength(1)
    expect(tab.resetDrafts).toHaveBeenCalledOnce()
  })

  it('another customer may sign in instead', async () => {
    const { signedIn } = harness()
    const { session } = await signedIn()
    await minutes(16)
    await flush(session.signIn({ email: 'other@x.example', password, rememberMe: false }))
    await minutes(9)
    expect(session.getState()).toMatchObject({ status: 'signed-in', user: { email: 'other@x.example' } })
  })
})

describe('T13: a page that is loaded', () => {
  it.each([
    [14.9, 'signed-in', 'signed-in'],
    [15, 'away', 'signed-out'],
    [24 * 60, 'away', 'signed-out'],
  ])('%d minutes after the last use is %s with remember me, else %s', async (idle, stored, other) => {
    for (const rememberMe of [true, false]) {
      const { open, pool, signedIn } = harness()
      const before = await signedIn(rememberMe)
      before.session.close()
      await turn(idle * 60_000 - 200)
      const after = open(before.tab.session)
      expect(after.session.getState().status).toBe(rememberMe ? stored : other)
      if (idle >= 15) expect(await flush(after.session.getToken())).toBeNull()
      expect(pool.renewals()).toBe(0)
      expect(after.goTo).not.toHaveBeenCalled()
      after.session.close()
    }
  })

  it('says why nobody is signed in, leaves nothing and keeps the drafts', async () => {
    const { open, pool, signedIn, stored } = harness()
    const before = await signedIn(false)
    before.session.close()
    await minutes(20)
    const after = open(before.tab.session)
    expect(after.session.getState()).toEqual({ status: 'signed-out', reason: 'idle', sharedComputer: false })
    expect(stored(after)).toBe('[[],[]]')
    await turn(50)
    expect(pool.revoked).toHaveLength(1)
    expect(after.resetDrafts).not.toHaveBeenCalled()
  })

  it('with a last use that is unknown, or lies in the future of a clock set back, is taken to be unused', async () => {
    for (const lastUse of [null, String(Date.now() + 2 * HOUR), 'soon']) {
      const { browser, open, signedIn } = harness()
      const before = await signedIn()
      before.session.close()
      if (lastUse === null) browser.local.removeItem('coverkit.wattlebird.lastUse')
      else browser.local.setItem('coverkit.wattlebird.lastUse', lastUse)
      const { session } = open()
      expect(session.getState().status).toBe('away')
      session.close()
    }
  })
})

describe('T13: several tabs', () => {
  it('are idle together: activity in one counts for all', async () => {
    const { open, signedIn } = harness()
    const first = await signedIn(false)
    const second = open()
    await turn(150)
    for (let round = 0; round < 5; round++) {
      await minutes(9)
      act(second.tab.page)
    }
    expect([warns(first.session), warns(second.session)]).toEqual([false, false])
    await minutes(11)
    expect([warns(first.session), warns(second.session)]).toEqual([true, true])
    first.session.staySignedIn()
    await turn(10)
    expect([warns(first.session), warns(second.session)]).toEqual([false, false])
    await minutes(16)
    expect([first, second].map(({ session }) => session.getState().status)).toEqual([
      'signed-out',
      'signed-out',
    ])
    expect(second.resetDrafts).not.toHaveBeenCalled()
  })

  it('one that heard nothing asks before it signs everyone out', async () => {
    const { open, signedIn } = harness()
    const first = await signedIn(false)
    const second = open()
    await turn(150)
    first.tab.freeze()
    for (let round = 0; round < 3; round++) {
      await minutes(4.9)
      act(second.tab.page)
    }
    await minutes(0.25)
    first.tab.thaw()
    await minutes(2)
    expect([first, second].map(({ session }) => session.getState())).toMatchObject([
      { status: 'signed-in', idleWarning: false },
      { status: 'signed-in', idleWarning: false },
    ])
  })
})

describe('T13: a page from the back-forward cache', () => {
  it('asks the tabs that it could not hear', async () => {
    const { open, signedIn } = harness()
    const first = await signedIn(false)
    const second = open()
    await turn(150)
    first.tab.page.dispatchEvent(new Event('pagehide'))
    await minutes(8)
    act(second.tab.page)
    await minutes(6.5)
    act(second.tab.page)
    first.tab.page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await minutes(1)
    expect([first, second].map(({ session }) => session.getState())).toMatchObject([
      { status: 'signed-in', idleWarning: false },
      { status: 'signed-in', idleWarning: false },
    ])
  })
})

describe('the watch itself', () => {
  it('tells others at most every five seconds', async () => {
    const page = new EventTarget()
    const notify = vi.fn()
    const watch = watchIdle({
      page,
      steady: () => performance.now(),
      now: () => Date.now(),
      lastUse: createLastUse('plain', new FakeStorage(), () => Date.now()),
      onWarning: () => {},
      onOut: () => {},
      notify: notify,
      requestIdle: () => {},
    })
    for (let step = 0; step < 120; step++) {
      act(page)
      await turn(500)
    }
    expect(notify.mock.calls.length).toBeLessThanOrEqual(12)
    expect(notify.mock.calls.length).toBeGreaterThanOrEqual(10)
    watch.stop()
    act(page)
    await minutes(1)
    act(page)
    expect(notify.mock.calls.length).toBeLessThanOrEqual(12)
    expect(vi.getTimerCount()).toBe(0)
  })
})
