import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DraftKind } from '../api/draftKind.ts'
import type { Drafts } from '../api/drafts.ts'
import { openDrafts } from '../drafts/openDrafts.ts'
import { type Trip, tripKind } from '../testing/fakeBrowser.fixture.ts'
import { stateOf } from '../testing/fakeTabs.fixture.ts'
import { openTables } from '../testing/openTables.fixture.ts'

/** Reads nothing but trips, as the kinds of the flows do. */
const kind: DraftKind<Trip> = {
  ...tripKind(),
  parse(value) {
    const { name } = value as Trip
    if (typeof name !== 'string') throw new TypeError('name')
    return { name }
  },
}
const body = (answers: Trip) => ({ ...answers, tracking: null })
const entry = { kind: 'save', body } as const

let devices = 0
let brand = ''

/** Gives each device its own brand, or the open tabs of all earlier devices would hear of each change and read it. */
function startDevice(): void {
  globalThis.indexedDB = new IDBFactory()
  devices += 1
  brand = `device${devices}`
}

beforeEach(startDevice)

const open = (): Promise<Drafts> => openDrafts({ brand, now: () => new Date('2026-11-21T10:00:00Z') })

type Row = Record<string, unknown>
/** Many devices one after another. */
const WALK_MS = 60_000

/** Keeps a draft of two flows, and damages the first. */
async function damaged(damage: (row: Row, other: Row) => Row) {
  const drafts = await open()
  await drafts.save(kind, drafts.newId(), { name: 'Ada' }, { entry })
  await drafts.save(tripKind('tour'), drafts.newId(), { name: 'Tour' })
  const tables = await openTables(brand)
  const owner = `anon:${drafts.clientId}`
  const [row, other] = [
    await tables.get('drafts', `${owner}/trip`),
    await tables.get('drafts', `${owner}/tour`),
  ]
  await tables.put('drafts', { ...damage(row, other), id: row.id })
  const [sent] = await tables.getAll('outbox')
  return { drafts: await open(), tables, sent }
}

const truncated = (row: Row, from: number, to?: number) => ({
  ...row,
  data: (row.data as ArrayBuffer).slice(from, to),
})
const without = (row: Row, name: string) =>
  Object.fromEntries(Object.entries(row).filter(([own]) => own !== name))
const swapped = (row: Row, other: Row) => ({ ...row, iv: other.iv, data: other.data })

const DAMAGES: readonly (readonly [name: string, damage: (row: Row, other: Row) => Row])[] = [
  ['no bytes', (row) => truncated(row, 0, 0)],
  ['the last byte gone', (row) => truncated(row, 0, -1)],
  ['the first byte gone', (row) => truncated(row, 1)],
  ['fewer bytes than a seal has', (row) => truncated(row, 0, 8)],
  ['no sealed text', (row) => without(row, 'data')],
  ['a text in its place', (row) => ({ ...row, data: '{"name":"Eve"}' })],
  [
    'plain bytes in its place',
    (row) => ({ ...row, data: new TextEncoder().encode('{"name":"Eve"}').buffer }),
  ],
  ['no start of the cipher', (row) => without(row, 'iv')],
  ['another start of the cipher', (row) => ({ ...row, iv: new Uint8Array(12) })],
  ['the sealed text of another flow', swapped],
  ['the whole row of another flow', (_row, other) => other],
  ['another revision', (row) => ({ ...row, rev: 9 })],
  ['no revision', (row) => without(row, 'rev')],
  ['an older version', (row) => ({ ...row, version: 0 })],
  ['no version', (row) => without(row, 'version')],
  ['another owner', (row) => ({ ...row, owner: 'user:eve' })],
  ['no owner', (row) => without(row, 'owner')],
  ['nothing but its id', () => ({})],
]

