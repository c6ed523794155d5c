import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Conflict, Draft, DraftKind } from '../api/draftKind.ts'
import { DiscardedError } from '../api/drafts.ts'
import { draftCipher } from '../crypto/draftCipher.ts'
import type { OwnerKeys } from '../crypto/ownerKeys.ts'
import { type Stop, type Trip, tripKind } from '../testing/fakeBrowser.fixture.ts'
import { ADA, ANON, draftRow, storeWith } from '../testing/rows.fixture.ts'
import { joinStored } from './joinStored.ts'
import { joinTabs, standing, type View } from './joinTabs.ts'
import { discardVersions, knownVersions, ownerFor, recordVersion, viewFor } from './knownVersions.ts'

const kind = tripKind()

function draftOf(answers: Trip, changes: Partial<Draft<Trip>> = {}): Draft<Trip> {
  return {
    flow: 'trip',
    version: 1,
    attempt: 'run',
    rev: 2,
    savedAt: '2026-11-21T10:00:00.000Z',
    expiresAt: '2026-11-28T10:00:00.000Z',
    answers,
    conflicts: [],
    confirmed: null,
    ...changes,
  }
}

const viewOf = (answers: Trip, conflicts: readonly Conflict[] = []): View => ({
  attempt: 'run',
  rev: 1,
  answers,
  conflicts,
})

describe('conflicts that stand', () => {
  const conflict = (mine: unknown, theirs: unknown): Conflict => ({ path: ['name'], mine, theirs })
  it.each([
    ['while the values differ', { name: 'Ada' }, [conflict('Ada', 'Bea')]],
    ['with the value of now', { name: 'Cleo' }, [conflict('Cleo', 'Bea')]],
    ['where the value is gone', {}, [conflict(undefined, 'Bea')]],
    ['no longer, once the other value was given', { name: 'Bea' }, []],
  ])('%s', (_name, answers, expected) => {
    expect(standing([conflict('Ada', 'Bea')], answers)).toEqual(expected)
  })
})

