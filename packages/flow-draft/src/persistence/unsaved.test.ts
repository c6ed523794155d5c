import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withAnswers } from '../state/DraftRecord.ts'
import { reduceDraft } from '../state/reduceDraft.ts'
import { found, storedDraft, trip, tripRules, unread } from '../state/trip.fixture.ts'
import { fakeDrafts, kind, storageOf } from '../testing/page.fixture.ts'
import { leaveInput } from './leaveInput.ts'
import { leftInput } from './leftInput.ts'
import { carryWhenLeft, readUnsaved } from './unsaved.ts'

const { empty } = tripRules
const stored = trip({ name: 'Ada' })

const read = () =>
  reduceDraft(tripRules, unread(), {
    type: 'loaded',
    kind,
    loaded: found(storedDraft({ answers: stored })),
    unsaved: undefined,
    place: 'device',
    owner: 'visitor-1',
  }).record

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('sessionStorage', storageOf(new Map()))
})
afterEach(() => vi.unstubAllGlobals())

describe('what is carried to the next page', () => {
  function leaving(record: ReturnType<typeof read>) {
    const drafts = fakeDrafts()
    carryWhenLeft(drafts, kind, tripRules, { record: () => record, mayLeaveInput: () => true })
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    return drafts.carry.mock.calls
  }

  it('is what was changed, with what it is a change of', () => {
    const answers = { ...stored, town: 'Perth' }
    expect(leaving(withAnswers(read(), answers))).toEqual([
      [
        'trip',
        { version: 1, base: stored, answers, run: 'run-1', rev: 3, pending: undefined, isEnqueuing: false },
      ],
    ])
  })

  it('is a change of nothing where nothing is stored yet', () => {
    const answers = trip({ name: 'Ada' })
    expect(leaving(withAnswers(unread(), answers))).toEqual([
      [
        'trip',
        { version: 1, base: trip(), answers, run: undefined, rev: 0, pending: undefined, isEnqueuing: false },
      ],
    ])
  })

  it('is a request that is not in the outbox, though all answers are stored', () => {
    expect(leaving({ ...read(), pending: 'submit' })).toMatchObject([
      ['trip', { answers: stored, pending: 'submit' }],
    ])
  })

  it('says that the save on its way has the request', () => {
    const answers = { ...stored, town: 'Perth' }
    const record = { ...withAnswers(read(), answers), pending: 'save', requests: 2 } as const
    expect(leaving({ ...record, enqueuing: 2 })).toMatchObject([['trip', { isEnqueuing: true }]])
    expect(leaving({ ...record, enqueuing: 1 })).toMatchObject([['trip', { isEnqueuing: false }]])
  })

  it('is carried when the page is left without being hidden', () => {
    const listeners = new EventTarget()
    vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners))
    const drafts = fakeDrafts()
    const record = withAnswers(read(), trip({ name: 'Bea' }))
    carryWhenLeft(drafts, kind, tripRules, { record: () => record, mayLeaveInput: () => true })
    listeners.dispatchEvent(new Event('pagehide'))
    expect(drafts.carry).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['all is stored', () => read()],
    ['nothing was answered', () => unread()],
    ['nothing was answered, though steps were passed', () => withAnswers(unread(), walked)],
    ['it was removed in another tab', () => reduceDraft(tripRules, read(), { type: 'removed' }).record],
  ])('is nothing when %s', (_name, record) => {
    expect(leaving(record())).toEqual([])
  })

  const walked = trip({ progress: { furthest: 'where', submitted: false } })

  it('is nothing while the page is only shown again', () => {
    const drafts = fakeDrafts()
    carryWhenLeft(drafts, kind, tripRules, {
      record: () => withAnswers(read(), trip({ name: 'Bea' })),
      mayLeaveInput: () => true,
    })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(drafts.carry).not.toHaveBeenCalled()
  })

  it.each([
    ['before what encrypts is ready', 'device', true, { 'who/name': 'Ad' }],
    ['not where somebody is signed in', 'device', false, {}],
    ['not where the device keeps nothing', 'memory', true, {}],
  ] as const)('is the input as it is %s', (_name, place, mayLeaveInput, expected) => {
    const drafts = Object.assign(fakeDrafts(), { place })
    drafts.carry.mockReturnValue(false)
    const record = withAnswers(unread(), trip({ typed: { 'who/name': 'Ad' } }))
    carryWhenLeft(drafts, kind, tripRules, { record: () => record, mayLeaveInput: () => mayLeaveInput })
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(leftInput('trip')).toEqual(expected)
  })

  it('is what the page shows when it is left, not what it showed before', () => {
    const drafts = fakeDrafts()
    let record = withAnswers(read(), trip({ name: 'Bea' }))
    carryWhenLeft(drafts, kind, tripRules, { record: () => record, mayLeaveInput: () => true })
    record = withAnswers(record, trip({ name: 'Cleo' }))
    Object.assign(document, { visibilityState: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
    expect(drafts.carry.mock.calls[0]?.[1]).toMatchObject({ answers: { name: 'Cleo' } })
  })
})

