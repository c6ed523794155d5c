import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { email, password } from './fakePool.fixture.ts'
import { flush, harness, turn } from './harness.fixture.ts'

const KEY = 'coverkit.wattlebird.session'

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') }))
afterEach(() => void vi.useRealTimers())

describe.each([true, false])('a second tab, remember me %s', (rememberMe) => {
  it('is handed the session, without a renewal', async () => {
    const { open, pool, signedIn } = harness()
    const first = await signedIn(rememberMe)
    const second = open()
    await turn(150)
    expect(second.session.getState()).toMatchObject({ status: 'signed-in', user: { email }, rememberMe })
    expect(await flush(second.session.getToken())).toBe(await flush(first.session.getToken()))
    expect(pool.renewals()).toBe(0)
  })

  it('and the first renew at once: one renewal for both', async () => {
    const { open, pool, signedIn } = harness()
    const first = await signedIn(rememberMe)
    const second = open()
    await turn(150)
    const old = await flush(first.session.getToken())
    expect(await flush(Promise.all([first.session.renewToken(old), second.session.renewToken(old)]))).toEqual(
      [true, true],
    )
    await turn(50)
    expect(pool.renewals()).toBe(1)
    expect(await flush(second.session.getToken())).toBe(await flush(first.session.getToken()))
  })

  it('and the first renew in turn: each knows the refresh token of the other', async () => {
    const { open, pool, signedIn } = harness()
    const first = await signedIn(rememberMe)
    const second = open()
    await turn(150)
    for (const { session } of [first, second, first, second]) {
      expect(await flush(session.renewToken(await flush(session.getToken())))).toBe(true)
      await turn(10)
    }
    expect(pool.renewals()).toBe(4)
    expect(second.session.getState().status).toBe('signed-in')
  })

  it('that was frozen while the first renewed does not use the token of before', async () => {
    const { open, pool, signedIn } = harness()
    const first = await signedIn(rememberMe)
    const second = open()
    await turn(150)
    const old = await flush(second.session.getToken())
    second.tab.freeze()
    await flush(first.session.renewToken(old))
    second.tab.thaw()
    expect(await flush(second.session.renewToken(old))).toBe(true)
    expect(pool.renewals()).toBe(1)
    expect(pool.calls).not.toContain('RevokeToken')
    expect([first, second].map(({ session }) => session.getState().status)).toEqual([
      'signed-in',
      'signed-in',
    ])
  })

  it('is signed in however late the first answers', async () => {
    const { open, signedIn } = harness()
    const first = await signedIn(rememberMe)
    // As a tab that is new: it does not read what the first stored.
    first.tab.freeze()
    const second = open()
    await turn(1_000)
    if (!rememberMe) expect(second.session.getState()).toEqual({ status: 'restoring' })
    first.tab.thaw()
    await turn(50)
    expect(second.session.getState()).toMatchObject({ status: 'signed-in', user: { email } })
    expect(second.goTo).not.toHaveBeenCalled()
  })

  it('signs out with the first, and resets what it shows', async () => {
    const { open, signedIn, stored } = harness()
    const first = await signedIn(rememberMe)
    const second = open()
    await turn(150)
    await flush(first.session.signOut())
    await turn(50)
    expect(second.session.getState()).toEqual({ status: 'signed-out' })
    expect(second.resetDrafts).toHaveBeenCalledOnce()
    expect(second.goTo).toHaveBeenCalledExactlyOnceWith('/')
    expect(stored(first, second)).toBe('[[],[],[]]')
  })

  it('that is closed leaves the first signed in', async () => {
    const { open, signedIn, pool } = harness()
    const first = await signedIn(rememberMe)
    const second = open()
    await turn(150)
    second.session.close()
    const old = await flush(first.session.getToken())
    expect(await flush(first.session.renewToken(old))).toBe(true)
    expect(pool.renewals()).toBe(1)
  })

  it('that signs in as another takes the first along', async () => {
    const { open, signedIn, stored } = harness()
    const first = await signedIn(rememberMe)
    const second = open()
    await turn(150)
    await flush(second.session.signIn({ email: 'other@x.example', password, rememberMe: !rememberMe }))
    await turn(50)
    for (const { session } of [first, second])
      expect(session.getState()).toMatchObject({
        user: { email: 'other@x.example' },
        rememberMe: !rememberMe,
      })
    expect(stored(first, second)).not.toContain(email)
    expect(await flush(first.session.getToken())).toBe(await flush(second.session.getToken()))
  })

  it('opened before anyone signed in is signed in too', async () => {
    const { open } = harness()
    const [first, second] = [open(), open()]
    await turn(200)
    expect(second.session.getState().status).toBe('signed-out')
    await flush(first.session.signIn({ email, password, rememberMe }))
    await turn(50)
    expect(second.session.getState()).toMatchObject({ status: 'signed-in', rememberMe })
  })
})

