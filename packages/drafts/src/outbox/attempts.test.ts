import { describe, expect, it } from 'vitest'
import type { EntryRow } from '../storage/rows.ts'
import {
  ADA,
  ANON,
  draftRow,
  draftsIn,
  entriesIn,
  entryRow,
  NOW,
  storeWith,
} from '../testing/rows.fixture.ts'
import { makeDueNow, markInFlight, resolve } from './attempts.ts'
import type { Outcome } from './entryRules.ts'

const answer = { iv: new Uint8Array([1]), data: new Uint8Array([2]).buffer }
const at = { now: NOW, random: 0.5, answer: undefined }
const confirmedAt = { ...at, answer }

describe('marking an entry as on its way', () => {
  it('counts the try and remembers the first', async () => {
    const seen = entryRow({ attempts: 0 })
    const store = await storeWith({ outbox: [seen] })
    const marked = await store.change((change) => markInFlight(change, seen, NOW))
    expect(marked).toEqual({ ...seen, state: 'in-flight', attempts: 1, firstAttemptAt: NOW })
    expect(await entriesIn(store)).toEqual([marked])
  })

  it('keeps the time of the first try', async () => {
    const seen = entryRow({ attempts: 3, firstAttemptAt: NOW - 99 })
    const store = await storeWith({ outbox: [seen] })
    const marked = await store.change((change) => markInFlight(change, seen, NOW))
    expect(marked).toMatchObject({ attempts: 4, firstAttemptAt: NOW - 99 })
  })

  it.each([
    ['one that waited surely did not arrive', { state: 'waiting', uncertain: false }, false],
    ['one that may have arrived stays so', { state: 'waiting', uncertain: true }, true],
    [
      'one that a closed page left on its way may have arrived',
      { state: 'in-flight', uncertain: false },
      true,
    ],
  ] as const)('%s', async (_name, changes, uncertain) => {
    const seen = entryRow(changes)
    const store = await storeWith({ outbox: [seen] })
    const marked = await store.change((change) => markInFlight(change, seen, NOW))
    expect(marked?.uncertain).toBe(uncertain)
  })

  it.each([
    ['another tab took it', entryRow({ state: 'in-flight', attempts: 1 })],
    ['another tab tried it', entryRow({ attempts: 1 })],
    ['it was paused', entryRow({ state: 'paused' })],
    ['it is gone', undefined],
  ])('is left when %s', async (_name, stored) => {
    const store = await storeWith({ outbox: stored ? [stored] : [] })
    expect(await store.change((change) => markInFlight(change, entryRow(), NOW))).toBeUndefined()
    expect(await entriesIn(store)).toEqual(stored ? [stored] : [])
  })
})

