import type { Draft } from '@coverkit/drafts'
import { describe, expect, it } from 'vitest'
import type { DraftEvent } from './DraftEvent.ts'
import { type DraftRecord, type DraftRules, isPersisted, withAnswers } from './DraftRecord.ts'
import { hasUnsaved } from './isPristine.ts'
import { reduceDraft } from './reduceDraft.ts'
import {
  found,
  savedDraft,
  storedDraft,
  storeState,
  type Trip,
  type TripStep,
  trip,
  tripKind,
  tripRules,
  unread,
} from './trip.fixture.ts'

type Record = DraftRecord<Trip, TripStep>

const reduce = (record: Record, event: DraftEvent<Trip>) => reduceDraft(tripRules, record, event)
const next = (record: Record, event: DraftEvent<Trip>) => reduce(record, event).record

const loadedEvent = (change: Partial<Extract<DraftEvent<Trip>, { type: 'loaded' }>> = {}) => ({
  type: 'loaded' as const,
  kind: tripKind,
  loaded: found(storedDraft()),
  unsaved: undefined,
  place: 'device' as const,
  owner: 'visitor-1',
  ...change,
})

const persistedEvent = (
  change: Partial<Extract<DraftEvent<Trip>, { type: 'persisted' }>> & { readonly from: Trip },
) => ({
  type: 'persisted' as const,
  kind: tripKind,
  saved: savedDraft({ answers: change.from, rev: 4 }),
  isEnqueued: true,
  requests: 0,
  place: 'device' as const,
  ...change,
})

/** A page that has read the stored draft. */
const read = (change: Partial<Record> = {}): Record => ({ ...next(unread(), loadedEvent()), ...change })

describe('loaded', () => {
  it('shows the stored answers and where they are', () => {
    expect(read()).toMatchObject({
      answers: { name: 'Ada' },
      run: 'run-1',
      rev: 3,
      savedAt: '2026-11-22T01:00:00.000Z',
      loadedByOwner: 'visitor-1',
      confirmedAt: null,
      status: {
        loaded: 'found',
        saveState: 'idle',
        place: 'device',
        storedUntil: '2026-11-29T01:00:00.000Z',
      },
    })
    expect(isPersisted(read())).toBe(true)
  })

  it('goes on at the furthest step, never beyond answers that are missing', () => {
    const progress = { furthest: 'where', submitted: false } as const
    const at = (name: string | null) =>
      next(unread(), loadedEvent({ loaded: found(storedDraft({ answers: trip({ name, progress }) })) }))
    expect(at('Ada').flowState).toMatchObject({ active: 'where', furthest: 'where' })
    expect(at(null).flowState).toMatchObject({ active: 'who', furthest: 'who' })
  })

  it('keeps what was entered before the draft was read, which is then to be persisted', () => {
    const early = unread({ answers: trip({ typed: { 'who/name': 'new' } }) })
    const stored = storedDraft({ answers: trip({ typed: { 'who/name': 'old', 'who/town': 'Perth' } }) })
    const record = next(early, loadedEvent({ loaded: found(stored) }))
    expect(record.answers.typed).toEqual({ 'who/name': 'new', 'who/town': 'Perth' })
    expect(isPersisted(record)).toBe(false)
  })

  it.each([
    [{ status: 'none' }, 'none'],
    [{ status: 'newer', version: 2 }, 'newer'],
    [{ status: 'unreadable' }, 'unreadable'],
  ] as const)('leaves the page as it is where the store answers %j', (loaded, shown) => {
    const early = unread({ answers: trip({ typed: { 'who/name': 'new' } }) })
    const { record, effects } = reduce(early, loadedEvent({ loaded }))
    expect(record.answers).toBe(early.answers)
    expect(record).toMatchObject({ rev: 0, status: { loaded: shown } })
    expect(effects).toEqual([])
  })

  it('remembers when the server confirmed the draft', () => {
    const confirmed = { rev: 3, at: '2026-11-22T00:30:00.000Z', answer: null }
    const record = next(unread(), loadedEvent({ loaded: found(storedDraft({ confirmed })) }))
    expect(record.confirmedAt).toBe('2026-11-22T00:30:00.000Z')
  })
})

