import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { harness, turn } from './harness.fixture.ts'
import { createSessionStore } from './sessionStore.ts'
import stored from './storedSessions.fixture.json' with { type: 'json' }

const { first, withSharedComputer, lastUse } = stored
const SIGNED_IN = Number(lastUse)
const KEY = 'coverkit.wattlebird.session'

beforeEach(() => void vi.useFakeTimers({ now: SIGNED_IN + 60_000 }))
afterEach(() => void vi.useRealTimers())

/** A tab of a browser in which a release left a session, with or without a note of its last use. */
function left(record: object, rememberMe: boolean, isNoted: boolean) {
  const { browser, open } = harness()
  const { session } = browser.openTab()
  const holder = rememberMe ? browser.local : session
  holder.setItem(KEY, JSON.stringify({ ...record, rememberMe }))
  holder.setItem('coverkit.signedIn', '1')
  session.setItem('coverkit.session', '1')
  if (isNoted) browser.local.setItem('coverkit.wattlebird.lastUse', lastUse)
  return { browser, storage: session, open: () => open(session) }
}

describe('a session that a release stored is read', () => {
  it.each([
    ['the first, remembered', first, true, false],
    ['the first, not remembered', first, false, false],
    ['on a shared computer', withSharedComputer, false, true],
  ])('%s', (_, record, rememberMe, sharedComputer) => {
    const { browser, storage } = left(record, rememberMe, false)
    expect(createSessionStore('wattlebird', browser.local, storage).read()).toEqual({
      ...record,
      rememberMe,
      sharedComputer,
    })
  })
})

describe('a page that finds a session of a release', () => {
  it.each([
    ['remembered', true, true, { status: 'signed-in', user: { id: 'a-customer' }, sharedComputer: false }],
    ['not remembered', false, true, { status: 'signed-in', user: { id: 'a-customer' }, rememberMe: false }],
    ['remembered, of before its last use was noted', true, false, { status: 'away' }],
    [
      'not remembered, of before its last use was noted',
      false,
      false,
      { status: 'signed-out', reason: 'idle' },
    ],
  ])('%s', async (_, rememberMe, isNoted, expected) => {
    const { session } = left(first, rememberMe, isNoted).open()
    const seen = [session.getState()]
    session.subscribe(() => seen.push(session.getState()))
    await turn(200)
    expect(seen).toContainEqual(expect.objectContaining({ status: expected.status }))
    expect(seen.find(({ status }) => status === expected.status)).toMatchObject(expected)
  })
})
