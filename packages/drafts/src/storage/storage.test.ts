import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Drafts } from '../api/drafts.ts'
import type { Outgoing } from '../api/outgoing.ts'
import { draftHint } from '../drafts/mark.ts'
import { type DraftsOptions, openDrafts } from '../drafts/openDrafts.ts'
import { type Trip, tripKind } from '../testing/fakeBrowser.fixture.ts'
import { ATTEMPT, OTHER_ATTEMPT, saveTrip, stateOf } from '../testing/fakeTabs.fixture.ts'
import version1 from './databaseVersion1.fixture.json' with { type: 'json' }
import { openDraftDatabase } from './draftDatabase.ts'

/** In milliseconds: a busy machine is late, a broken program never comes. */
const PATIENCE = 20_000

const kind = tripKind()
const DAY_MS = 86_400_000
const START = Date.parse('2026-11-21T10:00:00Z')
let time = START

const open = (options: Partial<DraftsOptions> = {}): Promise<Drafts> =>
  openDrafts({ brand: 'plain', now: () => new Date(time), ...options })

beforeEach(() => {
  time = START
  globalThis.indexedDB = new IDBFactory()
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Answers of a server that confirms everything. */
function confirming() {
  const sent: Outgoing[] = []
  const trip = async (outgoing: Outgoing) => {
    sent.push(outgoing)
    return { kind: 'confirmed' } as const
  }
  return { sent, senders: { trip } }
}

async function quarantined(): Promise<number> {
  const database = await openDraftDatabase('plain')
  return (await database.getAll('quarantine')).length
}

describe('versions of the database', () => {
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))

  const openVersion1 = () =>
    openDB(version1.name, version1.version, {
      upgrade(created) {
        created.createObjectStore('drafts', { keyPath: 'id' }).createIndex('owner', 'owner')
        created.createObjectStore('quarantine', { keyPath: 'id' })
        created.createObjectStore('settings')
      },
    })

  async function storeVersion1(): Promise<void> {
    const database = await openVersion1()
    const key = await crypto.subtle.importKey('raw', bytes(version1.key), 'AES-GCM', false, [
      'encrypt',
      'decrypt',
    ])
    await database.put('settings', key, 'key')
    await database.put('settings', version1.clientId, 'clientId')
    await database.put('settings', version1.probe, 'probe')
    for (const row of version1.drafts) {
      await database.put('drafts', { ...row, iv: bytes(row.iv), data: bytes(row.data).buffer })
    }
    database.close()
  }

  it('F33: reads what version 1 stored, and goes on from it', async () => {
    await storeVersion1()
    const drafts = await open()
    expect([drafts.place, drafts.clientId]).toEqual(['device', version1.clientId])
    expect(await drafts.load(kind)).toEqual({
      status: 'found',
      draft: {
        flow: 'trip',
        version: 1,
        rev: 2,
        attempt: ATTEMPT,
        savedAt: '2026-11-21T10:00:00.000Z',
        expiresAt: '2026-11-28T10:00:00.000Z',
        answers: { name: 'Ada Nguyễn', legs: [{ to: 'Perth', days: 3 }] },
        conflicts: [],
        confirmed: null,
      },
    })
    expect((await drafts.list()).map(({ flow, unsent }) => [flow, unsent])).toEqual([
      ['tour', false],
      ['trip', false],
    ])
    expect(await saveTrip({ drafts }, 'Bea')).toMatchObject({ rev: 3 })
    expect(await (await open()).load(kind)).toMatchObject({ draft: { answers: { name: 'Bea' } } })
    expect(await (await openDraftDatabase('plain')).get('settings', 'key')).toBeUndefined()
  })

  it('F34: leaves a database of a newer version alone, and says so', async () => {
    const newer = await openDB('coverkit-plain', 3, {
      upgrade: (created) => void created.createObjectStore('drafts', { keyPath: 'id' }),
    })
    await newer.put('drafts', { id: 'x' })
    newer.close()
    const drafts = await open()
    await drafts.save(kind, ATTEMPT, { name: 'Ada' })
    expect(await stateOf({ drafts })).toMatchObject({ place: 'memory', outdated: true, rev: 1 })
    expect(await (await openDB('coverkit-plain', 3)).getAll('drafts')).toEqual([{ id: 'x' }])
  })

  it('F30: an old page closes for a newer one, and tells that it has to be reloaded', async () => {
    const { senders, sent } = confirming()
    const drafts = await open({ senders })
    await drafts.save(kind, ATTEMPT, { name: 'Ada' })
    const newer = await openDB('coverkit-plain', 3, { upgrade: () => undefined })
    expect(await newer.getAll('drafts')).toHaveLength(1)
    expect(await stateOf({ drafts })).toMatchObject({ place: 'memory', outdated: true, rev: 1 })
    await saveTrip({ drafts }, 'Bea')
    await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE)
    expect(await drafts.load(kind)).toMatchObject({ draft: { rev: 2, answers: { name: 'Bea' } } })
  })

  it('F30: does not wait for ever for an old page that stays open', async () => {
    const old = await openVersion1()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const opening = open()
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), PATIENCE)
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    const drafts = await opening
    expect(await stateOf({ drafts })).toMatchObject({ place: 'memory', outdated: false })
    old.close()
  })
})