describe('what an earlier page could not persist', () => {
  const base = trip({ name: 'Ada' })
  const unsaved = {
    base,
    answers: trip({ name: 'Ada', town: 'Perth' }),
    run: 'run-1',
    rev: 3,
    saving: undefined,
    pending: undefined,
    isEnqueuing: false,
  }

  it('is there again, and is persisted', () => {
    const { record, effects } = reduce(unread(), loadedEvent({ unsaved }))
    expect(record.answers).toMatchObject({ name: 'Ada', town: 'Perth' })
    expect(isPersisted(record)).toBe(false)
    expect(record.status.saveState).toBe('changed')
    expect(effects).toEqual([{ type: 'persist' }])
  })

  it('joins what another tab changed meanwhile', () => {
    const stored = storedDraft({ rev: 4, answers: trip({ name: 'Bea' }) })
    const record = next(unread(), loadedEvent({ unsaved, loaded: found(stored) }))
    expect(record.answers).toMatchObject({ name: 'Bea', town: 'Perth' })
  })

  it('is there where nothing was ever stored', () => {
    const first = { ...unsaved, base: trip(), rev: 0, run: 'run-9' }
    const { record, effects } = reduce(unread(), loadedEvent({ unsaved: first, loaded: { status: 'none' } }))
    expect(record).toMatchObject({ answers: { name: 'Ada', town: 'Perth' }, run: 'run-9', rev: 0 })
    expect(effects).toEqual([{ type: 'persist' }])
  })

  it('takes back what a save that was on its way still brought', () => {
    const saving = trip({ name: 'Ada', town: 'Perth' })
    const left = { ...unsaved, base: trip({ name: 'Ada' }), saving, answers: trip({ name: 'Ada' }) }
    const landed = found(storedDraft({ rev: 4, answers: { ...saving } }))
    expect(next(unread(), loadedEvent({ unsaved: left, loaded: landed })).answers.town).toBeNull()
    const others = found(storedDraft({ rev: 4, answers: trip({ name: 'Ada', town: 'Hobart' }) }))
    expect(next(unread(), loadedEvent({ unsaved: left, loaded: others })).answers.town).toBe('Hobart')
  })

  it('is left alone where a newer version stored a draft', () => {
    const loaded = { status: 'newer', version: 2 } as const
    const { record, effects } = reduce(unread(), loadedEvent({ unsaved, loaded }))
    expect(record.answers).toEqual(trip())
    expect(effects).toEqual([])
  })

  it('is said to be lost where it cannot be read, until something is saved', () => {
    const record = next(unread(), loadedEvent({ hasLostChanges: true }))
    expect(record.status.hasLostChanges).toBe(true)
    const saved = {
      kind: tripKind,
      saved: savedDraft(),
      from: savedDraft().answers,
      place: 'device',
    } as const
    const after = next(record, { type: 'persisted', isEnqueued: true, requests: 0, ...saved })
    expect(after.status.hasLostChanges).toBe(false)
    expect(next(unread(), loadedEvent()).status.hasLostChanges).toBeUndefined()
  })

  it('is sent too, unless the save that was on its way had the request and arrived', () => {
    const pending = { ...unsaved, pending: 'save', isEnqueuing: true } as const
    expect(next(unread(), loadedEvent({ unsaved: pending })).pending).toBe('save')
    const arrived = found(storedDraft({ rev: 4, answers: pending.answers }))
    expect(next(unread(), loadedEvent({ unsaved: pending, loaded: arrived })).pending).toBeUndefined()
    const requestedLater = { ...pending, isEnqueuing: false }
    expect(next(unread(), loadedEvent({ unsaved: requestedLater, loaded: arrived })).pending).toBe('save')
  })

  it('is sent too where only another tab’s save arrived', () => {
    const pending = { ...unsaved, pending: 'submit', isEnqueuing: true } as const
    const others = found(storedDraft({ rev: 4, answers: trip({ name: 'Bea' }) }))
    expect(next(unread(), loadedEvent({ unsaved: pending, loaded: others })).pending).toBe('submit')
  })

  it('gives way to what is entered on this page', () => {
    const input = { 'who/name': 'new' }
    const early = unread({ answers: trip({ typed: input }) })
    const left = { ...unsaved, answers: trip({ typed: { 'who/name': 'old', 'who/town': 'Perth' } }) }
    const record = next(early, loadedEvent({ unsaved: left }))
    expect(record.answers.typed).toEqual({ 'who/name': 'new', 'who/town': 'Perth' })
  })
})

