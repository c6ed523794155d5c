import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mergeChanges } from '../conflicts/mergeChanges.ts'
import type { DraftEvent } from './DraftEvent.ts'
import { type DraftRecord, isPersisted, withAnswers } from './DraftRecord.ts'
import { isPristine } from './isPristine.ts'
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

interface World {
  record: DraftRecord<Trip, TripStep>
  /** The record that the device has stored. */
  stored: { rev: number; answers: Trip } | undefined
  /** The write that was given to the store, and is not answered yet. */
  writing: { readonly answers: Trip; readonly requests: number; readonly isEnqueuing: boolean } | undefined
  /** A request was made, and no save has taken it to the outbox yet. */
  isRequested: boolean
  /** The visitor's last input here, by field; another tab's later value of a stored field replaces it. */
  entered: { name?: string; town?: string }
}

const FIELDS = ['name', 'town'] as const

const action = fc.oneof(
  fc.record({
    do: fc.constant('enter' as const),
    field: fc.constantFrom(...FIELDS),
    // Few values, so that inputs are often reverted too.
    value: fc.constantFrom('a', 'b'),
  }),
  fc.record({ do: fc.constant('begin-write' as const) }),
  fc.record({ do: fc.constant('end-write' as const) }),
  fc.record({ do: fc.constant('fail-write' as const) }),
  fc.record({
    do: fc.constant('other-tab' as const),
    field: fc.constantFrom(...FIELDS),
    // Other values than are entered here: equal ones would not show whose save arrived.
    value: fc.constantFrom('x', 'y'),
  }),
  fc.record({ do: fc.constant('emit' as const) }),
  fc.record({ do: fc.constant('request' as const) }),
  fc.record({ do: fc.constant('leave' as const), lands: fc.boolean() }),
  fc.record({ do: fc.constant('restart' as const) }),
)

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never

function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
  return value
}

function dispatch(world: World, event: DraftEvent<Trip>): void {
  deepFreeze(world.record.answers)
  deepFreeze(world.record.status)
  Object.freeze(world.record)
  world.record = reduceDraft(tripRules, world.record, event).record
}

function endWrite(world: World): void {
  if (world.writing === undefined) return
  const { answers: from, requests } = world.writing
  const saved = land(world)
  world.writing = undefined
  if (saved === undefined) return
  dispatch(world, {
    type: 'persisted',
    kind: tripKind,
    saved,
    from,
    isEnqueued: true,
    requests,
    place: 'device',
  })
}

/** The device has stored the write, with a request for it in the outbox. */
function land(world: World) {
  if (world.writing === undefined) return undefined
  const { answers: from, requests, isEnqueuing } = world.writing
  if (isEnqueuing && requests === world.record.requests) world.isRequested = false
  const base = world.record.stored ?? trip()
  const theirs = world.stored?.answers
  const answers = theirs ? mergeChanges(tripKind, base, from, theirs) : from
  const rev = (world.stored?.rev ?? 0) + 1
  world.stored = { rev, answers }
  return savedDraft({ rev, answers: theirs && theirs !== base ? answers : from })
}

/** A reload: the next page reads the stored record and the left input. A save in flight may still land. */
function leave(world: World, lands = false): void {
  const { record } = world
  if (lands) land(world)
  const { stored } = world
  const { answers, stored: base = trip(), run, rev, pending, requests, enqueuing, saving } = record
  const isDone = pending === undefined && (isPersisted(record) || isPristine(tripRules, record))
  world.record = unread()
  world.writing = undefined
  dispatch(world, {
    type: 'loaded',
    kind: tripKind,
    loaded: stored ? found(storedDraft({ rev: stored.rev, answers: stored.answers })) : { status: 'none' },
    unsaved: isDone
      ? undefined
      : { base, saving, answers, run, rev, pending, isEnqueuing: enqueuing === requests },
    place: 'device',
    owner: 'visitor-1',
  })
}