describe('storage that is lost', () => {
  it('F31: fills storage that was cleared under the page', async () => {
    const drafts = await open()
    const { clientId } = drafts
    const saved = await saveTrip({ drafts }, 'Ada')
    await clear()
    const other = await drafts.save(tripKind('tour'), OTHER_ATTEMPT, { name: 'Bea' })
    expect([drafts.place, other.rev]).toEqual(['device', 1])
    const { senders, sent } = confirming()
    const again = await open({ senders })
    expect(again.clientId).toBe(clientId)
    expect(await again.load(kind)).toMatchObject({ draft: { answers: { name: 'Ada' } } })
    expect(await again.load(tripKind('tour'))).toMatchObject({ draft: { answers: { name: 'Bea' } } })
    await vi.waitFor(() => expect(sent).toMatchObject([{ id: saved.entryId }]), PATIENCE)
  })

  it('F31: a second page adds what it holds to storage that another page filled', async () => {
    const [one, other] = [await open(), await open()]
    await one.save(kind, ATTEMPT, { name: 'Ada' })
    await other.save(tripKind('tour'), OTHER_ATTEMPT, { name: 'Bea' })
    await clear()
    await one.save(kind, ATTEMPT, { name: 'Ada 2' })
    await other.save(tripKind('tour'), OTHER_ATTEMPT, { name: 'Bea 2' })
    const again = await open()
    expect(await again.load(kind)).toMatchObject({ draft: { answers: { name: 'Ada 2' } } })
    expect(await again.load(tripKind('tour'))).toMatchObject({ draft: { answers: { name: 'Bea 2' } } })
  })

  it('F27: falls to memory when a write fails, tells it, and goes on sending', async () => {
    const { senders, sent } = confirming()
    const drafts = await open({ senders })
    await drafts.save(kind, ATTEMPT, { name: 'Ada' })
    const places: string[] = []
    drafts.watch('trip', ({ place }) => places.push(place))
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await saveTrip({ drafts }, 'Bea')).toMatchObject({ rev: 2 })
    expect(drafts.place).toBe('memory')
    await vi.waitFor(() => expect(places.at(-1)).toBe('memory'), PATIENCE)
    await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE)
    expect(await drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Bea' } } })
    full.mockRestore()
    // The device still has what it had: the older answers, not the newer ones in halves.
    expect(await (await open()).load(kind)).toMatchObject({ draft: { rev: 1, answers: { name: 'Ada' } } })
  })

  it.each(['SecurityError', 'InvalidStateError', 'UnknownError'])(
    'F28: works in memory where storage is refused (%s)',
    async (refusal) => {
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('denied', refusal)
      })
      const { senders, sent } = confirming()
      const drafts = await open({ senders })
      expect(await saveTrip({ drafts }, 'Ada', 'submit')).toMatchObject({ rev: 1 })
      expect(drafts.place).toBe('memory')
      await vi.waitFor(() => expect(sent).toHaveLength(1), PATIENCE)
      await vi.waitFor(
        async () => expect(await stateOf({ drafts })).toMatchObject({ sending: 'sent' }),
        PATIENCE,
      )
      await drafts.setSubject('ada')
      await drafts.attach(['trip'])
      expect(await drafts.load(kind)).toMatchObject({
        draft: { answers: { name: 'Ada' }, confirmed: { rev: 1 } },
      })
      await drafts.discard()
      expect(await drafts.list()).toEqual([])
      expect(await drafts.save(kind, OTHER_ATTEMPT, { name: 'New' })).toMatchObject({ rev: 1 })
    },
  )

  it('keeps a shared computer’s answers off the disk', async () => {
    const drafts = await open({ place: 'memory' })
    await saveTrip({ drafts }, 'Ada')
    expect(await drafts.list()).toMatchObject([{ place: 'memory', unsent: true }])
    expect(await indexedDB.databases()).toEqual([])
    expect(draftHint()).toBe(0)
  })

  it('keeps nothing on disk where there is no cryptography', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const drafts = await open()
    expect(await drafts.save(kind, ATTEMPT, { name: 'Ada' })).toMatchObject({ rev: 1 })
    expect(drafts.place).toBe('memory')
  })

  it('stores the draft and its request in one transaction: both or neither', async () => {
    const drafts = await open()
    await drafts.save(kind, ATTEMPT, { name: 'Ada' })
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, row, key) {
      if (this.name === 'drafts') throw new TypeError('cut')
      return put.call(this, row, key)
    })
    await expect(saveTrip({ drafts }, 'Bea')).rejects.toThrow('cut')
    vi.restoreAllMocks()
    await saveTrip({ drafts }, 'Cleo')
    const database = await openDraftDatabase('plain')
    expect((await database.getAll('outbox')).map(({ rev }) => rev)).toEqual([2])
    // The request is there as soon as the draft is.
    expect(await drafts.list()).toMatchObject([{ unsent: true }])
  })

  it('does not hide a mistake as lost storage', async () => {
    const drafts = await open()
    const broken = {
      kind: 'save' as const,
      body(): object {
        throw new TypeError('mistake')
      },
    }
    await expect(drafts.save(kind, ATTEMPT, { name: 'Ada' }, { entry: broken })).rejects.toThrow('mistake')
    expect(drafts.place).toBe('device')
  })

  /** Deletes the database, as the browser does when the customer clears this site's data. */
  async function clear(): Promise<void> {
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase('coverkit-plain')
      request.onsuccess = resolve
      request.onerror = reject
    })
  }
})

