import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DraftKind } from '../api/draftKind.ts'
import type { Drafts } from '../api/drafts.ts'
import { openDraftDatabase } from '../storage/draftDatabase.ts'
import { openDrafts } from './openDrafts.ts'

interface Trip {
  readonly name: string
}

const tripKind: DraftKind<Trip> = {
  flow: 'trip',
  version: 1,
  migrations: {},
  parse(value) {
    const name = (value as Trip | null)?.name
    if (typeof name !== 'string') throw new TypeError('name')
    return { name }
  },
}
const attempt = '0b8e5a3c-5d4e-4b7a-9c55-0d3b2f1a6e77'
let today = new Date('2026-11-21T10:00:00Z')
const now = () => today
const open = (): Promise<Drafts> => openDrafts({ brand: 'plain', now })

beforeEach(() => {
  today = new Date('2026-11-21T10:00:00Z')
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => vi.unstubAllGlobals())

describe('drafts on the device', () => {
  it('gives back what was saved, to another opening too', async () => {
    const saved = await (await open()).save(tripKind, attempt, { name: 'Ada' })
    expect(saved).toMatchObject({
      flow: 'trip',
      version: 1,
      attempt,
      rev: 1,
      savedAt: '2026-11-21T10:00:00.000Z',
    })
    expect(saved.expiresAt).toBe('2026-11-28T10:00:00.000Z')
    const { entryId, ...draft } = saved
    expect(entryId).toBeNull()
    expect(await (await open()).load(tripKind)).toEqual({ status: 'found', draft })
  })

  it('writes in the order of the calls and counts revisions', async () => {
    const drafts = await open()
    const saves = ['A', 'B', 'C'].map((name) => drafts.save(tripKind, attempt, { name }))
    expect((await Promise.all(saves)).map((draft) => draft.rev)).toEqual([1, 2, 3])
    expect(await drafts.load(tripKind)).toMatchObject({ draft: { rev: 3, answers: { name: 'C' } } })
  })

  it('keeps no answer in the clear', async () => {
    await (await open()).save(tripKind, attempt, { name: 'Perspicacia' })
    const [row] = await (await openDraftDatabase('plain')).getAll('drafts')
    const bytes = new TextDecoder('latin1').decode(row?.data)
    expect(bytes.length).toBeGreaterThan(0)
    expect(bytes).not.toContain('Perspicacia')
    expect(JSON.stringify(row)).not.toContain('Perspicacia')
  })

  it('keeps one client id a browser', async () => {
    const first = await open()
    expect(first.clientId).toMatch(/^[0-9a-f-]{36}$/)
    expect((await open()).clientId).toBe(first.clientId)
  })

  it('keeps the brands apart', async () => {
    await (await open()).save(tripKind, attempt, { name: 'Ada' })
    expect(await (await openDrafts({ brand: 'other', now })).load(tripKind)).toEqual({ status: 'none' })
  })

  it('lists and removes', async () => {
    const drafts = await open()
    await drafts.save(tripKind, attempt, { name: 'Ada' })
    expect(await drafts.list()).toEqual([
      {
        flow: 'trip',
        savedAt: '2026-11-21T10:00:00.000Z',
        expiresAt: '2026-11-28T10:00:00.000Z',
        place: 'device',
        unsent: false,
      },
    ])
    await drafts.remove('trip')
    expect(await drafts.list()).toEqual([])
    expect(await drafts.load(tripKind)).toEqual({ status: 'none' })
  })

  it('forgets a draft seven days after its last save', async () => {
    await (await open()).save(tripKind, attempt, { name: 'Ada' })
    today = new Date('2026-11-28T09:59:59Z')
    expect((await (await open()).load(tripKind)).status).toBe('found')
    today = new Date('2026-11-28T10:00:00Z')
    expect((await (await open()).load(tripKind)).status).toBe('none')
    expect(await (await openDraftDatabase('plain')).getAll('drafts')).toEqual([])
  })
})

describe('versions', () => {
  const second: DraftKind<{ readonly names: readonly string[] }> = {
    flow: 'trip',
    version: 3,
    migrations: {
      1: (value) => ({ first: (value as Trip).name }),
      2: (value) => ({ names: [(value as { first: string }).first] }),
    },
    parse: (value) => value as { names: string[] },
  }

  it('takes an older draft forward one version at a time', async () => {
    const drafts = await open()
    await drafts.save(tripKind, attempt, { name: 'Ada' })
    expect(await drafts.load(second)).toMatchObject({
      status: 'found',
      draft: { answers: { names: ['Ada'] } },
    })
  })

  it('leaves a newer draft untouched', async () => {
    const drafts = await open()
    await drafts.save(second, attempt, { names: ['Ada'] })
    expect(await drafts.load(tripKind)).toEqual({ status: 'newer', version: 3 })
    await expect(drafts.save(tripKind, attempt, { name: 'Bea' })).rejects.toThrow('stored by version 3')
    expect(await drafts.load(second)).toMatchObject({
      status: 'found',
      draft: { answers: { names: ['Ada'] } },
    })
  })

  it('sets an older draft without a way forward aside', async () => {
    const drafts = await open()
    await drafts.save(tripKind, attempt, { name: 'Ada' })
    expect(await drafts.load({ ...second, migrations: {} })).toEqual({ status: 'unreadable' })
  })
})

describe('damage', () => {
  it('sets a row with a flipped bit aside and goes on', async () => {
    const drafts = await open()
    await drafts.save(tripKind, attempt, { name: 'Ada' })
    const database = await openDraftDatabase('plain')
    const [row] = await database.getAll('drafts')
    if (!row) throw new Error('no row')
    const data = row.data.slice(0)
    const bytes = new Uint8Array(data)
    bytes[0] = (bytes[0] ?? 0) ^ 1
    await database.put('drafts', { ...row, data })
    expect(await drafts.load(tripKind)).toEqual({ status: 'unreadable' })
    expect(await database.getAll('quarantine')).toHaveLength(1)
    expect(await drafts.load(tripKind)).toEqual({ status: 'none' })
    await drafts.save(tripKind, attempt, { name: 'Bea' })
    expect(await drafts.load(tripKind)).toMatchObject({ draft: { answers: { name: 'Bea' } } })
  })

  it('does not open a row that was moved to another revision', async () => {
    const drafts = await open()
    await drafts.save(tripKind, attempt, { name: 'Ada' })
    const database = await openDraftDatabase('plain')
    const [row] = await database.getAll('drafts')
    if (row) await database.put('drafts', { ...row, rev: 9 })
    expect(await drafts.load(tripKind)).toEqual({ status: 'unreadable' })
  })

  it('goes on after a failed write', async () => {
    const drafts = await open()
    const unwritable = {
      name: 'Ada',
      toJSON: () => {
        throw new TypeError('no')
      },
    }
    await expect(drafts.save(tripKind, attempt, unwritable)).rejects.toThrow('no')
    expect((await drafts.save(tripKind, attempt, { name: 'Bea' })).rev).toBe(1)
  })
})

describe('without storage', () => {
  const refusals: readonly [string, object][] = [
    [
      'open throws',
      {
        open: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    ],
    ['there is none', {}],
  ]
  it.each(refusals)('lives in memory and says so: %s', async (_name, factory) => {
    vi.stubGlobal('indexedDB', factory)
    const drafts = await open()
    expect(drafts.place).toBe('memory')
    await drafts.save({ ...tripKind, version: 2 }, attempt, { name: 'Newer' })
    await expect(drafts.save(tripKind, attempt, { name: 'Ada' })).rejects.toThrow('stored by version 2')
    await drafts.remove('trip')
    await drafts.save(tripKind, attempt, { name: 'Ada' })
    expect(await drafts.load(tripKind)).toMatchObject({
      status: 'found',
      draft: { rev: 2, answers: { name: 'Ada' } },
    })
    expect(await drafts.list()).toHaveLength(1)
    expect((await open()).clientId).not.toBe(drafts.clientId)
    await drafts.remove('trip')
    expect(await drafts.load(tripKind)).toEqual({ status: 'none' })
  })
})