describe('persisted', () => {
  it('is saved, until it rests', () => {
    const changed = withAnswers(read(), trip({ name: 'Bea' }))
    expect(changed.status.saveState).toBe('changed')
    const saved = next(changed, persistedEvent({ from: changed.answers }))
    expect(saved).toMatchObject({ rev: 4, status: { saveState: 'saved' } })
    expect(isPersisted(saved)).toBe(true)
    expect(next(saved, { type: 'rested' }).status.saveState).toBe('idle')
  })

  it('is not said of what was entered while it was written', () => {
    const from = trip({ name: 'Bea' })
    const typing = withAnswers(read({ answers: from }), trip({ name: 'Bea', town: 'Perth' }))
    const record = next(typing, persistedEvent({ from }))
    expect(record.status.saveState).toBe('changed')
    expect(isPersisted(record)).toBe(false)
    expect(record.answers.town).toBe('Perth')
  })

  it('brings in what the store merged, without losing what was entered meanwhile', () => {
    const from = trip({ name: 'Ada' })
    const typing = withAnswers(read({ answers: from }), trip({ name: 'Bea' }))
    const merged = savedDraft({ rev: 5, answers: trip({ name: 'Ada', town: 'Hobart' }) })
    const record = next(typing, persistedEvent({ from, saved: merged }))
    expect(record.answers).toMatchObject({ name: 'Bea', town: 'Hobart' })
    expect(record.status.saveState).toBe('changed')
  })

  it('ends what was pending once it is in the outbox', () => {
    const pending = next(read(), { type: 'requested', entry: 'submit' })
    const { answers: from } = pending
    expect(next(pending, persistedEvent({ from, requests: 1 })).pending).toBeUndefined()
    expect(next(pending, persistedEvent({ from, requests: 1, isEnqueued: false })).pending).toBe('submit')
    const conflict = { path: ['name'], mine: 'Ada', theirs: 'Bea' }
    const contradicted = savedDraft({ answers: from, conflicts: [conflict] })
    const waiting = next(pending, persistedEvent({ from, requests: 1, saved: contradicted }))
    expect(waiting).toMatchObject({ pending: 'submit', status: { conflicts: [conflict] } })
  })

  it('shows a request that is not in the outbox as waiting, and none that is', () => {
    const pending = next(read(), { type: 'requested', entry: 'save' })
    const { answers: from } = pending
    const { sent } = next(pending, persistedEvent({ from, requests: 1, isEnqueued: false })).status
    expect(sent).toEqual({ state: 'waiting', at: null, isTried: true, refused: [] })
    expect(next(pending, persistedEvent({ from, requests: 1 })).status.sent).toBe(pending.status.sent)
  })

  it('leaves pending what was requested after the save began', () => {
    const { answers: from, requests } = read()
    const pressed = next(read(), { type: 'requested', entry: 'save' })
    expect(next(pressed, persistedEvent({ from, requests })).pending).toBe('save')
  })

  it('knows which request a save on its way has, until it ends', () => {
    const pending = next(read(), { type: 'requested', entry: 'save' })
    expect(
      next(pending, { type: 'saving', answers: pending.answers, isEnqueuing: false }).enqueuing,
    ).toBeUndefined()
    const saving = next(pending, { type: 'saving', answers: pending.answers, isEnqueuing: true })
    expect(saving).toMatchObject({ enqueuing: saving.requests, saving: pending.answers })
    const again = next(saving, { type: 'requested', entry: 'save' })
    expect(again.enqueuing).not.toBe(again.requests)
    for (const end of [
      persistedEvent({ from: saving.answers }),
      { type: 'not-persisted', isDiscarded: false } as const,
    ])
      expect(next(saving, end)).toMatchObject({ enqueuing: undefined, saving: undefined })
  })

  it('belongs to whoever uses the drafts that it moved to', () => {
    const { answers: from } = read()
    expect(next(read(), persistedEvent({ from, owner: 'visitor-2' })).loadedByOwner).toBe('visitor-2')
    expect(next(read(), persistedEvent({ from })).loadedByOwner).toBe('visitor-1')
  })
})

