import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { harness, settle, turn } from './harness.fixture.ts'
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
    const { open, pool, stored } = harness()
    const tab = open()
    tab.session.signInWithGoogle(pool.googleTokens('a@b.example'))
    await turn(10 * 60_000 - 1)
    expect(warns(tab.session)).toBe(false)
    await turn(1)
    expect(warns(tab.session)).toBe(true)
    await turn(5 * 60_000 - 1)
    expect(tab.session.getState().status).toBe('signed-in')
    await turn(1)
    expect(tab.session.getState()).toEqual({ status: 'signed-out' })
    await turn(50)
    expect(tab.goTo).toHaveBeenCalledExactlyOnceWith('/')
    expect(tab.resetDrafts).not.toHaveBeenCalled()
    expect(pool.revoked).toHaveLength(1)
    expect(stored(tab)).toBe('[[],[]]')
  })

  it('stays signed in after `staySignedIn`, for another ten minutes without a warning', async () => {
    const { signedIn } = harness()
    const { session } = await signedIn()
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

  it.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchstart'])(
    'counts as active with %s, until the warning shows',
    async (type) => {
      const { signedIn } = harness()
      const { session, tab } = await signedIn()
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

  it('is not watched any more once signed out, and watched anew when signed in again', async () => {
    const { signedIn, pool } = harness()
    const { session, tab } = await signedIn()
    await minutes(8)
    await settle(session.signOut())
    await minutes(30)
    session.signInWithGoogle(pool.googleTokens('a@b.example'))
    await minutes(9)
    expect(session.getState()).toMatchObject({ status: 'signed-in', idleWarning: false })
    act(tab.page)
    await minutes(9)
    expect(warns(session)).toBe(false)
  })
})

describe('T13: several tabs', () => {
  it('are idle together: activity in one counts for all', async () => {
    const { open, signedIn } = harness()
    const first = await signedIn()
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
    const first = await signedIn()
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
    const first = await signedIn()
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
    const tell = vi.fn()
    const watch = watchIdle({
      page,
      steady: () => performance.now(),
      onWarning: () => {},
      onOut: () => {},
      tell,
      ask: () => {},
    })
    for (let step = 0; step < 120; step++) {
      act(page)
      await turn(500)
    }
    expect(tell.mock.calls.length).toBeLessThanOrEqual(12)
    expect(tell.mock.calls.length).toBeGreaterThanOrEqual(10)
    watch.stop()
    act(page)
    await minutes(1)
    act(page)
    expect(tell.mock.calls.length).toBeLessThanOrEqual(12)
    expect(vi.getTimerCount()).toBe(0)
  })
})