describe('tabs never wipe each other', () => {
  it('a new one that nobody answers leaves the session of the others', async () => {
    const { open, signedIn } = harness()
    const first = await signedIn(false)
    first.tab.freeze()
    const second = open()
    await turn(3_500)
    expect(second.session.getState()).toEqual({ status: 'signed-out' })
    await flush(second.session.signOut())
    first.tab.thaw()
    await turn(50)
    expect(first.session.getState().status).toBe('signed-in')
    expect(first.tab.session.getItem(KEY)).toContain('refresh-')
    expect(first.goTo).not.toHaveBeenCalled()
  })

  it('one whose refresh token is stale expires alone', async () => {
    const { open, pool, signedIn } = harness({ channel: false })
    const first = await signedIn(true)
    const copy = open()
    const old = await flush(first.session.getToken())
    await flush(first.session.renewToken(old))
    // The copy finds the newer token in the storage.
    expect(await flush(copy.session.renewToken('x'))).toBe(true)
    expect(pool.renewals()).toBe(2)
    expect(first.session.getState().status).toBe('signed-in')
  })

  it('one that is refused tells those that hold the same token, and no other', async () => {
    const { open, pool, signedIn } = harness()
    const first = await signedIn(true)
    const second = open()
    await turn(150)
    pool.revokeAll()
    await flush(first.session.renewToken(await flush(first.session.getToken())))
    await turn(50)
    expect(second.session.getState()).toMatchObject({ status: 'expired', user: { email } })
    expect(second.goTo).not.toHaveBeenCalled()
    expect(second.resetDrafts).not.toHaveBeenCalled()
  })

  it('a sign-out that is heard late does not end a later session', async () => {
    const { open, signedIn } = harness()
    const first = await signedIn(true)
    const second = open()
    await turn(150)
    second.tab.freeze()
    await flush(first.session.signOut())
    await flush(first.session.signIn({ email: 'other@x.example', password, rememberMe: true }))
    second.tab.thaw()
    await turn(50)
    for (const { session } of [first, second])
      expect(session.getState()).toMatchObject({ status: 'signed-in', user: { email: 'other@x.example' } })
  })

  it('a session that ended is not taken up again from a tab that was slow to hear of it', async () => {
    const { open, signedIn } = harness()
    const first = await signedIn(false)
    const slow = open()
    await turn(150)
    slow.tab.freeze()
    const third = open()
    await flush(first.session.signOut())
    // The slow tab answers the third one's request before it is notified of the sign-out.
    slow.tab.thaw()
    await turn(500)
    expect([first, slow, third].map(({ session }) => session.getState().status)).toEqual([
      'signed-out',
      'signed-out',
      'signed-out',
    ])
    expect(third.goTo).not.toHaveBeenCalled()
  })

  it('a refresh token that is heard of late does not replace a later one in the storage', async () => {
    const { browser, open, signedIn } = harness()
    const first = await signedIn(true)
    const second = open()
    await turn(150)
    second.tab.freeze()
    for (const _ of [1, 2]) await flush(first.session.renewToken(await flush(first.session.getToken())))
    await turn(50)
    const latest = browser.local.getItem(KEY)
    const seen: (string | null)[] = []
    second.session.subscribe(() => seen.push(browser.local.getItem(KEY)))
    second.tab.thaw()
    await turn(50)
    expect(seen.length).toBeGreaterThan(0)
    expect(new Set(seen)).toEqual(new Set([latest]))
  })
})