describe('what could not be persisted', () => {
  it.each([
    [false, 'failed'],
    [true, 'discarded'],
  ] as const)('says so (signed out elsewhere: %s)', (isDiscarded, saveState) => {
    expect(next(read(), { type: 'not-persisted', isDiscarded }).status.saveState).toBe(saveState)
  })

  it('is not hidden by the next change', () => {
    const failed = next(read(), { type: 'not-persisted', isDiscarded: false })
    expect(withAnswers(failed, trip({ name: 'Bea' })).status.saveState).toBe('failed')
  })

  it('is said to be saving only while something is to be saved', () => {
    expect(next(read(), { type: 'persisting-slowly' }).status.saveState).toBe('idle')
    const changed = withAnswers(read(), trip({ name: 'Bea' }))
    expect(next(changed, { type: 'persisting-slowly' }).status.saveState).toBe('saving')
  })

  it('rests only after it was saved', () => {
    const failed = next(read(), { type: 'not-persisted', isDiscarded: false })
    expect(next(failed, { type: 'rested' })).toBe(failed)
  })
})

describe('nothing to persist', () => {
  it.each(['changed', 'saving', 'failed'] as const)('ends %s', (saveState) => {
    const record = read({ status: { ...read().status, saveState } })
    expect(next(record, { type: 'unchanged' }).status.saveState).toBe('idle')
  })

  it.each(['idle', 'saved', 'discarded'] as const)('leaves %s', (saveState) => {
    const record = read({ status: { ...read().status, saveState } })
    expect(next(record, { type: 'unchanged' })).toBe(record)
  })

  it('is not said of what was entered meanwhile, nor of a request that waits', () => {
    const changed = withAnswers(read(), trip({ name: 'Bea' }))
    expect(next(changed, { type: 'unchanged' })).toBe(changed)
    const failed = next(read({ pending: 'save' }), { type: 'not-persisted', isDiscarded: false })
    expect(next(failed, { type: 'unchanged' })).toBe(failed)
  })

  it('is found when the draft is read after that failed', () => {
    const failed = next(unread(), { type: 'not-persisted', isDiscarded: false })
    expect(next(failed, loadedEvent()).status.saveState).toBe('idle')
    expect(next(failed, loadedEvent({ loaded: { status: 'none' } })).status.saveState).toBe('idle')
    const entered = next(unread({ answers: trip({ typed: { 'who/name': 'A' } }) }), {
      type: 'not-persisted',
      isDiscarded: false,
    })
    expect(next(entered, loadedEvent()).status.saveState).toBe('failed')
  })
})

