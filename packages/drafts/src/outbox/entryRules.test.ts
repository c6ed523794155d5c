import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EntryRow } from '../storage/rows.ts'
import { ADA, ANON, entryRow, NOW } from '../testing/rows.fixture.ts'
import { afterAttempt, canSend, dueAt, isFree, isSameState, isSound, nextEntries } from './entryRules.ts'

const STATES = ['waiting', 'in-flight', 'paused', 'attention'] as const

const anyEntry: fc.Arbitrary<EntryRow> = fc
  .record({
    id: fc.uuid(),
    draftId: fc.constantFrom('run', 'other', 'third'),
    rev: fc.integer({ min: 1, max: 9 }),
    state: fc.constantFrom(...STATES),
    uncertain: fc.boolean(),
    attempts: fc.nat({ max: 40 }),
    nextAt: fc.integer({ min: NOW - 1_000_000, max: NOW + 1_000_000 }),
    notBefore: fc.integer({ min: NOW - 1_000_000, max: NOW + 1_000_000 }),
  })
  .map(entryRow)

describe('an answer that can’t be read', () => {
  const at = { now: NOW, random: 0 }
  const unreadable = { kind: 'unknown', problems: [{ field: '', code: 'unreadable' }] } as const

  it('lets an entry go again ten times, whatever else failed between', () => {
    let entry = entryRow({ state: 'in-flight' })
    for (let repeats = 0; repeats < 10; repeats++) {
      entry = { ...entry, ...afterAttempt(entry, unreadable, at) }
      expect(entry.state).toBe('waiting')
      entry = { ...entry, ...afterAttempt(entry, { kind: 'unknown' }, at) }
      expect(entry.state).toBe('waiting')
    }
    entry = { ...entry, ...afterAttempt(entry, unreadable, at) }
    expect(entry).toMatchObject({ state: 'attention', uncertain: true })
    expect(entry.problems[0]).toEqual({ field: '', code: 'unreadable' })
    expect(nextEntries([entry])).toEqual([])
  })

  it('is not waited for behind a later save', () => {
    const given = entryRow({ state: 'attention', uncertain: true, rev: 1 })
    expect(nextEntries([given, entryRow({ id: 'later', rev: 2 })]).map(({ id }) => id)).toEqual(['later'])
  })
})

describe('an entry is free', () => {
  it.each([
    ['waiting', false, true],
    ['waiting', true, false],
    ['in-flight', false, false],
    ['in-flight', true, false],
    ['paused', false, true],
    ['paused', true, false],
    ['attention', false, true],
  ] as const)('%s, may have arrived: %s: %s', (state, uncertain, expected) => {
    expect(isFree(entryRow({ state, uncertain }))).toBe(expected)
  })
})

describe('an entry is in the same state', () => {
  const seen = entryRow({ state: 'waiting', attempts: 2 })
  it.each([
    ['nothing changed', seen, true],
    ['only its time changed', { ...seen, nextAt: 7 }, true],
    ['it was tried', { ...seen, attempts: 3 }, false],
    ['it was paused', { ...seen, state: 'paused' as const }, false],
    ['it is gone', undefined, false],
  ])('%s', (_name, entry, expected) => {
    expect(isSameState(entry, seen)).toBe(expected)
  })
})

describe('an entry is sound', () => {
  it.each([
    ['as it is made', {}, true],
    ['with any time that is a date', { nextAt: 8.64e15, notBefore: -1 }, true],
    ['not with a time after all dates', { nextAt: 8.65e15 }, false],
    ['not without a count of tries', { attempts: Number.NaN }, false],
    ['not with a text for a time', { nextAt: '5' as never }, false],
    ['not with no time', { notBefore: undefined as never }, false],
    ['not with a list for a state', { state: [] as never }, false],
  ])('%s', (_name, changes, expected) => {
    expect(isSound(entryRow(changes))).toBe(expected)
  })
})

describe('an entry may go', () => {
  it.each([
    ['of the visitor, to the visitor', { owner: ANON }, ANON, true],
    ['of the visitor, not to a customer', { owner: ANON }, ADA, false],
    ['of a customer, to them', { owner: ADA }, ADA, true],
    ['of a customer, not to another', { owner: ADA }, 'user:bea', false],
    ['of a customer, not to the visitor', { owner: ADA }, ANON, false],
    ['attached, to the heir', { owner: ANON, attachedTo: ADA }, ADA, true],
    ['attached, no more to whom it was of', { owner: ANON, attachedTo: ADA }, ANON, false],
    ['of an older format', { owner: ANON, schemaVersion: 0 }, ANON, true],
    ['not of a newer format', { owner: ANON, schemaVersion: 2 }, ANON, false],
    ['whatever its state', { owner: ANON, state: 'attention' as const }, ANON, true],
  ])('%s', (_name, changes, owner, expected) => {
    expect(canSend(entryRow(changes), owner)).toBe(expected)
  })
})

