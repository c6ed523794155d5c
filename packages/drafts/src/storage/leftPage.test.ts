import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDraftDatabase } from './draftDatabase.ts'
import { lastingStore } from './lastingStore.ts'
import type { Change } from './store.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A page that can be left, as a visitor leaves it by a link, and come back to. */
function openPage() {
  const view = new EventTarget()
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
  const store = lastingStore('plain', true)
  const notify = (type: string, persisted: boolean) =>
    view.dispatchEvent(Object.assign(new Event(type), { persisted }))
  return {
    store,
    put: (name: string, value: string) => store.change((change) => change.put('settings', value, name)),
    read: (name: string) => store.change((change) => change.get('settings', name)),
    count: () =>
      store.change(async (change) => {
        const before = Number((await change.get('settings', 'count')) ?? 0)
        await change.put('settings', String(before + 1), 'count')
      }),
    leave: (persisted = true) => notify('pagehide', persisted),
    comeBack: () => notify('pageshow', true),
  }
}

/** Work that stays in its transaction until it is let go. */
function waiting() {
  const held = { isHeld: true, runs: 0 }
  const work = async (change: Change) => {
    held.runs += 1
    await change.put('settings', 'waited', 'a')
    for (let read = 0; held.isHeld && read < 10_000; read += 1) await change.get('settings', 'a')
    return 'done'
  }
  return { held, work }
}

const turns = async (count = 30) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate)
}

/** Whether a promise has settled. */
function watched(promise: Promise<unknown>) {
  const seen = { hasSettled: false }
  const end = () => {
    seen.hasSettled = true
  }
  promise.then(end, end)
  return seen
}

describe('a page that is left for the browser’s page cache', () => {
  it('F71: ends its transaction: the next page need not wait, and the change is made when it is back', async () => {
    const [left, next] = [openPage(), openPage()]
    await left.put('a', 'before')
    const { held, work } = waiting()
    const changing = left.store.change(work)
    const seen = watched(changing)
    await turns()
    left.leave()
    expect(await next.read('a')).toBe('before')
    held.isHeld = false
    await turns()
    expect([seen.hasSettled, held.runs]).toEqual([false, 1])
    left.comeBack()
    expect(await changing).toBe('done')
    expect([await next.read('a'), held.runs, left.store.place]).toEqual(['waited', 2, 'device'])
  })

  it('F71: closes the database, and opens it again only when it is back', async () => {
    const page = openPage()
    await page.put('a', '1')
    const [opened, closed] = [vi.spyOn(indexedDB, 'open'), vi.spyOn(IDBDatabase.prototype, 'close')]
    const aborted = vi.spyOn(IDBTransaction.prototype, 'abort')
    page.leave()
    const changing = page.put('a', '2')
    const seen = watched(changing)
    await turns()
    expect([closed.mock.calls.length, opened.mock.calls.length, seen.hasSettled]).toEqual([1, 0, false])
    expect(aborted, 'what has ended').not.toHaveBeenCalled()
    page.comeBack()
    await changing
    expect([opened.mock.calls.length, await page.read('a')]).toEqual([1, '2'])
  })

  it.each([
    ['at once', (leave: () => void) => queueMicrotask(leave)],
    ['later', (leave: () => void) => void turns().then(leave)],
  ])('F71: ends its transaction also while it creates the tables, left %s', async (_when, whenLeft) => {
    const [left, next] = [openPage(), openPage()]
    const createObjectStore = IDBDatabase.prototype.createObjectStore
    vi.spyOn(IDBDatabase.prototype, 'createObjectStore').mockImplementationOnce(function (
      this: IDBDatabase,
      ...of
    ) {
      const table = createObjectStore.apply(this, of)
      const read = () => {
        table.get('never').onsuccess = read
      }
      read()
      whenLeft(() => left.leave())
      return table
    })
    const changing = left.put('a', 'left')
    const seen = watched(changing)
    await turns(60)
    await next.put('b', 'next')
    expect([seen.hasSettled, next.store.place]).toEqual([false, 'device'])
    left.comeBack()
    await changing
    expect([await next.read('a'), await next.read('b')]).toEqual(['left', 'next'])
  })

  it('uses no database that was opened while it was left', async () => {
    ;(await openDraftDatabase('plain')).close()
    const page = openPage()
    const open = indexedDB.open.bind(indexedDB)
    let openings = 0
    vi.spyOn(indexedDB, 'open').mockImplementation((...of) => {
      openings += 1
      const opening = open(...of)
      if (openings === 1)
        opening.addEventListener('success', () => {
          page.leave()
        })
      return opening
    })
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const changing = page.put('a', '1')
    await turns()
    expect(begun).not.toHaveBeenCalled()
    page.comeBack()
    await changing
    expect([openings, await page.read('a'), page.store.place]).toEqual([2, '1', 'device'])
  })

  it('keeps to the device however often one change is ended', async () => {
    const page = openPage()
    await page.put('a', 'before')
    const { held, work } = waiting()
    const changing = page.store.change(work)
    for (let time = 0; time < 8; time += 1) {
      await turns()
      page.leave()
      await turns()
      page.comeBack()
    }
    held.isHeld = false
    expect([await changing, page.store.place]).toEqual(['done', 'device'])
  })

  it('that dies instead ends nothing: the browser does', async () => {
    const page = openPage()
    const { held, work } = waiting()
    const changing = page.store.change(work)
    await turns()
    page.leave(false)
    await turns()
    held.isHeld = false
    expect([await changing, held.runs]).toEqual(['done', 1])
  })

  it('in any order of leaving and coming back, makes every change once', async () => {
    const step = fc.record({
      act: fc.constantFrom('count', 'count', 'leave', 'back', 'turn'),
      page: fc.nat(1),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        globalThis.indexedDB = new IDBFactory()
        const pages = [openPage(), openPage()]
        const counting: Promise<void>[] = []
        for (const { act, page: at } of steps) {
          const page = pages[at]
          if (!page) throw new Error('no such page')
          if (act === 'count') counting.push(page.count())
          else if (act === 'leave') page.leave()
          else if (act === 'back') page.comeBack()
          else await turns(2)
        }
        for (const page of pages) page.comeBack()
        await Promise.all(counting)
        for (const { read, store } of pages)
          expect([Number((await read('count')) ?? 0), store.place]).toEqual([counting.length, 'device'])
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})