const perform: { readonly [Do in Action['do']]: (world: World, step: Extract<Action, { do: Do }>) => void } =
  {
    enter(world, { field, value }) {
      world.entered[field] = value
      world.record = withAnswers(world.record, { ...world.record.answers, [field]: value })
    },
    'begin-write'(world) {
      const { record } = world
      const { answers, requests, pending } = record
      const isDone = pending === undefined && (isPersisted(record) || isPristine(tripRules, record))
      if (isDone || world.writing) return
      world.writing = { answers, requests, isEnqueuing: pending !== undefined }
      dispatch(world, { type: 'saving', answers, isEnqueuing: pending !== undefined })
    },
    'end-write': endWrite,
    'fail-write'(world) {
      if (world.writing) dispatch(world, { type: 'not-persisted', isDiscarded: false })
      world.writing = undefined
    },
    'other-tab'(world, { field, value }) {
      const { record, stored } = world
      if (!stored) return
      world.stored = { rev: stored.rev + 1, answers: { ...stored.answers, [field]: value } }
      // The other tab's value is taken if the field was not changed here since the last save.
      if (record.answers[field] === record.stored?.[field]) delete world.entered[field]
    },
    emit(world) {
      const { record, stored, writing } = world
      if (!stored || stored.rev === record.rev || writing || !isPersisted(record)) return
      dispatch(world, { type: 'reloaded', kind: tripKind, draft: storedDraft(stored), base: record.answers })
    },
    request(world) {
      world.isRequested = true
      dispatch(world, { type: 'requested', entry: 'save' })
    },
    leave: (world, { lands }) => leave(world, lands),
    restart(world) {
      world.stored = undefined
      world.entered = {}
      world.writing = undefined
      world.isRequested = false
      dispatch(world, { type: 'restarted', owner: 'visitor-1' })
    },
  }

const run = <Do extends Action['do']>(world: World, step: Extract<Action, { do: Do }>) =>
  perform[step.do as Do](world, step)

it('whatever happens in whatever order, nothing that was entered is lost, and nothing is called saved that is not', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 40 }), (steps) => {
      const world: World = {
        record: unread(),
        stored: undefined,
        writing: undefined,
        isRequested: false,
        entered: {},
      }
      leave(world)
      for (const step of steps) {
        const endsWrite = step.do === 'end-write' && world.writing !== undefined
        run(world, step)
        const { record, entered } = world
        expect(record.answers).toMatchObject(entered)
        if (world.isRequested) expect(record.pending).toBe('save')
        const { saveState } = record.status
        if (saveState === 'saved') expect(isPersisted(record)).toBe(true)
        if (saveState === 'saved' && endsWrite) expect(record.answers).toEqual(world.stored?.answers)
        if (record.rev > 0) expect(isPristine(tripRules, record)).toBe(false)
      }
    }),
    { numRuns: 2_000 },
  )
})

it('takes back what a save that lands after a reload still brought', () => {
  const world: World = {
    record: unread(),
    stored: undefined,
    writing: undefined,
    isRequested: false,
    entered: {},
  }
  leave(world)
  const enter = (value: 'a' | 'b') => run(world, { do: 'enter', field: 'name', value })
  enter('a')
  run(world, { do: 'begin-write' })
  run(world, { do: 'end-write' })
  enter('b')
  run(world, { do: 'begin-write' })
  enter('a')
  run(world, { do: 'leave', lands: true })
  expect(world.record.answers.name).toBe('a')
})

it('tells the same of the same event twice, as far as answers go', () => {
  const state = storeState({ rev: 0 })
  const event = { type: 'store-changed', state, at: '2026-11-22T02:00:00.000Z' } as const
  const once = reduceDraft(tripRules, unread(), event).record
  const twice = reduceDraft(tripRules, once, event).record
  expect(twice.answers).toBe(once.answers)
  expect(twice.status).toEqual(once.status)
})
