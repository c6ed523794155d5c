import { describe, expect, it } from 'vitest'
import { draftCipher } from '../crypto/draftCipher.ts'
import { ownerKeys } from '../crypto/ownerKeys.ts'
import { answerContext, draftContext, entryContext } from '../crypto/sealContexts.ts'
import type { DraftRow, EntryRow } from '../storage/rows.ts'
import type { Store } from '../storage/store.ts'
import {
  ADA,
  ANON,
  draftRow,
  draftsIn,
  entriesIn,
  entryRow,
  setAsideIn,
  storeWith,
} from '../testing/rows.fixture.ts'
import { attachDraft } from './attachDrafts.ts'
import { discardOwners } from './discardOwners.ts'

const keyOf = (usages: KeyUsage[] = ['encrypt', 'decrypt']) =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, usages)

/** A device on which the visitor has sealed rows. */
async function deviceWith(draft: Partial<DraftRow>, entries: readonly Partial<EntryRow>[] = []) {
  const store = await storeWith()
  const visitorKey = await keyOf()
  const cipher = draftCipher(visitorKey)
  const head = draftRow(draft)
  await store.change((change) => change.put('settings', { id: 'k1', key: visitorKey }, `key:${ANON}`))
  const row = { ...head, ...(await cipher.seal('{"name":"Ada"}', draftContext(head))) }
  const rows = await Promise.all(
    entries.map(async (changes) => {
      const entry = entryRow(changes)
      const body = { name: 'Ada', tracking: { id: entry.id, clientId: '1' } }
      return { ...entry, ...(await cipher.seal(JSON.stringify(body), entryContext(entry))) }
    }),
  )
  await store.change(async (change) => {
    await change.put('drafts', row, row.id)
    for (const entry of rows) await change.put('outbox', entry, entry.id)
  })
  const keys = ownerKeys({
    ...store,
    place: 'device',
    outdated: false,
    clear: () => undefined,
    onMoved: () => undefined,
  })
  return { store, keys, cipher, attach: () => attachDraft(store, keys, 'trip', ANON, ADA) }
}

const only = async (store: Store): Promise<DraftRow> => {
  const [row, ...others] = await draftsIn(store)
  if (!row || others.length > 0) throw new Error(`${others.length} other drafts`)
  return row
}