describe('how a try ended', () => {
  const sent = entryRow({ state: 'in-flight', attempts: 1 })
  const ended = async (outcome: Outcome, outbox: readonly EntryRow[], drafts = [draftRow()]) => {
    const store = await storeWith({ outbox, drafts })
    await store.change((change) =>
      resolve(change, sent, outcome, outcome.kind === 'confirmed' ? confirmedAt : at),
    )
    return { entries: await entriesIn(store), drafts: await draftsIn(store) }
  }

  it('confirmed: the entry goes, and the draft has the answer', async () => {
    const { entries, drafts } = await ended({ kind: 'confirmed' }, [sent])
    expect(entries).toEqual([])
    expect(drafts).toEqual([
      { ...draftRow(), confirmed: { rev: 1, at: '2026-11-21T10:00:00.000Z', ...answer } },
    ])
  })

  it.each([
    ['of an earlier run of the flow', [draftRow({ attempt: 'newer run' })]],
    ['of a draft that was removed', []],
    ['older than the one that the draft has', [draftRow({ confirmed: { rev: 2, at: 'then', ...answer } })]],
    ['that the draft has already', [draftRow({ confirmed: { rev: 1, at: 'then', ...answer } })]],
  ])('a confirmation %s changes no draft', async (_name, before) => {
    const { entries, drafts } = await ended({ kind: 'confirmed' }, [sent], before)
    expect(entries).toEqual([])
    expect(drafts).toEqual(before)
  })

  it('a newer confirmation replaces an older one', async () => {
    const newer = { ...sent, rev: 3 }
    const before = draftRow({ rev: 3, confirmed: { rev: 2, at: 'then', ...answer } })
    const { drafts } = await ended({ kind: 'confirmed' }, [newer], [before])
    expect(drafts[0]?.confirmed).toMatchObject({ rev: 3, at: '2026-11-21T10:00:00.000Z' })
  })

  it('confirmed of one that was attached meanwhile: the heir’s draft has the answer', async () => {
    const drafts = [draftRow(), draftRow({ owner: ADA })]
    const { drafts: after } = await ended({ kind: 'confirmed' }, [{ ...sent, attachedTo: ADA }], drafts)
    expect(after.map(({ owner, confirmed }) => [owner, confirmed?.rev])).toEqual([
      [ANON, undefined],
      [ADA, 1],
    ])
  })

  it('a confirmation counts although the entry was tried again meanwhile', async () => {
    const { entries, drafts } = await ended({ kind: 'confirmed' }, [{ ...sent, attempts: 2 }])
    expect([entries, drafts[0]?.confirmed?.rev]).toEqual([[], 1])
  })

  it.each([
    ['unknown', { kind: 'unknown' }, { state: 'waiting', uncertain: true, nextAt: NOW + 250 }],
    ['put off', { kind: 'retry', retryAfterMs: 1_000 }, { state: 'waiting', notBefore: NOW + 1_000 }],
    ['refused', { kind: 'attention', problems: [] }, { state: 'attention', uncertain: false }],
    ['withheld', { kind: 'withheld' }, { state: 'waiting', uncertain: false }],
  ] as const)('%s: the entry stays, with what follows', async (_name, outcome, expected) => {
    const { entries, drafts } = await ended(outcome, [sent])
    expect(entries).toEqual([{ ...sent, ...entries[0], ...expected }])
    expect(drafts).toEqual([draftRow()])
  })

  it.each([
    ['a save behind which a newer save waits', { rev: 2 }, ['newer']],
    ['a save behind which a submit waits', { rev: 2, kind: 'submit' }, ['newer']],
    ['a save of another draft than the one behind it', { rev: 2, draftId: 'other' }, ['e1', 'newer']],
  ] as const)('refused, drops or keeps %s', async (_name, behind, expected) => {
    const sent = entryRow({ state: 'in-flight', attempts: 1 })
    const store = await storeWith({ outbox: [sent, entryRow({ id: 'newer', ...behind })] })
    await store.change((change) => resolve(change, sent, { kind: 'attention', problems: [] }, at))
    expect((await entriesIn(store)).map(({ id }) => id)).toEqual(expected)
  })

  it('refused, keeps a submit whatever waits behind it', async () => {
    const sent = entryRow({ kind: 'submit', state: 'in-flight', attempts: 1 })
    const store = await storeWith({ outbox: [sent, entryRow({ id: 'newer', rev: 2 })] })
    await store.change((change) => resolve(change, sent, { kind: 'attention', problems: [] }, at))
    expect(await entriesIn(store)).toMatchObject([{ id: 'e1', state: 'attention' }, { id: 'newer' }])
  })

  it('a late end does not set back a later try', async () => {
    const later = { ...sent, attempts: 2 }
    for (const outcome of [{ kind: 'unknown' }, { kind: 'attention', problems: [] }] as const) {
      expect((await ended(outcome, [later])).entries).toEqual([later])
    }
  })

  it('nothing is written of an entry that is gone', async () => {
    const { entries, drafts } = await ended({ kind: 'unknown' }, [])
    expect([entries, drafts]).toEqual([[], [draftRow()]])
  })

  it('without a sign-in: whatever of the owner waits is paused too', async () => {
    const others = [
      entryRow({ id: 'waits', draftId: 'other' }),
      entryRow({ id: 'refused', draftId: 'third', state: 'attention' }),
      entryRow({ id: 'on its way', draftId: 'fourth', state: 'in-flight' }),
      entryRow({ id: 'somebody else’s', draftId: 'fifth', owner: ADA }),
    ]
    const { entries } = await ended({ kind: 'unauthorised' }, [sent, ...others])
    expect(entries.map(({ id, state }) => [id, state])).toEqual([
      ['e1', 'paused'],
      ['waits', 'paused'],
      ['refused', 'attention'],
      ['on its way', 'in-flight'],
      ['somebody else’s', 'waiting'],
    ])
  })
})

describe('making entries due', () => {
  const rows = [
    entryRow({ id: 'waiting', nextAt: NOW + 500 }),
    entryRow({ id: 'paused', state: 'paused', nextAt: NOW + 500 }),
    entryRow({ id: 'refused', state: 'attention', nextAt: NOW + 500 }),
    entryRow({ id: 'on its way', state: 'in-flight', nextAt: NOW + 500 }),
    entryRow({ id: 'put off', nextAt: NOW + 500, notBefore: NOW + 400 }),
    entryRow({ id: 'somebody else’s', owner: ADA, nextAt: NOW + 500 }),
    entryRow({ id: 'newer', schemaVersion: 2, nextAt: NOW + 500 }),
  ]
  const changed = async (...states: readonly EntryRow['state'][]) => {
    const store = await storeWith({ outbox: rows })
    await store.change((change) => makeDueNow(change, ANON, states))
    const after = await entriesIn(store)
    return after.filter((row, index) => row !== rows[index])
  }

  it.each([
    [['waiting'], ['waiting', 'put off']],
    [['paused'], ['paused']],
    [
      ['waiting', 'paused'],
      ['waiting', 'paused', 'put off'],
    ],
    [
      ['waiting', 'paused', 'attention'],
      ['waiting', 'paused', 'refused', 'put off'],
    ],
    [[], []],
  ] as const)('in the states %j', async (states, expected) => {
    const after = await changed(...states)
    expect(after.map(({ id }) => id)).toEqual(expected)
    for (const { state, nextAt } of after) expect([state, nextAt]).toEqual(['waiting', 0])
  })

  it('what the server asked to wait for stays', async () => {
    const putOff = (await changed('waiting')).find(({ id }) => id === 'put off')
    expect(putOff?.notBefore).toBe(NOW + 400)
  })
})
