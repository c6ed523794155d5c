import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { entryRow } from '../testing/rows.fixture.ts'
import { deviceStore, openDraftDatabase } from './draftDatabase.ts'
import { lastingStore } from './lastingStore.ts'
import { memoryStore, memoryTables } from './memoryStore.ts'
import { type Store, settingOf } from './store.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => vi.restoreAllMocks())

const put = (store: Store, name: string, value: string) =>
  store.change((change) => change.put('settings', value, name))
const take = (store: Store, name: string) => store.change((change) => change.delete('settings', name))
const read = (store: Store, name: string) => store.change((change) => change.get('settings', name))

/** Deletes the database, as the browser does when the customer clears this site's data. */
function clearStorage(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase('coverkit-plain')
    request.onsuccess = resolve
    request.onerror = reject
  })
}

/** Makes the next openings fail, as Chromium does while it clears a database. */
function refuseOpening(times: number): void {
  const { open } = IDBFactory.prototype
  let refused = 0
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    refused += 1
    if (refused > times) return open.call(indexedDB, name, version)
    const opening = open.call(indexedDB, `refused ${refused}`, version)
    opening.addEventListener('upgradeneeded', (event) => {
      event.stopImmediatePropagation()
      opening.transaction?.abort()
    })
    return opening
  })
}

const STORES: readonly (readonly [name: string, open: () => Promise<Store>])[] = [
  ['in memory', async () => memoryStore(memoryTables())],
  ['on the device', async () => deviceStore(await openDraftDatabase('plain'))],
  ['that lasts', async () => lastingStore('plain', true)],
  ['that lasts, without a device', async () => lastingStore('plain', false)],
]

describe.each(STORES)('a store %s', (_name, open) => {
  it('keeps rows by their id and settings by their name', async () => {
    const store = await open()
    await put(store, 'a', '1')
    await store.change((change) => change.put('outbox', entryRow(), 'e1'))
    expect(await read(store, 'a')).toBe('1')
    expect(await store.change((change) => change.get('outbox', 'e1'))).toMatchObject({ id: 'e1', rev: 1 })
    expect(await store.change((change) => change.all('outbox'))).toHaveLength(1)
    await store.change((change) => change.delete('outbox', 'e1'))
    expect(await store.change((change) => change.all('outbox'))).toEqual([])
    expect(await read(store, 'b')).toBeUndefined()
  })

  it('keeps all of a transaction or nothing', async () => {
    const store = await open()
    await put(store, 'a', '1')
    const failing = store.change(async (change) => {
      await change.put('settings', '2', 'a')
      await change.put('settings', '2', 'b')
      throw new TypeError('mistake')
    })
    await expect(failing).rejects.toThrow('mistake')
    expect([await read(store, 'a'), await read(store, 'b')]).toEqual(['1', undefined])
  })

  it('runs one transaction after another', async () => {
    const store = await open()
    await put(store, 'count', '0')
    const count = () =>
      store.change(async (change) => {
        const before = Number(await change.get('settings', 'count'))
        await change.put('settings', String(before + 1), 'count')
      })
    await Promise.all([count(), count(), count(), count()])
    expect(await read(store, 'count')).toBe('4')
  })

  it('makes a setting once, whoever asks first', async () => {
    const store = await open()
    expect(await Promise.all(['one', 'two'].map((made) => settingOf(store, 'id', made)))).toEqual([
      'one',
      'one',
    ])
    expect(await settingOf(store, 'id', 'three')).toBe('one')
  })
})

describe('the device', () => {
  it('has kept nothing while its transaction is not complete', async () => {
    const database = await openDraftDatabase('plain')
    const begin = vi.spyOn(database, 'transaction')
    const changing = deviceStore(database).change(async (change) => {
      await change.put('settings', '1', 'a')
      begin.mock.results[0]?.value.abort()
    })
    await expect(changing).rejects.toMatchObject({ name: 'AbortError' })
    begin.mockRestore()
    expect(await read(deviceStore(database), 'a')).toBeUndefined()
  })

  it('gives the reason of a write that fails', async () => {
    const store = deviceStore(await openDraftDatabase('plain'))
    const unwritable = (() => undefined) as unknown as string
    await expect(put(store, 'a', unwritable)).rejects.toMatchObject({ name: 'DataCloneError' })
  })

  it('writes strictly: what is complete is on the disk', async () => {
    const database = await openDraftDatabase('plain')
    const begin = vi.spyOn(database, 'transaction')
    await put(deviceStore(database), 'a', '1')
    expect(begin.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
      ['readwrite', { durability: 'strict' }],
    ])
  })

  it('is told of a page of a newer version, and of storage that is cleared', async () => {
    const closings: boolean[] = []
    await openDraftDatabase('plain', (newer) => closings.push(newer))
    await clearStorage()
    expect(closings).toEqual([false])
    await openDraftDatabase('plain', (newer) => closings.push(newer))
    const newer = indexedDB.open('coverkit-plain', 3)
    await new Promise((resolve) => {
      newer.onsuccess = resolve
    })
    newer.result.close()
    expect(closings).toEqual([false, true])
  })
})