describe('two tabs', () => {
  it('are joined by field', () => {
    const joined = joinTabs(
      kind,
      viewOf({ name: 'Ada', note: 'a' }),
      { name: 'Bea', note: 'a' },
      draftOf({ name: 'Ada', note: 'b' }),
    )
    expect(joined).toEqual({ answers: { name: 'Bea', note: 'b' }, conflicts: [] })
  })

  it('are asked about what both changed, and mine stands meanwhile', () => {
    const joined = joinTabs(kind, viewOf({ name: 'Ada' }), { name: 'Bea' }, draftOf({ name: 'Cleo' }))
    expect(joined).toEqual({
      answers: { name: 'Bea' },
      conflicts: [{ path: ['name'], mine: 'Bea', theirs: 'Cleo' }],
    })
  })

  const earlier: Conflict = { path: ['note'], mine: 'a', theirs: 'b' }
  it.each([
    ['of this tab', [earlier], []],
    ['of the other tab', [], [earlier]],
    ['of both, once', [earlier], [earlier]],
  ])('keep an earlier conflict %s', (_name, mine, theirs) => {
    const { conflicts } = joinTabs(
      kind,
      viewOf({ name: 'Ada', note: 'a' }, mine),
      { name: 'Bea', note: 'a' },
      draftOf({ name: 'Ada', note: 'a' }, { conflicts: theirs }),
    )
    expect(conflicts).toEqual([earlier])
  })

  it('have the newest of two conflicts about one field', () => {
    const { conflicts } = joinTabs(
      kind,
      viewOf({ name: 'A', note: 'a' }, [earlier]),
      { name: 'A', note: 'c' },
      draftOf({ name: 'A', note: 'd' }),
    )
    expect(conflicts).toEqual([{ path: ['note'], mine: 'c', theirs: 'd' }])
  })

  it('choose between the whole drafts where both together are not sound', () => {
    const strict: DraftKind<Trip> = {
      ...kind,
      parse(value) {
        const trip = value as Trip
        if (trip.name === 'Bea' && trip.note === 'b') throw new TypeError('both')
        return trip
      },
    }
    const [mine, theirs] = [
      { name: 'Bea', note: 'a' },
      { name: 'Ada', note: 'b' },
    ]
    expect(joinTabs(strict, viewOf({ name: 'Ada', note: 'a' }), mine, draftOf(theirs))).toEqual({
      answers: mine,
      conflicts: [{ path: [], mine, theirs }],
    })
  })

  describe('with rows', () => {
    const stop = (id: string, change: Partial<Stop> = {}): Stop => ({
      id,
      name: '',
      note: '',
      stopId: null,
      ...change,
    })
    const of = (...stops: readonly Stop[]): Trip => ({ name: 'Ada', stops })
    /** As a flow that takes two rows. */
    const small: DraftKind<Trip> = {
      ...kind,
      parse(value) {
        const trip = value as Trip
        if ((trip.stops ?? []).length > 2) throw new TypeError('too many')
        return trip
      },
    }

    it('are not asked about a row that was removed while the server named it', () => {
      const named = of(stop('a', { stopId: '1' }), stop('b', { stopId: '2' }))
      const [before, without] = [of(stop('a'), stop('b')), of(stop('a'))]
      const expected = { answers: of(stop('a', { stopId: '1' })), conflicts: [] }
      expect(joinTabs(kind, viewOf(before), named, draftOf(without))).toEqual(expected)
      expect(joinTabs(kind, viewOf(before), without, draftOf(named))).toEqual(expected)
    })

    it('are asked about the list where its rows do not go together', () => {
      const [before, mine, theirs] = [of(stop('a')), of(stop('a'), stop('b')), of(stop('a'), stop('c'))]
      expect(joinTabs(small, viewOf(before), mine, draftOf({ ...theirs, note: 'late' }))).toEqual({
        answers: { ...mine, note: 'late' },
        conflicts: [{ path: ['stops'], mine: mine.stops, theirs: theirs.stops }],
      })
    })

    it('are asked about the list where rows contradict each other, not about the whole drafts', () => {
      const mine = of(stop('a', { name: 'Perth' }), stop('b'))
      const theirs = of(stop('a', { name: 'Hobart' }))
      expect(joinTabs(small, viewOf(of(stop('a'))), mine, draftOf(theirs))).toEqual({
        answers: mine,
        conflicts: [{ path: ['stops'], mine: mine.stops, theirs: theirs.stops }],
      })
    })
  })

  it('lose neither’s change, whichever saves last', () => {
    const trip = fc.record({ name: fc.constantFrom('A', 'B', 'C'), note: fc.constantFrom('a', 'b', 'c') })
    fc.assert(
      fc.property(trip, trip, trip, (base, mine, theirs) => {
        const { answers, conflicts } = joinTabs(kind, viewOf(base), mine, draftOf(theirs))
        for (const field of ['name', 'note'] as const) {
          const asked = conflicts.find(({ path }) => path[0] === field)
          if (mine[field] !== base[field]) expect(answers[field]).toBe(mine[field])
          if (theirs[field] !== base[field]) expect([answers[field], asked?.theirs]).toContain(theirs[field])
        }
      }),
    )
  })
})