describe('the next entries', () => {
  const idsOf = (entries: readonly EntryRow[]) => nextEntries(entries).map(({ id }) => id)
  const [first, second, third] = [1, 2, 3].map((rev) => entryRow({ id: `e${rev}`, rev }))
  if (!first || !second || !third) throw new Error('three entries')

  it.each([
    ['none of none', [], []],
    ['the oldest revision', [first, second], ['e1']],
    ['the oldest revision, however they are stored', [third, first, second], ['e1']],
    ['one that was refused holds up nothing', [{ ...first, state: 'attention' as const }, second], ['e2']],
    ['one that is paused holds up its draft', [{ ...first, state: 'paused' as const }, second], ['e1']],
    ['one on its way holds up its draft', [{ ...first, state: 'in-flight' as const }, second], ['e1']],
    ['one of each draft', [first, { ...second, draftId: 'other' }], ['e1', 'e2']],
    ['nothing of a draft where all were refused', [{ ...first, state: 'attention' as const }], []],
  ])('%s', (_name, entries, expected) => {
    expect(idsOf(entries)).toEqual(expected)
  })

  it('are at most one of a draft, none refused, and none that an older one of the draft holds up', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 12 }), (entries) => {
        const next = nextEntries(entries)
        expect(new Set(next.map(({ draftId }) => draftId)).size).toBe(next.length)
        for (const entry of next) expect(entry.state).not.toBe('attention')
        const waiting = entries.filter(({ state }) => state !== 'attention')
        for (const { draftId, rev } of waiting) {
          const head = next.find((entry) => entry.draftId === draftId)
          expect(head?.rev).toBeLessThanOrEqual(rev)
        }
      }),
    )
  })
})

describe('an entry is due', () => {
  it.each([
    ['at its time', { nextAt: NOW + 500 }, NOW + 500],
    [
      'at what the server asked to wait, where that is later',
      { nextAt: NOW, notBefore: NOW + 900 },
      NOW + 900,
    ],
    ['at its time, where that is later', { nextAt: NOW + 900, notBefore: NOW + 100 }, NOW + 900],
    ['in the past, when it was due before', { nextAt: NOW - 10, notBefore: NOW - 20 }, NOW - 10],
    ['never while it is paused', { state: 'paused' as const, nextAt: NOW }, Number.POSITIVE_INFINITY],
    ['now where a closed page left it on its way', { state: 'in-flight' as const, nextAt: NOW + 900 }, NOW],
    ['after the longest wait there is', { nextAt: NOW + 660_000 }, NOW + 660_000],
    ['now when it would be longer than any: the clock was put back', { nextAt: NOW + 660_001 }, NOW],
    ['now when the server’s wait would be longer than any', { notBefore: NOW + 660_001 }, NOW],
  ])('%s', (_name, changes, expected) => {
    expect(dueAt(entryRow(changes), NOW)).toBe(expected)
  })
})

describe('after a try', () => {
  const at = { now: NOW, random: 0.5 }
  const problems = [{ field: 'name', code: 'invalid' }]

  it.each([
    ['refused', { kind: 'attention', problems }, { state: 'attention', uncertain: false, problems }],
    ['without a sign-in', { kind: 'unauthorised' }, { state: 'paused' }],
    ['that did not leave', { kind: 'withheld' }, { state: 'waiting' }],
    [
      'with an unknown end',
      { kind: 'unknown' },
      { state: 'waiting', uncertain: true, notBefore: NOW, nextAt: NOW + 250, problems: [] },
    ],
    [
      'put off without a time',
      { kind: 'retry', retryAfterMs: null },
      { state: 'waiting', uncertain: true, notBefore: NOW, nextAt: NOW + 250, problems: [] },
    ],
    [
      'put off by 30 s',
      { kind: 'retry', retryAfterMs: 30_000 },
      { state: 'waiting', uncertain: true, notBefore: NOW + 30_000, nextAt: NOW + 30_250, problems: [] },
    ],
    [
      'put off by an hour: ten minutes',
      { kind: 'retry', retryAfterMs: 3_600_000 },
      { state: 'waiting', uncertain: true, notBefore: NOW + 600_000, nextAt: NOW + 600_250, problems: [] },
    ],
  ] as const)('%s', (_name, outcome, expected) => {
    expect(afterAttempt(entryRow({ attempts: 1 }), outcome, at)).toEqual(expected)
  })

  it.each([
    [1, 500],
    [2, 1_000],
    [3, 2_000],
    [7, 32_000],
    [8, 60_000],
    [40, 60_000],
  ])('the wait after try %i is at most %i ms', (attempts, longest) => {
    const next = (random: number) =>
      afterAttempt(entryRow({ attempts }), { kind: 'unknown' }, { now: NOW, random }).nextAt
    expect([next(0), next(1)]).toEqual([NOW, NOW + longest])
  })

  it('it is due by what was written down, never before the server’s time', () => {
    fc.assert(
      fc.property(
        anyEntry,
        fc.nat({ max: 2_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (entry, retryAfterMs, random) => {
          const changes = afterAttempt(
            { ...entry, attempts: entry.attempts + 1 },
            { kind: 'retry', retryAfterMs },
            { now: NOW, random },
          )
          const due = dueAt({ ...entry, ...changes }, NOW)
          expect(due).toBeGreaterThanOrEqual(NOW + Math.min(retryAfterMs, 600_000))
          expect(due).toBeLessThanOrEqual(NOW + 660_000)
        },
      ),
    )
  })
})