describe('what the store tells', () => {
  const changed = (
    record: Record,
    change: Parameters<typeof storeState>[0],
    at = '2026-11-22T02:00:00.000Z',
  ) => reduce(record, { type: 'store-changed', state: storeState(change), at })

  it('is shown', () => {
    const entry = {
      id: 'e',
      kind: 'save',
      rev: 3,
      attempts: 1,
      nextAt: '1970-01-01T00:00:00.000Z',
      problems: [],
    } as const
    const { record, effects } = changed(read(), { sending: 'waiting', entry })
    expect(record.status.sent).toEqual({ state: 'waiting', at: null, isTried: true, refused: [] })
    expect(effects).toEqual([])
  })

  it('is not a try while the first one is on its way', () => {
    const entry = {
      id: 'e',
      kind: 'save',
      rev: 3,
      attempts: 1,
      nextAt: '1970-01-01T00:00:00.000Z',
      problems: [],
    } as const
    expect(changed(read(), { sending: 'sending', entry }).record.status.sent?.isTried).toBe(false)
    expect(
      changed(read(), { sending: 'sending', entry: { ...entry, attempts: 2 } }).record.status.sent?.isTried,
    ).toBe(true)
  })

  it('is taken in when it is of another revision', () => {
    expect(changed(read(), { rev: 4 }).effects).toEqual([{ type: 'sync' }])
  })

  it('keeps the first time of a confirmation', () => {
    const first = changed(read(), { sending: 'sent' }).record
    expect(first.status.sent?.at).toBe('2026-11-22T02:00:00.000Z')
    const second = changed(first, { sending: 'sent' }, '2026-11-22T03:00:00.000Z').record
    expect(second.status.sent?.at).toBe('2026-11-22T02:00:00.000Z')
    expect(changed(second, { sending: 'waiting' }).record.confirmedAt).toBeNull()
  })

  it('marks the flow as submitted at its end, once, and persists that', () => {
    const done = read({ flowState: { ...read().flowState, furthest: 'where' } })
    const { record, effects } = changed(done, { sending: 'sent' })
    expect(record).toMatchObject({
      flowState: { submitted: true },
      answers: { progress: { furthest: 'where', submitted: true } },
    })
    expect(effects).toEqual([{ type: 'persist' }])
    expect(changed(record, { sending: 'sent' }).effects).toEqual([])
    expect(changed(read(), { sending: 'sent' }).record.flowState.submitted).toBe(false)
  })

  const problems = [{ field: 'name', code: 'format' }]
  const refusal = {
    id: 'e',
    kind: 'save',
    rev: 3,
    attempts: 1,
    nextAt: '1970-01-01T00:00:00.000Z',
    problems,
  } as const
  const refused = [{ label: 'Your name', href: '/trip/who' }]

  it('waits for the words of what was refused', () => {
    const { record, effects } = changed(read(), { sending: 'attention', entry: refusal })
    expect(record.status.sent).toBeUndefined()
    expect(effects).toEqual([
      {
        type: 'name-refusals',
        notice: 1,
        state: storeState({ sending: 'attention', entry: refusal }),
        problems,
      },
    ])
    const state = storeState({ sending: 'attention', entry: refusal })
    const named = next(record, { type: 'refusals-named', notice: 1, state, refused })
    expect(named.status.sent).toMatchObject({ state: 'attention', refused })
  })

  it('is the newest: words of an earlier state are dropped', () => {
    const state = storeState({ sending: 'attention', entry: refusal })
    const { record: earlier } = reduce(read(), {
      type: 'store-changed',
      state,
      at: '2026-11-22T02:00:00.000Z',
    })
    const later = changed(earlier, { sending: 'sent' }).record
    expect(next(later, { type: 'refusals-named', notice: 1, state, refused })).toBe(later)
  })
})

describe('another tab', () => {
  it('removed the draft: nothing is said to be saved, and the page holds on to what it shows', () => {
    const record = next(read(), { type: 'removed' })
    expect(record).toMatchObject({ rev: 0, answers: { name: 'Ada' } })
    expect(record.status.storedUntil).toBeUndefined()
    expect(isPersisted(record)).toBe(false)
  })

  it('removed the draft: only what is entered after that is to be persisted', () => {
    const removed = next(read(), { type: 'removed' })
    expect(hasUnsaved(tripRules, removed)).toBe(false)
    expect(hasUnsaved(tripRules, withAnswers(removed, trip({ name: 'Bea' })))).toBe(true)
    const typing = withAnswers(read(), trip({ name: 'Bea' }))
    expect(hasUnsaved(tripRules, next(typing, { type: 'removed' }))).toBe(true)
  })

  it('changed the draft: both changes are on the page', () => {
    const base = read().answers
    const typing = withAnswers(read(), { ...base, town: 'Perth' })
    const draft = storedDraft({ rev: 4, answers: trip({ name: 'Bea' }) })
    const record = next(typing, { type: 'reloaded', kind: tripKind, draft, base })
    expect(record.answers).toMatchObject({ name: 'Bea', town: 'Perth' })
  })

  it('settled a contradiction: what waited for that goes out', () => {
    const waiting = next(read(), { type: 'requested', entry: 'save' })
    const { answers: base } = waiting
    const settled = { type: 'reloaded', kind: tripKind, base, draft: storedDraft({ rev: 4 }) } as const
    expect(reduce(waiting, settled).effects).toEqual([{ type: 'persist' }])
    expect(reduce(read(), settled).effects).toEqual([])
    const conflict = { path: ['name'], mine: 'Ada', theirs: 'Bea' }
    const open = { ...settled, draft: storedDraft({ rev: 4, conflicts: [conflict] }) }
    expect(reduce(waiting, open).effects).toEqual([])
  })
})