describe('a draft on the disk with', () => {
  it.each(DAMAGES)('%s is set aside; the other one, and the next, are kept', async (_name, damage) => {
    const { drafts, tables } = await damaged(damage)
    expect(await drafts.load(kind)).toEqual({ status: 'unreadable' })
    expect(await tables.getAll('quarantine')).toHaveLength(1)
    expect(await drafts.load(kind)).toEqual({ status: 'none' })
    expect(await drafts.load(tripKind('tour'))).toMatchObject({ draft: { answers: { name: 'Tour' } } })
    await drafts.save(kind, drafts.newId(), { name: 'Next' })
    expect(await (await open()).load(kind)).toMatchObject({ draft: { answers: { name: 'Next' } } })
  })

  it('a newer version is left alone', async () => {
    const { drafts, tables } = await damaged((row) => ({ ...row, version: 2 }))
    expect(await drafts.load(kind)).toEqual({ status: 'newer', version: 2 })
    await expect(drafts.save(kind, drafts.newId(), { name: 'Next' })).rejects.toThrow('stored by version 2')
    expect(await tables.getAll('quarantine')).toEqual([])
  })

  it('a lost answer of the server still says that it was confirmed', async () => {
    const confirmed = {
      rev: 1,
      at: '2026-11-21T10:00:00.000Z',
      iv: new Uint8Array(12),
      data: new ArrayBuffer(4),
    }
    const { drafts } = await damaged((row) => ({ ...row, confirmed }))
    expect(await drafts.load(kind)).toMatchObject({
      draft: { answers: { name: 'Ada' }, confirmed: { rev: 1, answer: null } },
    })
  })

  it(
    'any damage at all is never a crash, and never other answers',
    async () => {
      const members = ['iv', 'data', 'owner', 'version', 'rev', 'confirmed', 'conflicted', 'queued'] as const
      const value = fc.oneof(
        fc.jsonValue({ maxDepth: 1 }),
        fc.constant(undefined),
        fc.uint8Array({ maxLength: 40 }),
      )
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...members), value, async (member, wrong) => {
          startDevice()
          const { drafts } = await damaged((row) => ({ ...row, [member]: wrong }))
          const loaded = await drafts.load(kind)
          expect(['found', 'unreadable', 'newer']).toContain(loaded.status)
          if (loaded.status === 'found') expect(loaded.draft.answers).toEqual({ name: 'Ada' })
          expect(await drafts.load(tripKind('tour'))).toMatchObject({ draft: { answers: { name: 'Tour' } } })
          expect((await drafts.list()).map(({ flow }) => flow)).toContain('tour')
        }),
        { numRuns: 30, examples: [['version', { toString: '' }]] },
      )
    },
    WALK_MS,
  )
})

describe('somebody else’s row under one’s own name', () => {
  it.each([
    ['as it is', (row: Row) => row],
    ['with the owner changed', (row: Row, owner: string) => ({ ...row, owner })],
  ])('%s is not read', async (_name, forged) => {
    const drafts = await open()
    await drafts.setSubject('eve')
    await drafts.save(kind, drafts.newId(), { name: 'Eve’s own' })
    await drafts.setSubject('ada')
    await drafts.save(kind, drafts.newId(), { name: 'Ada' })
    const tables = await openTables(brand)
    const row = await tables.get('drafts', 'user:eve/trip')
    await tables.put('drafts', { ...forged(row, 'user:ada'), id: 'user:ada/trip' })
    const next = await open()
    await next.setSubject('ada')
    expect(await next.load(kind)).toEqual({ status: 'unreadable' })
    expect(await tables.get('drafts', 'user:eve/trip')).toEqual(row)
  })

  it('their key in one’s place opens nothing of one’s own', async () => {
    const drafts = await open()
    await drafts.setSubject('ada')
    await drafts.save(kind, drafts.newId(), { name: 'Ada' })
    await drafts.setSubject('eve')
    await drafts.save(kind, drafts.newId(), { name: 'Eve' })
    const tables = await openTables(brand)
    await tables.put('settings', await tables.get('settings', 'key:user:eve'), 'key:user:ada')
    const next = await open()
    await next.setSubject('ada')
    expect(await next.load(kind)).toEqual({ status: 'unreadable' })
  })
})