describe('attaching a draft', () => {
  it('makes it the customer’s, sealed for them, with the run and revision that it has', async () => {
    const { store, keys, cipher, attach } = await deviceWith({ rev: 4, queued: 3 })
    await attach()
    const row = await only(store)
    expect(row).toMatchObject({ id: `${ADA}/trip`, owner: ADA, rev: 4, attempt: 'run', queued: 3 })
    expect(row.expiresAt).toBe('2026-12-21T10:00:00.000Z')
    const own = await keys.made(ADA)
    expect(await own.open(row, draftContext(row))).toBe('{"name":"Ada"}')
    await expect(cipher.open(row, draftContext(row))).rejects.toThrow()
  })

  it('takes the server’s answer along', async () => {
    const { store, keys, cipher, attach } = await deviceWith({})
    const answer = await cipher.seal('{"id":"row 0"}', answerContext('run', 1))
    const row = await only(store)
    await store.change((change) =>
      change.put('drafts', { ...row, confirmed: { rev: 1, at: 'then', ...answer } }, row.id),
    )
    await attach()
    const { confirmed } = await only(store)
    const own = await keys.made(ADA)
    expect(confirmed).toMatchObject({ rev: 1, at: 'then' })
    expect(confirmed && (await own.open(confirmed, answerContext('run', 1)))).toBe('{"id":"row 0"}')
  })

  it.each([
    ['waits', { state: 'waiting' }, 'waiting'],
    ['is paused', { state: 'paused' }, 'waiting'],
    ['was refused', { state: 'attention' }, 'attention'],
  ] as const)('gives a request that %s a new id and the customer’s name', async (_name, changes, state) => {
    const { store, keys, attach } = await deviceWith({}, [changes])
    await attach()
    const [entry, ...others] = await entriesIn(store)
    if (!entry) throw new Error('no entry')
    expect(others).toEqual([])
    expect(entry).toMatchObject({ owner: ADA, state, draftId: 'run', rev: 1 })
    expect(entry.id).not.toBe('e1')
    const own = await keys.made(ADA)
    expect(JSON.parse(await own.open(entry, entryContext(entry)))).toEqual({
      name: 'Ada',
      tracking: { id: entry.id, clientId: 'ada' },
    })
  })

  it.each([
    ['is on its way', { state: 'in-flight' }, 'in-flight'],
    ['may have arrived', { state: 'waiting', uncertain: true }, 'waiting'],
    ['may have arrived and is paused', { state: 'paused', uncertain: true }, 'waiting'],
  ] as const)('leaves a request that %s its id, owner and bytes', async (_name, changes, state) => {
    const { store, attach } = await deviceWith({}, [changes])
    const [before] = await entriesIn(store)
    await attach()
    expect(await entriesIn(store)).toEqual([{ ...before, state, uncertain: true, attachedTo: ADA }])
  })

  it('leaves requests of other flows and of other people', async () => {
    const others = [
      { id: 'tour', flow: 'tour', draftId: 'other' },
      { id: 'bea', owner: 'user:bea', draftId: 'third' },
    ]
    const { store, attach } = await deviceWith({}, others)
    const before = await entriesIn(store)
    await attach()
    expect(await entriesIn(store)).toEqual(before)
  })

  it('begins again when another tab changed the draft meanwhile', async () => {
    const device = await deviceWith({})
    const { keys, cipher } = device
    let reads = 0
    const store: Store = {
      async change(work) {
        const result = await device.store.change(work)
        reads += 1
        if (reads === 1) {
          const head = draftRow({ rev: 2 })
          const row = { ...head, ...(await cipher.seal('{"name":"Bea"}', draftContext(head))) }
          await device.store.change((change) => change.put('drafts', row, row.id))
        }
        return result
      },
    }
    await attachDraft(store, keys, 'trip', ANON, ADA)
    const row = await only(device.store)
    expect([row.owner, row.rev]).toEqual([ADA, 2])
    expect(await (await keys.made(ADA)).open(row, draftContext(row))).toBe('{"name":"Bea"}')
  })

  it.each([
    [
      'its key is gone',
      async (store: Store) => store.change((change) => change.delete('settings', `key:${ANON}`)),
    ],
    [
      'it cannot be read',
      async (store: Store) => store.change((change) => change.put('drafts', draftRow(), `${ANON}/trip`)),
    ],
  ])('leaves it where it is when %s', async (_name, damage) => {
    const { store, attach } = await deviceWith({}, [{}])
    await damage(store)
    await attach()
    expect((await only(store)).owner).toBe(ANON)
    expect((await entriesIn(store)).map(({ owner }) => owner)).toEqual([ANON])
  })

  it('does nothing of a flow that has no draft', async () => {
    const { store, keys } = await deviceWith({})
    await attachDraft(store, keys, 'tour', ANON, ADA)
    expect((await only(store)).owner).toBe(ANON)
  })
})

describe('discarding people', () => {
  const owners = [ANON, ADA, 'user:bea']
  async function everybody() {
    const store = await storeWith({
      drafts: owners.map((owner) => draftRow({ owner })),
      outbox: [
        ...owners.map((owner) => entryRow({ id: owner, owner })),
        entryRow({ id: 'attached', owner: 'anon:2', attachedTo: ADA }),
        entryRow({ id: 'attached to bea', owner: 'anon:2', attachedTo: 'user:bea' }),
      ],
    })
    await store.change(async (change) => {
      for (const owner of owners) {
        await change.put(
          'quarantine',
          { ...draftRow({ owner, flow: 'tour' }), setAsideAt: 'then' },
          `${owner}/tour`,
        )
        for (const name of ['key', 'carry']) await change.put('settings', owner, `${name}:${owner}`)
      }
    })
    return store
  }

  it('leaves nothing of theirs, and everything of anybody else', async () => {
    const store = await everybody()
    await store.change((change) => discardOwners(change, [ADA, ANON]))
    expect((await draftsIn(store)).map(({ owner }) => owner)).toEqual(['user:bea'])
    expect((await entriesIn(store)).map(({ id }) => id)).toEqual(['user:bea', 'attached to bea'])
    expect((await setAsideIn(store)).map(({ owner }) => owner)).toEqual(['user:bea'])
    const settings = await store.change((change) => change.all('settings'))
    expect(settings).toEqual(['user:bea', 'user:bea'])
  })

  it('deletes keys before rows: what is cut off in between cannot be read', async () => {
    const store = await everybody()
    const deleted: string[] = []
    await store.change((change) =>
      discardOwners({ ...change, delete: async (table) => void deleted.push(table) }, [ADA]),
    )
    expect(deleted.slice(0, 2)).toEqual(['settings', 'settings'])
    expect(deleted.slice(2)).not.toContain('settings')
  })
})
