import { describe, expect, it } from 'vitest'
import { FakeBrowser } from './fakeBrowser.fixture.ts'
import type { SessionRecord } from './sessionRecord.ts'
import { createSessionStore } from './sessionStore.ts'

const record = (id: string, more: Partial<SessionRecord> = {}): SessionRecord => ({
  id,
  signedInAt: 1,
  user: { id: 'u', email: 'a@b.example' },
  rememberMe: true,
  sharedComputer: false,
  refreshToken: 'r',
  renewal: 0,
  ...more,
})

function open() {
  const { local, session } = new FakeBrowser().openTab().environment
  return { local, session, store: createSessionStore('wattlebird', local, session) }
}

describe('a session store', () => {
  it.each([true, false])('gives back what it keeps, remember me %s', (rememberMe) => {
    const { store } = open()
    store.write(record('a', { rememberMe }))
    expect(store.read()).toEqual(record('a', { rememberMe }))
  })

  it('removes only the session that it is told to', () => {
    const { local, store } = open()
    store.write(record('b'))
    store.remove('a')
    expect(store.read()).toEqual(record('b'))
    store.remove('b')
    expect(store.read()).toBeNull()
    expect(local.getItem('coverkit.signedIn')).toBeNull()
  })

  it('keeps the sessions of two brands of one origin apart', () => {
    const { local, session, store } = open()
    store.write(record('a'))
    expect(createSessionStore('redearth', local, session).read()).toBeNull()
  })

  it('holds one session: with and without remember me replace each other', () => {
    const { local, session, store } = open()
    store.write(record('a'))
    store.write(record('b', { rememberMe: false, signedInAt: 2 }))
    expect(local.getItem('coverkit.wattlebird.session')).toBeNull()
    store.write(record('c', { signedInAt: 3 }))
    expect(session.getItem('coverkit.wattlebird.session')).toBeNull()
    expect(store.read()?.id).toBe('c')
  })
})
