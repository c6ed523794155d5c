import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draftCipher } from '../crypto/draftCipher.ts'
import type { EntryRow } from '../storage/rows.ts'
import { ADA, ANON, draftRow, entriesIn, entryRow, storeWith } from '../testing/rows.fixture.ts'
import { enqueue } from './enqueue.ts'
import { makeEntry } from './makeEntry.ts'
import { sameSubmit } from './sameSubmit.ts'

const cipher = draftCipher(null)
const textOf = (data: ArrayBuffer) => new TextDecoder().decode(data)
const madeEntry = (changes = {}, kind: 'save' | 'submit' = 'save', body: object = { tracking: null }) =>
  makeEntry(draftRow(changes), kind, body, cipher)

describe('making an entry', () => {
  it('is of the draft that was kept', async () => {
    const entry = await madeEntry({ rev: 7, attempt: 'run 3', owner: ADA }, 'submit')
    expect(entry).toMatchObject({
      schemaVersion: 1,
      draftId: 'run 3',
      flow: 'trip',
      kind: 'submit',
      rev: 7,
      owner: ADA,
      state: 'waiting',
      uncertain: false,
      attempts: 0,
      firstAttemptAt: null,
      nextAt: 0,
      notBefore: 0,
      problems: [],
      expiresAt: '2026-11-28T10:00:00.000Z',
    })
  })

  it('has an id of its own, which the body carries', async () => {
    const [one, other] = [await madeEntry({ rev: 2, owner: ADA }), await madeEntry()]
    expect(one.id).not.toBe(other.id)
    expect(JSON.parse(textOf(one.data))).toEqual({
      tracking: {
        id: one.id,
        clientId: 'ada',
        draft: 'run',
        rev: 2,
        sentAt: '2026-11-21T10:00:00.000Z',
      },
    })
  })

  it('leaves the rest of the body, and one without tracking, as they are', async () => {
    const filled = await madeEntry({}, 'save', { tracking: null, name: 'Ada' })
    expect(JSON.parse(textOf(filled.data))).toMatchObject({ name: 'Ada', tracking: { id: filled.id } })
    const plain = await madeEntry({}, 'save', { name: 'Ada' })
    expect(textOf(plain.data)).toBe('{"name":"Ada"}')
  })
})

describe('putting a request into the outbox', () => {
  const added = entryRow({ id: 'new', rev: 2 })
  const idsAfter = async (outbox: readonly EntryRow[], entry = added, standing?: string) => {
    const store = await storeWith({ outbox })
    const id = await store.change((change) => enqueue(change, entry, standing))
    return [id, (await entriesIn(store)).map((row) => row.id)]
  }

  it.each([
    ['replaces a save that waits', { kind: 'save', state: 'waiting' }, ['new']],
    ['replaces a save that is paused', { kind: 'save', state: 'paused' }, ['new']],
    ['replaces a save that was refused', { kind: 'save', state: 'attention' }, ['new']],
    ['replaces a submit that was refused', { kind: 'submit', state: 'attention' }, ['new']],
    ['goes after a save on its way', { kind: 'save', state: 'in-flight' }, ['old', 'new']],
    ['goes after a save that may have arrived', { kind: 'save', uncertain: true }, ['old', 'new']],
    ['goes after a submit that waits', { kind: 'submit', state: 'waiting' }, ['old', 'new']],
    ['goes after a submit that is paused', { kind: 'submit', state: 'paused' }, ['old', 'new']],
    ['leaves a save of another draft', { kind: 'save', draftId: 'other' }, ['old', 'new']],
    ['leaves what was refused of another draft', { state: 'attention', draftId: 'other' }, ['old', 'new']],
  ] as const)('%s', async (_name, changes, expected) => {
    expect(await idsAfter([entryRow({ id: 'old', ...changes })])).toEqual(['new', expected])
  })

  it('is done by the submit that stands for it', async () => {
    const standing = entryRow({ id: 'old', kind: 'submit' })
    const submit = entryRow({ id: 'new', kind: 'submit', rev: 2 })
    expect(await idsAfter([standing], submit, 'old')).toEqual(['old', ['old']])
  })

  it.each([
    ['was refused meanwhile', [entryRow({ id: 'old', kind: 'submit', state: 'attention' })], ['new']],
    ['was answered meanwhile', [], ['new']],
    ['was answered before another submit', [entryRow({ id: 'other', kind: 'submit' })], ['other', 'new']],
    ['is of another draft', [entryRow({ id: 'old', kind: 'submit', draftId: 'other' })], ['old', 'new']],
  ])('is not done by one that %s', async (_name, outbox, expected) => {
    expect(await idsAfter(outbox, added, 'old')).toEqual(['new', expected])
  })

  it.each([
    ['of the same owner', ANON, 'paused'],
    ['of somebody else', ADA, 'waiting'],
  ])('pauses with what is paused %s', async (_name, owner, state) => {
    const store = await storeWith({ outbox: [entryRow({ draftId: 'other', state: 'paused', owner })] })
    await store.change((change) => enqueue(change, added))
    const rows = await entriesIn(store)
    expect(rows.find(({ id }) => id === 'new')?.state).toBe(state)
  })

  it('leaves at most one free save of a draft, and every submit and every one that may have arrived', async () => {
    const step = fc.record({
      kind: fc.constantFrom('save' as const, 'submit' as const),
      state: fc.constantFrom('waiting' as const, 'in-flight' as const),
      uncertain: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const store = await storeWith()
        for (const [index, { kind, ...fate }] of steps.entries()) {
          const entry = entryRow({ id: `e${index}`, rev: index + 1, kind })
          await store.change(async (change) => {
            await enqueue(change, entry)
            await change.put('outbox', { ...entry, ...fate }, entry.id)
          })
        }
        const rows = await entriesIn(store)
        const free = rows.filter(
          ({ kind, state, uncertain }) => kind === 'save' && state === 'waiting' && !uncertain,
        )
        expect(free.length).toBeLessThanOrEqual(1)
        const staying = steps.filter(
          ({ kind, state, uncertain }) => kind === 'submit' || state === 'in-flight' || uncertain,
        )
        expect(rows.length - free.length).toBe(staying.length)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a submit of the same', () => {
  const body = { name: 'Ada', tracking: null }
  const standing = (entries: readonly EntryRow[], asked: object = body) =>
    sameSubmit(entries, 'run', asked, cipher)

  it('stands for another press', async () => {
    const first = await madeEntry({}, 'submit', body)
    expect(await standing([first])).toBe(first.id)
  })

  it.each([
    ['of other answers', async () => [await madeEntry({}, 'submit', { ...body, name: 'Bea' })]],
    ['that is a save', async () => [await madeEntry({}, 'save', body)]],
    ['of another draft', async () => [await madeEntry({ attempt: 'other' }, 'submit', body)]],
    [
      'that was refused',
      async () => [{ ...(await madeEntry({}, 'submit', body)), state: 'attention' as const }],
    ],
    ['that cannot be read', async () => [{ ...(await madeEntry({}, 'submit', body)), data: null as never }]],
    ['that is not there', async () => []],
  ])('is not one %s', async (_name, entries) => {
    expect(await standing(await entries())).toBeUndefined()
  })

  it('is the last submit alone', async () => {
    const first = await madeEntry({ rev: 1 }, 'submit', body)
    const later = await madeEntry({ rev: 2 }, 'submit', { ...body, name: 'Bea' })
    expect(await standing([later, first])).toBeUndefined()
    expect(await standing([later, first], { ...body, name: 'Bea' })).toBe(later.id)
  })
})