describe('what an earlier page left', () => {
  const carried = {
    version: 1,
    base: stored,
    answers: { ...stored, town: 'Perth' },
    run: 'run-1',
    rev: 3,
    pending: 'save',
    isEnqueuing: true,
  }

  async function left(value: unknown, own: object = kind) {
    const drafts = fakeDrafts()
    drafts.carried.mockResolvedValue(value)
    return readUnsaved(drafts, { ...kind, ...own }, empty)
  }

  it('is read back', async () => {
    const { version: _own, ...unsaved } = carried
    expect(await left(carried)).toEqual({ unsaved, hasLostChanges: false })
  })

  it('is taken forward from an older version, what was stored and what was on its way too', async () => {
    const renamed = { 1: (old: unknown) => ({ ...(old as object), town: 'Hobart' }) }
    const { unsaved } = await left({ ...carried, saving: stored }, { version: 2, migrations: renamed })
    const moved = { ...stored, town: 'Hobart' }
    expect(unsaved).toMatchObject({
      base: moved,
      saving: moved,
      answers: moved,
      run: 'run-1',
      pending: 'save',
    })
  })

  it('is read back from a page that named no save on its way', async () => {
    const parse = (value: unknown) => {
      if (value === undefined) throw new TypeError('answers')
      return value
    }
    const { unsaved, hasLostChanges } = await left({ ...carried, isEnqueuing: undefined }, { parse })
    expect(unsaved).toMatchObject({ answers: carried.answers, saving: undefined, isEnqueuing: false })
    expect(hasLostChanges).toBe(false)
  })

  it('is nothing where nothing was', async () => {
    expect(await left(undefined)).toEqual({ unsaved: undefined, hasLostChanges: false })
  })

  it.each([
    ['a newer version left it', { ...carried, version: 2 }, {}],
    ['there is no way from its version', carried, { version: 2 }],
    ['it names no version', { ...carried, version: undefined }, {}],
    [
      'its answers cannot be read',
      carried,
      {
        parse() {
          throw new TypeError('name')
        },
      },
    ],
  ])('is lost where %s', async (_name, value, own) => {
    expect(await left(value, own)).toEqual({ unsaved: undefined, hasLostChanges: true })
  })

  it('is what was typed before the drafts were there', async () => {
    leaveInput('trip', { 'who/name': 'Ad' })
    expect((await left(undefined)).unsaved).toEqual({
      base: trip(),
      answers: trip({ typed: { 'who/name': 'Ad' } }),
      run: undefined,
      rev: 0,
      pending: undefined,
      isEnqueuing: false,
    })
  })

  it('is both, and what was typed last is the later', async () => {
    leaveInput('trip', { 'who/name': 'Ada M' })
    const input = { 'who/name': 'Ada', 'who/town': 'Perth' }
    const { unsaved } = await left({ ...carried, answers: { ...stored, typed: input } })
    expect(unsaved?.answers.typed).toEqual({ 'who/name': 'Ada M', 'who/town': 'Perth' })
    expect(unsaved).toMatchObject({ rev: 3, run: 'run-1', pending: 'save', base: stored })
  })
})
