import { describe, expect, it, vi } from 'vitest'
import { setAside } from '../storage/setAside.ts'
import {
  ADA,
  ANON,
  draftRow,
  draftsIn,
  entriesIn,
  entryRow,
  NOW,
  setAsideIn,
  storeWith,
} from '../testing/rows.fixture.ts'
import { expiryOf, movedExpiry, purge } from './expiry.ts'

const DAY_MS = 86_400_000
const isoAt = (ms: number) => new Date(NOW + ms).toISOString()
const never = vi.fn(() => Promise.reject(new Error('not to be asked')))
const on = (ms: number) => async () => new Date(NOW + ms)

async function stored() {
  const store = await storeWith({
    drafts: [
      draftRow({ expiresAt: isoAt(0) }),
      draftRow({ flow: 'tour', expiresAt: isoAt(1) }),
      draftRow({ owner: ADA, expiresAt: isoAt(0) }),
    ],
    outbox: [entryRow({ owner: ADA, expiresAt: isoAt(0) }), entryRow({ id: 'e2', expiresAt: isoAt(1) })],
  })
  await store.change(async (change) => {
    for (const owner of [ANON, ADA]) await change.put('settings', { id: owner, key: null }, `key:${owner}`)
  })
  const keys = () =>
    store.change(async (change) => {
      const names = [ANON, ADA].map((owner) => `key:${owner}`)
      const found = await Promise.all(names.map((name) => change.get('settings', name)))
      return names.filter((_name, index) => found[index] !== undefined)
    })
  return { store, keys }
}

describe('a draft expires', () => {
  it.each([
    ['of a visitor after 7 days', ANON, 7],
    ['of a customer after 30 days', ADA, 30],
  ])('%s', (_name, owner, days) => {
    expect(expiryOf(NOW, owner)).toBe(isoAt(days * DAY_MS))
  })

  it.each([
    ['a visitor', ANON],
    ['a customer', ADA],
  ])('of %s when its kind has it, which no save puts off', (_name, owner) => {
    const until = isoAt(20 * DAY_MS)
    expect([expiryOf(NOW, owner, until), expiryOf(NOW + 15 * DAY_MS, owner, until)]).toEqual([until, until])
  })

  it('as any other once the day of its kind is over: what is saved then is not deleted at once', () => {
    expect(expiryOf(NOW, ANON, isoAt(0))).toBe(isoAt(7 * DAY_MS))
    expect(expiryOf(NOW, ANON, null)).toBe(isoAt(7 * DAY_MS))
  })

  it('when its kind has it after a log-in too, and else by the days of a customer', () => {
    const until = isoAt(20 * DAY_MS)
    expect(movedExpiry({ owner: ANON, expiresAt: until }, NOW, ADA)).toBe(until)
    expect(movedExpiry({ owner: ANON, expiresAt: isoAt(7 * DAY_MS) }, NOW, ADA)).toBe(isoAt(30 * DAY_MS))
  })
})

describe('deleting what has expired', () => {
  it('asks no server while nothing has', async () => {
    const { store } = await stored()
    expect(await purge(store, NOW - 1, never)).toBe(false)
    expect(never).not.toHaveBeenCalled()
    expect([(await draftsIn(store)).length, (await entriesIn(store)).length]).toEqual([3, 2])
  })

  it('deletes rows at their time, and the keys of whom nothing is left', async () => {
    const { store, keys } = await stored()
    expect(await purge(store, NOW, on(0))).toBe(true)
    expect((await draftsIn(store)).map(({ id }) => id)).toEqual([`${ANON}/tour`])
    expect((await entriesIn(store)).map(({ id }) => id)).toEqual(['e2'])
    expect(await keys()).toEqual([`key:${ANON}`])
  })

  it('deletes what was set aside as well, and then the last key', async () => {
    const { store, keys } = await stored()
    const [draft] = await draftsIn(store)
    if (!draft) throw new Error('no draft')
    await store.change((change) => setAside(change, 'drafts', draft, NOW))
    await purge(store, NOW, on(0))
    expect(await setAsideIn(store)).toEqual([])
    expect(await keys()).toEqual([`key:${ANON}`])
    await purge(store, NOW + 1, on(1))
    expect(await keys()).toEqual([])
  })

  it.each([
    ['no server answers', async () => null],
    ['the server fails', () => Promise.reject(new TypeError('network'))],
    ['the server has an earlier date', on(-1)],
  ])('deletes nothing when %s', async (_name, serverDate) => {
    const { store, keys } = await stored()
    expect(await purge(store, NOW + 365 * DAY_MS, serverDate)).toBe(false)
    expect([(await draftsIn(store)).length, (await keys()).length]).toEqual([3, 2])
  })

  it('deletes nothing early because a server’s clock is ahead', async () => {
    const { store } = await stored()
    await purge(store, NOW, on(DAY_MS))
    expect((await draftsIn(store)).map(({ flow }) => flow)).toEqual(['tour'])
  })

  it('asks the server once', async () => {
    const { store } = await stored()
    const serverDate = vi.fn(on(0))
    await purge(store, NOW, serverDate)
    expect(serverDate).toHaveBeenCalledTimes(1)
  })

  it('keeps the key of a row that was written while the server was asked', async () => {
    const { store, keys } = await stored()
    await purge(store, NOW, async () => {
      await store.change((change) =>
        change.put('drafts', draftRow({ owner: ADA, rev: 2, expiresAt: isoAt(DAY_MS) }), `${ADA}/trip`),
      )
      return new Date(NOW)
    })
    expect(await keys()).toEqual([`key:${ANON}`, `key:${ADA}`])
    expect((await draftsIn(store)).find(({ owner }) => owner === ADA)?.rev).toBe(2)
  })
})

describe('setting aside', () => {
  it.each(['drafts', 'outbox'] as const)('moves a row of %s, whole, with its time', async (table) => {
    const row = table === 'drafts' ? draftRow() : entryRow()
    const store = await storeWith({ drafts: [draftRow()], outbox: [entryRow()] })
    await store.change((change) => setAside(change, table, row, NOW))
    expect(await setAsideIn(store)).toEqual([{ ...row, setAsideAt: '2026-11-21T10:00:00.000Z' }])
    const left = [await draftsIn(store), await entriesIn(store)].map((rows) => rows.length)
    expect(left).toEqual(table === 'drafts' ? [0, 1] : [1, 0])
  })
})