describe('a new tab waits', () => {
  it('a tenth of a second where nobody is signed in', async () => {
    const { open } = harness()
    const [, second] = [open(), open()]
    await turn(110)
    expect(second.session.getState()).toEqual({ status: 'signed-out' })
  })

  it.each(['closed', 'left'])('no longer than until the other is %s', async (how) => {
    const { open, signedIn } = harness()
    const first = await signedIn(false)
    first.tab.freeze()
    const second = open()
    await turn(1_000)
    if (how === 'closed') first.session.close()
    else first.tab.page.dispatchEvent(new Event('pagehide'))
    await turn(110)
    expect(second.session.getState()).toEqual({ status: 'signed-out' })
  })

  it('for one that came back from the page cache', async () => {
    const { open, signedIn } = harness()
    const first = await signedIn(false)
    for (const type of ['pagehide', 'pageshow']) first.tab.page.dispatchEvent(new Event(type))
    first.tab.freeze()
    const second = open()
    await turn(1_000)
    first.tab.thaw()
    await turn(50)
    expect(second.session.getState()).toMatchObject({ status: 'signed-in', user: { email } })
  })
})

describe('without channels', () => {
  it('F20: tabs follow the storage when they are looked at', async () => {
    const { open, signedIn } = harness({ channel: false })
    const first = await signedIn(true)
    const second = open()
    expect(second.session.getState().status).toBe('signed-in')
    await flush(first.session.signOut())
    second.tab.page.dispatchEvent(new Event('visibilitychange'))
    await turn(10)
    expect(second.session.getState().status).toBe('signed-out')
    await flush(first.session.signIn({ email: 'other@x.example', password, rememberMe: true }))
    second.tab.page.dispatchEvent(new Event('visibilitychange'))
    expect(second.session.getState()).toMatchObject({ user: { email: 'other@x.example' } })
  })
})

describe('a reload', () => {
  it('without channels takes the later of two sessions, and drops the other', async () => {
    const { open, signedIn, stored } = harness({ channel: false })
    const first = await signedIn(false)
    first.session.close()
    const second = open()
    await flush(second.session.signIn({ email: 'other@x.example', password, rememberMe: true }))
    const again = open(first.tab.session)
    expect(again.session.getState()).toMatchObject({ user: { email: 'other@x.example' } })
    expect(stored(again)).not.toContain(email)
  })
})

describe('without locks', () => {
  it('F20: two tabs renew one after the other, by a lease that is gone afterwards', async () => {
    const { browser, open, pool, signedIn } = harness({ locks: false })
    const first = await signedIn(true)
    const second = open()
    await turn(150)
    const old = await flush(first.session.getToken())
    expect(await flush(Promise.all([first.session.renewToken(old), second.session.renewToken(old)]))).toEqual(
      [true, true],
    )
    await turn(500)
    expect(pool.renewals()).toBe(1)
    expect([...browser.local.values.keys()].sort()).toEqual(
      ['coverkit.signedIn', 'coverkit.wattlebird.lastUse', KEY].sort(),
    )
  })

  it('F20: a lease that a tab took to its grave, or that lies far ahead, ends', async () => {
    for (const until of [Date.now() + 9_000, Date.now() + 1e12, Number.NaN]) {
      const { browser, signedIn } = harness({ locks: false })
      const { session } = await signedIn(true)
      browser.local.setItem('coverkit.wattlebird.identity', `someone ${until}`)
      const renewal = session.renewToken(await flush(session.getToken()))
      await turn(12_000)
      expect(await flush(renewal)).toBe(true)
      session.close()
    }
  })

  it('F20: a renewal that takes long keeps its lease', async () => {
    const { open, pool, signedIn } = harness({ locks: false })
    const first = await signedIn(true)
    const second = open()
    await turn(150)
    pool.latencyMs = 40_000
    const old = await flush(first.session.getToken())
    const both = Promise.all([first.session.renewToken(old), second.session.renewToken(old)])
    await turn(60_000)
    expect(await flush(both)).toEqual([true, true])
    expect(pool.renewals()).toBe(1)
  })
})