describe('time', () => {
  it('F25: a clock that jumps ahead deletes nothing; the server’s date does', async () => {
    await (await open()).save(kind, ATTEMPT, { name: 'Ada' })
    const entry = { kind: 'save', body: (answers: Trip) => answers } as const
    await (await open()).save(tripKind('tour'), OTHER_ATTEMPT, { name: 'Bea' }, { entry })
    time = START + 365 * DAY_MS
    const offline = await open({ serverDate: async () => null })
    expect((await offline.load(kind)).status).toBe('found')
    const failing = await open({ serverDate: () => Promise.reject(new TypeError('network')) })
    expect(await failing.list()).toHaveLength(2)
    const online = await open({ serverDate: async () => new Date(START + 7_200_000) })
    expect(await online.list()).toHaveLength(2)
    const later = await open({ serverDate: async () => new Date(START + 7 * DAY_MS) })
    expect(await later.list()).toEqual([])
    const database = await openDraftDatabase('plain')
    for (const table of ['drafts', 'outbox']) expect(await database.getAll(table)).toEqual([])
    expect((await database.getAllKeys('settings')).filter((name) => String(name).startsWith('key:'))).toEqual(
      [],
    )
    // The owner's key went with the last row; the next draft gets a new one.
    expect(await later.save(kind, ATTEMPT, { name: 'New' })).toMatchObject({ answers: { name: 'New' } })
  })

  it('keeps a signed-in person’s drafts 30 days', async () => {
    const drafts = await open()
    await drafts.setSubject('ada')
    const { expiresAt } = await drafts.save(kind, ATTEMPT, { name: 'Ada' })
    expect(expiresAt).toBe(new Date(START + 30 * DAY_MS).toISOString())
  })

  it('looks hourly for what has expired', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const drafts = await open()
    await drafts.save(kind, ATTEMPT, { name: 'Ada' })
    time += 8 * DAY_MS
    await vi.advanceTimersByTimeAsync(3_600_000)
    vi.useRealTimers()
    const database = await openDraftDatabase('plain')
    await vi.waitFor(async () => expect(await database.getAll('drafts')).toEqual([]), PATIENCE)
  })
})