describe('a request on the disk', () => {
  const replaced = async (change: (row: Row) => Row) => {
    const { tables, sent } = await damaged((row) => row)
    await tables.put('outbox', { ...change(sent), id: sent.id })
    const received: unknown[] = []
    const drafts = await openDrafts({
      brand,
      senders: {
        trip: async (outgoing) => {
          received.push(outgoing.body)
          return { kind: 'confirmed' }
        },
      },
      now: () => new Date('2026-11-21T10:00:00Z'),
    })
    return { drafts, tables, received }
  }

  it.each([
    ['no sealed text', (row: Row) => without(row, 'data')],
    ['half of it', (row: Row) => truncated(row, 0, 20)],
    ['another run', (row: Row) => ({ ...row, draftId: 'other' })],
    ['another revision', (row: Row) => ({ ...row, rev: 9 })],
    ['plain bytes', (row: Row) => ({ ...row, data: new TextEncoder().encode('{"name":"Eve"}').buffer })],
    ['a number of tries that is none', (row: Row) => ({ ...row, attempts: 'two' })],
    ['no state', (row: Row) => without(row, 'state')],
  ])('with %s is set aside and never sent', async (_name, change) => {
    const { drafts, tables, received } = await replaced(change)
    await expect.poll(() => tables.getAll('quarantine'), { interval: 5, timeout: 20_000 }).toHaveLength(1)
    expect([received, await tables.getAll('outbox')]).toEqual([[], []])
    expect(await stateOf({ drafts })).toMatchObject({ sending: 'lost' })
  })

  it(
    'however damaged is never a crash: drafts are read, and the next request is sent',
    async () => {
      const members = [
        'state',
        'kind',
        'rev',
        'attempts',
        'nextAt',
        'notBefore',
        'uncertain',
        'problems',
        'flow',
        'draftId',
        'schemaVersion',
        'data',
      ] as const
      const value = fc.oneof(
        fc.jsonValue({ maxDepth: 1 }),
        fc.constant(undefined),
        fc.constant(Number.NaN),
        fc.double(),
      )
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...members), value, async (member, wrong) => {
          startDevice()
          const { drafts, received } = await replaced((row) => ({ ...row, [member]: wrong }))
          expect(await drafts.load(kind)).toMatchObject({ draft: { answers: { name: 'Ada' } } })
          expect((await stateOf({ drafts })).rev).toBe(1)
          const next = { entry: { kind: 'save', body: () => ({ next: true }) } } as const
          await drafts.save(kind, drafts.newId(), { name: 'Next' }, next)
          await expect.poll(() => received, { interval: 5, timeout: 20_000 }).toContainEqual({ next: true })
        }),
        { numRuns: 25 },
      )
    },
    WALK_MS,
  )

  it('of somebody else is neither read nor sent, nor set aside', async () => {
    const { tables, received, drafts } = await replaced((row) => ({ ...row, owner: 'user:eve' }))
    await drafts.sendNow()
    await drafts.load(kind)
    expect(received).toEqual([])
    expect(await tables.getAll('outbox')).toMatchObject([
      { owner: 'user:eve', state: 'waiting', attempts: 0 },
    ])
    expect(await tables.getAll('quarantine')).toEqual([])
  })
})

/** Everything of a table that a reader of the disk could see. */
async function onDisk(): Promise<string> {
  const tables = await openTables(brand)
  const rows = await Promise.all([...tables.objectStoreNames].map((name) => tables.getAll(name)))
  const visible = (value: unknown): string => {
    if (value instanceof ArrayBuffer || value instanceof Uint8Array)
      return Buffer.from(value as Uint8Array).toString('latin1')
    if (typeof value === 'object' && value !== null) return Object.values(value).map(visible).join(' ')
    return String(value)
  }
  return rows.map(visible).join(' ')
}

it(
  'whatever is kept, asked about and sent: nothing of it is on the disk in clear',
  async () => {
    const act = fc.record({
      act: fc.constantFrom('keystroke', 'save', 'submit', 'conflict', 'sign in', 'attach', 'set aside'),
      at: fc.nat({ max: 1 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 7 }), async (acts) => {
        startDevice()
        const tabs = [await open(), await open()]
        const attempt = tabs[0]?.newId() ?? ''
        let values = 0
        for (const { act: what, at } of acts) {
          const drafts = tabs[at]
          if (!drafts) throw new Error('no such tab')
          values += 1
          const answers = { name: `canary ${values}` }
          if (what === 'sign in') for (const tab of tabs) await tab.setSubject('ada')
          else if (what === 'attach') await drafts.attach(['trip'])
          else if (what === 'set aside')
            await drafts.load({
              ...kind,
              parse: () => {
                throw new TypeError('unreadable')
              },
            })
          else if (what === 'keystroke') await drafts.save(kind, attempt, answers)
          else if (what === 'conflict')
            for (const tab of tabs) await tab.save(kind, attempt, { name: `canary of ${tabs.indexOf(tab)}` })
          else
            await drafts.save(kind, attempt, answers, {
              entry: { kind: what === 'submit' ? 'submit' : 'save', body },
            })
        }
        expect(await onDisk()).not.toContain('canary')
      }),
      { numRuns: 30 },
    )
  },
  WALK_MS,
)

it('the look at the disk sees what stands there in clear', async () => {
  await damaged((row) => ({ ...row, note: { inner: new TextEncoder().encode('canary') } }))
  expect(await onDisk()).toContain('canary')
})