describe('other answers', () => {
  it('take the place of those on the page, at the same step', () => {
    const draft = storedDraft({ attempt: 'run-2', rev: 8, answers: trip({ name: 'Cleo' }) })
    const record = next(read(), { type: 'replaced', loaded: found(draft), owner: 'customer-1' })
    expect(record).toMatchObject({
      answers: { name: 'Cleo' },
      run: 'run-2',
      rev: 8,
      loadedByOwner: 'customer-1',
      flowState: { active: 'who' },
    })
  })

  it('are none: the page begins again', () => {
    const record = next(read(), { type: 'replaced', loaded: { status: 'none' }, owner: 'customer-1' })
    expect(record).toMatchObject({ answers: trip(), rev: 0, loadedByOwner: 'customer-1' })
    expect(record.run).toBeUndefined()
  })

  it.each(['unreadable', 'newer'] as const)('are %s: the page begins again, and says so', (status) => {
    const loaded = status === 'newer' ? { status, version: 2 } : { status }
    const record = next(read(), { type: 'replaced', loaded, owner: 'customer-1' })
    expect(record).toMatchObject({ answers: trip(), rev: 0, status: { loaded: status } })
  })

  it('are sent only on their own word: what was pending of a run before them is not', () => {
    const pending = next(read(), { type: 'requested', entry: 'submit' })
    const replacedBy = (attempt: string) =>
      next(pending, { type: 'replaced', loaded: found(storedDraft({ attempt })), owner: 'customer-1' })
    expect(replacedBy('run-2').pending).toBeUndefined()
    expect(replacedBy('run-1').pending).toBe('submit')
    const none = next(pending, { type: 'replaced', loaded: { status: 'none' }, owner: 'customer-1' })
    expect(none.pending).toBeUndefined()
  })

  it('were confirmed when the server said so, not when those before them were', () => {
    const before = read({ confirmedAt: '2026-11-22T00:30:00.000Z' })
    const confirmed = { rev: 3, at: '2026-11-21T20:00:00.000Z', answer: null }
    const replacedBy = (draft: ReturnType<typeof storedDraft>) =>
      next(before, { type: 'replaced', loaded: found(draft), owner: 'customer-1' }).confirmedAt
    expect(replacedBy(storedDraft({ confirmed }))).toBe('2026-11-21T20:00:00.000Z')
    expect(replacedBy(storedDraft())).toBeNull()
    expect(next(before, { type: 'restarted', owner: 'visitor-1' }).confirmedAt).toBeNull()
  })

  it('are begun again on the visitor’s word: nothing is pending any more', () => {
    const pending = next(read(), { type: 'requested', entry: 'save' })
    const record = next(pending, { type: 'restarted', owner: 'visitor-1' })
    expect(record).toMatchObject({ answers: trip(), rev: 0, status: { loaded: 'none', saveState: 'idle' } })
    expect(record.run).toBeUndefined()
    expect(record.pending).toBeUndefined()
  })

  it('are begun again over the copy of the account that they started from', () => {
    const noted = next(read(), { type: 'account-noted', accountRev: 7 })
    const record = next(noted, { type: 'restarted', owner: 'visitor-1' })
    expect(record.answers).toEqual(trip({ progress: { ...trip().progress, accountRev: 7 } }))
    expect(hasUnsaved(tripRules, record)).toBe(false)
  })

  it('are begun again without the copy of the account of whoever used the device before', () => {
    const noted = next(read(), { type: 'account-noted', accountRev: 7 })
    const record = next(noted, { type: 'restarted', owner: 'customer-2' })
    expect(record.answers.progress.accountRev).toBeUndefined()
  })

  it('are offered, and the offer goes', () => {
    const offer = { from: 'account', savedAt: '2026-11-20T00:00:00.000Z', replaces: null } as const
    const requested = next(read(), { type: 'offered', offer })
    expect(requested.status.offer).toEqual(offer)
    expect(next(requested, { type: 'offered', offer: undefined }).status.offer).toBeUndefined()
  })

  it('of the account are noted once', () => {
    const { record, effects } = reduce(read(), { type: 'account-noted', accountRev: 7 })
    expect(record.answers.progress.accountRev).toBe(7)
    expect(effects).toEqual([{ type: 'persist' }])
    expect(reduce(record, { type: 'account-noted', accountRev: 7 })).toEqual({ record, effects: [] })
  })
})