describe('beside the rows', () => {
  it('marks how many drafts there are, for pages that load none of this', async () => {
    const drafts = await open()
    expect(draftHint()).toBe(0)
    await drafts.save(kind, ATTEMPT, { name: 'Ada' })
    await drafts.save(tripKind('tour'), OTHER_ATTEMPT, { name: 'Bea' })
    expect(draftHint()).toBe(2)
    await drafts.remove('trip')
    expect(draftHint()).toBe(1)
    await drafts.discard()
    expect(draftHint()).toBe(0)
    vi.stubGlobal('localStorage', undefined)
    await drafts.save(kind, ATTEMPT, { name: 'Ada' }).catch(() => undefined)
    expect(draftHint()).toBe(0)
  })

  it('asks once that nothing be evicted, after the first save of somebody signed in', async () => {
    const persist = vi.fn(async () => true)
    vi.stubGlobal('navigator', { locks: navigator.locks, storage: { persist } })
    const drafts = await open()
    await drafts.save(kind, ATTEMPT, { name: 'Ada' })
    expect(persist).not.toHaveBeenCalled()
    await drafts.setSubject('ada')
    await drafts.save(kind, OTHER_ATTEMPT, { name: 'Ada' })
    await drafts.save(kind, OTHER_ATTEMPT, { name: 'Bea' })
    expect(persist).toHaveBeenCalledTimes(1)
  })

  it('two tabs of a real browser share rows, lock and messages', async () => {
    const { senders, sent } = confirming()
    const [one, other] = [await open({ senders }), await open()]
    const states: string[] = []
    one.watch('trip', ({ sending }) => states.push(sending))
    const { entryId } = await saveTrip({ drafts: other }, 'Ada')
    await vi.waitFor(() => expect(states.at(-1)).toBe('sent'), PATIENCE)
    expect(sent).toMatchObject([{ id: entryId }])
  })

  it('sends again when the page comes back', async () => {
    const target = new EventTarget()
    vi.stubGlobal('window', target)
    vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }))
    let tries = 0
    const trip = async () => {
      tries += 1
      return tries === 4 ? ({ kind: 'confirmed' } as const) : ({ kind: 'retry', retryAfterMs: 0 } as const)
    }
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const drafts = await open({ senders: { trip } })
    await saveTrip({ drafts }, 'Ada')
    await vi.waitFor(() => expect(tries).toBe(1), PATIENCE)
    target.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(tries).toBe(2), PATIENCE)
    target.dispatchEvent(new Event('focus'))
    await vi.waitFor(() => expect(tries).toBe(3), PATIENCE)
    document.dispatchEvent(new Event('visibilitychange'))
    Object.assign(document, { visibilityState: 'visible' })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.waitFor(
      async () => expect(await stateOf({ drafts })).toMatchObject({ sending: 'sent' }),
      PATIENCE,
    )
    expect(tries).toBe(4)
  })

  it('F32: sets damaged answers aside and keeps the other drafts', async () => {
    const drafts = await open()
    await drafts.save(kind, ATTEMPT, { name: 'Ada' })
    await drafts.save(tripKind('tour'), OTHER_ATTEMPT, { name: 'Bea' })
    const database = await openDraftDatabase('plain')
    const row = await database.get('drafts', `anon:${drafts.clientId}/trip`)
    await database.put('drafts', { ...row, data: row.data.slice(1) })
    expect(await drafts.load(kind)).toEqual({ status: 'unreadable' })
    expect(await quarantined()).toBe(1)
    expect((await drafts.load(tripKind('tour'))).status).toBe('found')
  })
})