describe('joining with what is stored', () => {
  const cipher = draftCipher(null)
  const keys = { existing: async () => cipher } as unknown as OwnerKeys
  const row = (changes = {}) => draftRow({ rev: 2, ...changes })
  const join = (
    view: View | undefined,
    stored: Parameters<typeof joinStored>[3],
    answers: Trip = { name: 'Bea' },
    attempt = 'run',
  ) => joinStored(keys, kind, view, stored, attempt, answers)
  const view = viewOf({ name: 'Ada' })

  it.each([
    ['nothing is stored', view, undefined],
    ['this page saw nothing', undefined, row()],
    ['it is what this page saw', { ...view, rev: 2 }, row()],
  ])('gives these answers alone where %s', async (_name, seen, stored) => {
    expect(await join(seen, stored)).toEqual({ answers: { name: 'Bea' }, conflicts: [], attempt: 'run' })
  })

  it('keeps what is not chosen yet where nobody stored anything since', async () => {
    const open = { path: ['name'], mine: 'Ada', theirs: 'Cleo' }
    const { conflicts } = await join({ ...view, rev: 2, conflicts: [open] }, row())
    expect(conflicts).toEqual([{ ...open, mine: 'Bea' }])
  })

  it('joins a later revision', async () => {
    const data = new TextEncoder().encode('{"name":"Ada","note":"b"}').buffer
    expect(await join(view, row({ data }))).toEqual({
      answers: { name: 'Bea', note: 'b' },
      conflicts: [],
      attempt: 'run',
    })
  })

  it('goes over to the run that another tab began', async () => {
    expect(await join(view, row({ attempt: 'other' }))).toMatchObject({ attempt: 'other' })
  })

  it('says what cannot be read, and goes on without it', async () => {
    const data = new TextEncoder().encode('{').buffer
    expect(await join(view, row({ data }))).toEqual({
      answers: { name: 'Bea' },
      conflicts: [],
      attempt: 'run',
      damaged: true,
    })
  })
})

describe('what a page saw', () => {
  it('is what its next save is a change of', () => {
    const seen = knownVersions()
    recordVersion(seen, ANON, draftOf({ name: 'Ada' }))
    expect(viewFor(seen, 'trip', 'run', undefined)).toMatchObject({ rev: 2, answers: { name: 'Ada' } })
    expect(viewFor(seen, 'tour', 'run', undefined)).toBeUndefined()
  })

  it('does not change with the page’s own object', () => {
    const seen = knownVersions()
    const answers = { name: 'Ada', legs: ['Perth'] }
    recordVersion(seen, ANON, draftOf(answers))
    answers.legs.push('Broome')
    expect(viewFor(seen, 'trip', 'run', undefined)?.answers).toEqual({ name: 'Ada', legs: ['Perth'] })
  })

  it('is nothing for a run of its own, whatever it began with', () => {
    const seen = knownVersions()
    recordVersion(seen, ANON, draftOf({ name: 'Ada' }))
    expect(viewFor(seen, 'trip', 'other', { name: '' })).toBeUndefined()
  })

  it('is what it began with, where it found nothing', () => {
    expect(viewFor(knownVersions(), 'trip', 'run', { name: '', note: undefined })).toEqual({
      attempt: 'run',
      rev: 0,
      answers: { name: '' },
      conflicts: [],
    })
  })

  it.each([
    ['a run that nobody saw is of whoever is there', undefined, ADA, undefined, ADA],
    ['one’s own run stays one’s own', ADA, ADA, undefined, ADA],
    ['one begun before sign-in stays the visitor’s', ANON, ADA, undefined, ANON],
    ['until it is attached', ANON, ADA, 'run', ADA],
    ['another run of the flow attaches nothing', ANON, ADA, 'other', ANON],
  ])('%s', async (_name, of, present, attached, expected) => {
    const seen = knownVersions()
    if (of) recordVersion(seen, of, draftOf({ name: 'Ada' }))
    const drafts = attached ? [draftRow({ owner: ADA, attempt: attached })] : []
    expect(await ownerFor(seen, await storeWith({ drafts }), present, 'trip', 'run')).toBe(expected)
  })

  it.each([
    ['somebody else is signed in', 'user:bea'],
    ['nobody is signed in any more', ANON],
  ])('cannot be saved when %s', async (_name, present) => {
    const seen = knownVersions()
    recordVersion(seen, ADA, draftOf({ name: 'Ada' }))
    await expect(ownerFor(seen, await storeWith(), present, 'trip', 'run')).rejects.toThrow(DiscardedError)
  })

  it('cannot be saved by anybody once it was discarded, and its revisions still count', async () => {
    const seen = knownVersions()
    recordVersion(seen, ANON, draftOf({ name: 'Ada' }))
    discardVersions(seen)
    expect(viewFor(seen, 'trip', 'run', undefined)).toBeUndefined()
    expect(seen.runs.get('run')?.rev).toBe(2)
    await expect(ownerFor(seen, await storeWith(), ANON, 'trip', 'run')).rejects.toThrow(DiscardedError)
  })
})
