import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Later } from '../platform/later.ts'
import type { Store } from '../storage/store.ts'
import { flushed } from '../testing/fakeBrowser.fixture.ts'
import { NOW, storeWith } from '../testing/rows.fixture.ts'
import { type Message, openChannel } from './channel.ts'
import { senderLock } from './senderLock.ts'

afterEach(() => vi.unstubAllGlobals())

/** Time that a test lets pass, and what is to run in it. */
function fakeTime() {
  let time = NOW
  let timers: { readonly at: number; readonly run: () => void }[] = []
  const later: Later = (ms, run) => {
    const timer = { at: time + ms, run }
    timers.push(timer)
    return () => {
      timers = timers.filter((other) => other !== timer)
    }
  }
  return {
    now: () => time,
    later,
    waiting: () => timers.length,
    async pass(ms: number) {
      time += ms
      const due = timers.filter(({ at }) => at <= time)
      timers = timers.filter(({ at }) => at > time)
      for (const { run } of due) run()
      await flushed()
    },
  }
}

const leaseIn = (store: Store) => store.change((change) => change.get('lease', 'sender'))

/** Returns work that runs until the test ends it. */
function openWork() {
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => ends.push(resolve))
  return { work, begun: () => ends.length, end: () => ends.shift()?.() }
}

async function twoTabs() {
  const store = await storeWith()
  const time = fakeTime()
  const lock = () => senderLock('plain', store, time.now, time.later, null)
  return { store, time, one: lock(), other: lock() }
}

describe('a lease, without Web Locks', () => {
  it('is had by one tab, and given back', async () => {
    const { store, one, other, time } = await twoTabs()
    const { work, begun, end } = openWork()
    const first = one(work)
    await flushed()
    expect(await other(work)).toBe(false)
    expect(begun()).toBe(1)
    end()
    expect(await first).toBe(true)
    expect([await leaseIn(store), time.waiting()]).toEqual([undefined, 0])
    const second = other(work)
    await flushed()
    end()
    expect(await second).toBe(true)
  })

  it('is renewed while the work goes on', async () => {
    const { one, other, time } = await twoTabs()
    const { work, end } = openWork()
    const first = one(work)
    await flushed()
    for (let passed = 0; passed < 30_000; passed += 3_000) {
      await time.pass(3_000)
      expect(await other(work)).toBe(false)
    }
    end()
    await first
  })

  it.each([
    [9_999, false],
    [10_000, true],
  ])('of a tab that is gone lasts: after %i ms another has it: %s', async (ms, expected) => {
    const { store, time, other } = await twoTabs()
    const lease = { id: 'sender', holder: 'gone', until: NOW + 10_000 }
    await store.change((change) => change.put('lease', lease, 'sender'))
    await time.pass(ms)
    expect(await other(async () => undefined)).toBe(expected)
  })

  it('that lasts longer than any was given by a wrong clock', async () => {
    const { store, other } = await twoTabs()
    const lease = { id: 'sender', holder: 'gone', until: NOW + 10_001 }
    await store.change((change) => change.put('lease', lease, 'sender'))
    expect(await other(async () => undefined)).toBe(true)
  })

  it('is given back by work that fails', async () => {
    const { store, one, time } = await twoTabs()
    const failing = one(async () => {
      throw new Error('failed')
    })
    await expect(failing).rejects.toThrow('failed')
    expect([await leaseIn(store), time.waiting()]).toEqual([undefined, 0])
  })

  it('of another tab is not given back', async () => {
    const { store, one } = await twoTabs()
    const { work, end } = openWork()
    const first = one(work)
    await flushed()
    const lease = { id: 'sender', holder: 'other', until: NOW + 5_000 }
    await store.change((change) => change.put('lease', lease, 'sender'))
    end()
    await first
    expect(await leaseIn(store)).toEqual(lease)
  })
})

it('a Web Lock is one for each brand, and there is no lease', async () => {
  const store = await storeWith()
  const time = fakeTime()
  const requested: string[] = []
  const locks = {
    async request(name: string, work: () => Promise<void>) {
      requested.push(name)
      await work()
    },
  } as unknown as LockManager
  const work = vi.fn(async () => undefined)
  for (const brand of ['plain', 'other']) {
    expect(await senderLock(brand, store, time.now, time.later, locks)(work)).toBe(true)
  }
  expect(requested).toEqual(['outbox:plain', 'outbox:other'])
  expect(work).toHaveBeenCalledTimes(2)
  expect(await leaseIn(store)).toBeUndefined()
})

describe('messages', () => {
  it('reach the other tabs of the brand, and no other brand', async () => {
    const received: [string, Message][] = []
    const open = (tab: string, brand = 'plain') =>
      openChannel(brand)((message) => received.push([tab, message]))
    const send = open('one')
    open('two')
    open('three', 'other')
    send({ type: 'queued', flow: 'trip' })
    await expect
      .poll(() => received, { timeout: 20_000 })
      .toEqual([['two', { type: 'queued', flow: 'trip' }]])
  })

  it('are none where the browser has no channel', () => {
    vi.stubGlobal('BroadcastChannel', undefined)
    const onMessage = vi.fn()
    expect(() => openChannel('plain')(onMessage)({ type: 'changed', flow: 'trip' })).not.toThrow()
    expect(onMessage).not.toHaveBeenCalled()
  })
})