describe('storage that is cleared', () => {
  it('is filled with what this page wrote, and not with what it took away', async () => {
    const store = lastingStore('plain', true)
    await put(store, 'a', '1')
    await put(store, 'b', '2')
    await take(store, 'a')
    await clearStorage()
    expect([await read(store, 'a'), await read(store, 'b'), store.place]).toEqual([undefined, '2', 'device'])
  })

  it('gets no lease back: it belongs to a moment', async () => {
    const store = lastingStore('plain', true)
    await store.change((change) => change.put('lease', { id: 'sender', holder: 'x', until: 1 }, 'sender'))
    await clearStorage()
    expect(await store.change((change) => change.all('lease'))).toEqual([])
  })

  it('gets nothing back of somebody who signed out', async () => {
    const store = lastingStore('plain', true)
    await put(store, 'a', '1')
    store.clear()
    await clearStorage()
    expect(await read(store, 'a')).toBeUndefined()
  })

  it('is told', async () => {
    const store = lastingStore('plain', true)
    const onMoved = vi.fn()
    store.onMoved(onMoved)
    await put(store, 'a', '1')
    await clearStorage()
    await expect.poll(() => onMoved.mock.calls.length, { timeout: 20_000 }).toBe(1)
  })

  it('is filled also when the clearing ends a change, and refuses who opens it again at once', async () => {
    const store = lastingStore('plain', true)
    await put(store, 'a', '1')
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
      throw new DOMException('closing', 'InvalidStateError')
    })
    refuseOpening(2)
    await put(store, 'b', '2')
    expect(store.place).toBe('device')
    const other = lastingStore('plain', true)
    expect([await read(other, 'a'), await read(other, 'b')]).toEqual(['1', '2'])
  })

  it('that refuses for good is replaced by memory', async () => {
    refuseOpening(Number.POSITIVE_INFINITY)
    const store = lastingStore('plain', true)
    await put(store, 'a', '1')
    expect([store.place, await read(store, 'a')]).toEqual(['memory', '1'])
  })

  it('in any order of writes and clearings by two pages: the last value of each is there', async () => {
    const step = fc.record({
      act: fc.constantFrom('put', 'put', 'put', 'take', 'clear'),
      page: fc.nat({ max: 1 }),
      name: fc.constantFrom('a', 'b', 'c'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        globalThis.indexedDB = new IDBFactory()
        const pages = [lastingStore('plain', true), lastingStore('plain', true)]
        const model = new Map<string, string>()
        for (const [index, { act, page, name }] of steps.entries()) {
          const store = pages[page]
          if (!store) throw new Error('no such page')
          // Each page has names of its own: of what another page took away it cannot know.
          const own = `${name} of ${page}`
          if (act === 'clear') await clearStorage()
          else if (act === 'take') await take(store, own)
          else await put(store, own, `value ${index}`)
          if (act === 'take') model.delete(own)
          if (act === 'put') model.set(own, `value ${index}`)
        }
        for (const [at, store] of pages.entries()) {
          expect(store.place).toBe('device')
          for (const name of ['a', 'b', 'c'].map((each) => `${each} of ${at}`)) {
            expect(await read(store, name), name).toBe(model.get(name))
          }
        }
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})

describe('a store that cannot write to the device any more', () => {
  it('goes on in memory with what it holds, and says so', async () => {
    const store = lastingStore('plain', true)
    const onMoved = vi.fn()
    store.onMoved(onMoved)
    await put(store, 'a', '1')
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await put(store, 'b', '2')
    expect([await read(store, 'a'), await read(store, 'b')]).toEqual(['1', '2'])
    expect([store.place, store.outdated, onMoved.mock.calls.length]).toEqual(['memory', false, 1])
  })

  it('forgets in memory too', async () => {
    const store = lastingStore('plain', false)
    await put(store, 'a', '1')
    store.clear()
    expect(await read(store, 'a')).toBeUndefined()
  })

  it('is outdated where a newer version has the database', async () => {
    const newer = indexedDB.open('coverkit-plain', 3)
    await new Promise((resolve) => {
      newer.onsuccess = resolve
    })
    newer.result.close()
    const store = lastingStore('plain', true)
    await put(store, 'a', '1')
    expect([store.place, store.outdated, await read(store, 'a')]).toEqual(['memory', true, '1'])
  })
})

describe('a browser that says nothing of an opening', () => {
  afterEach(() => vi.useRealTimers())

  // In Safari, a page that was left while it made the database keeps those of all other pages waiting.
  it('is waited for, then replaced by memory; what it opens late is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { open } = IDBFactory.prototype
    const answers: (() => void)[] = []
    vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
      const opening = open.call(indexedDB, name, version)
      const { dispatchEvent } = opening
      vi.spyOn(opening, 'dispatchEvent').mockImplementation((event) => {
        if (event.type !== 'success') return dispatchEvent.call(opening, event)
        answers.push(() => dispatchEvent.call(opening, event))
        return true
      })
      return opening
    })
    const store = lastingStore('plain', true)
    const putting = put(store, 'a', 'typed')
    await vi.waitUntil(() => answers.length === 1)
    await vi.advanceTimersByTimeAsync(9_000)
    expect(store.place).toBe('device')
    await vi.advanceTimersByTimeAsync(1_000)
    await putting
    expect([store.place, await read(store, 'a')]).toEqual(['memory', 'typed'])
    const close = vi.spyOn(IDBDatabase.prototype, 'close')
    for (const answer of answers) answer()
    await vi.waitUntil(() => close.mock.calls.length === 1)
  })

  it('is no obstacle to an opening that is answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const store = lastingStore('plain', true)
    await put(store, 'a', 'typed')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([store.place, await read(store, 'a'), vi.getTimerCount()]).toEqual(['device', 'typed', 0])
  })
})