describe('the answer of the server', () => {
  interface Named {
    readonly town: string
  }
  const rules: DraftRules<Trip, TripStep> = {
    ...tripRules,
    flow: {
      ...tripRules.flow,
      accepted: {
        ids: (answers: Trip, { town }: Named) => (answers.town === town ? answers : { ...answers, town }),
        rest: (answers: Trip) => (answers.name === 'Ada L' ? answers : { ...answers, name: 'Ada L' }),
      },
    },
  }
  const answered = (change: Partial<Draft<Trip>> = {}) =>
    storedDraft({
      confirmed: { rev: 3, at: '2026-11-22T02:00:00.000Z', answer: { town: 'Perth' } },
      ...change,
    })
  const step = (record: Record, event: DraftEvent<Trip>) => reduceDraft(rules, record, event)
  const reread = (record: Record, draft: Draft<Trip>) =>
    step(record, { type: 'reloaded', kind: tripKind, base: record.stored ?? trip(), draft })
  const sent = { type: 'store-changed', at: '2026-11-22T02:00:00.000Z' } as const

  it('is read once it is there, where the flow merges it in', () => {
    const state = storeState({ sending: 'sent' })
    expect(step(read(), { ...sent, state }).effects).toEqual([{ type: 'sync' }])
    expect(reduce(read(), { ...sent, state }).effects).toEqual([])
    const waiting = storeState({ sending: 'waiting' })
    expect(step(read(), { ...sent, state: waiting }).effects).toEqual([])
  })

  it('is merged into what is shown, whole, and persisted', () => {
    const { record, effects } = reread(read(), answered())
    expect(record.answers).toMatchObject({ name: 'Ada L', town: 'Perth' })
    expect(record.status.saveState).toBe('changed')
    expect(effects).toEqual([{ type: 'persist' }])
  })

  it('gives its ids alone to what was changed since, here or in another tab', () => {
    const typing = withAnswers(read(), trip({ name: 'Ada B' }))
    expect(reread(typing, answered()).record.answers).toMatchObject({ name: 'Ada B', town: 'Perth' })
    const later = answered({ rev: 4, answers: trip({ name: 'Ada C' }) })
    expect(reread(read(), later).record.answers).toMatchObject({ name: 'Ada C', town: 'Perth' })
  })

  it('that adds nothing changes nothing, so that reading it again comes to rest', () => {
    const { record } = reread(read(), answered())
    const persisted = {
      ...record,
      stored: record.answers,
      rev: 4,
      status: { ...record.status, saveState: 'idle' } as const,
    }
    const again = reread(persisted, answered({ rev: 4, answers: record.answers }))
    expect(again).toEqual({ record: persisted, effects: [] })
  })

  it('is merged when a page is opened that did not see it come', () => {
    const { record, effects } = step(unread(), loadedEvent({ loaded: found(answered()) }))
    expect(record.answers).toMatchObject({ name: 'Ada L', town: 'Perth' })
    expect(effects).toEqual([{ type: 'persist' }])
  })

  it('that said nothing, or of a flow that merges none, is left alone', () => {
    const silent = answered({ confirmed: { rev: 3, at: '2026-11-22T02:00:00.000Z', answer: null } })
    expect(reread(read(), silent).effects).toEqual([])
    const plain = reduce(read(), { type: 'reloaded', kind: tripKind, base: trip(), draft: answered() })
    expect(plain.record.answers.town).toBeNull()
  })
})
