import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeState } from '../state/trip.fixture.ts'
import { nameRefusals } from './nameRefusals.ts'
import { showPersisting } from './showPersisting.ts'
import { toSentStatus } from './toSentStatus.ts'

describe('the words of one save after another', () => {
  const dispatch = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    dispatch.mockReset()
  })
  afterEach(() => vi.useRealTimers())
  const said = () => dispatch.mock.calls.map(([{ type }]) => type)

  it('are none where a save takes less than 150 ms', () => {
    const end = showPersisting(dispatch).begin()
    vi.advanceTimersByTime(149)
    end('nothing')
    vi.advanceTimersByTime(10_000)
    expect(said()).toEqual([])
  })

  it('say that it takes long, and rest two seconds after it ended', () => {
    const end = showPersisting(dispatch).begin()
    vi.advanceTimersByTime(150)
    expect(said()).toEqual(['persisting-slowly'])
    end('persisted')
    vi.advanceTimersByTime(1_999)
    expect(said()).toEqual(['persisting-slowly'])
    vi.advanceTimersByTime(1)
    expect(said()).toEqual(['persisting-slowly', 'rested'])
  })

  it('rest after the last of quick saves, once', () => {
    const words = showPersisting(dispatch)
    words.begin()('persisted')
    vi.advanceTimersByTime(1_500)
    words.begin()('persisted')
    vi.advanceTimersByTime(1_500)
    expect(said()).toEqual([])
    vi.advanceTimersByTime(500)
    expect(said()).toEqual(['rested'])
  })

  it('do not rest after a save that failed, though the one before it did not', () => {
    const words = showPersisting(dispatch)
    words.begin()('persisted')
    words.begin()('failed')
    vi.advanceTimersByTime(10_000)
    expect(said()).toEqual([])
  })

  it('rest as they would have where there was nothing to save meanwhile', () => {
    const words = showPersisting(dispatch)
    words.begin()('persisted')
    words.begin()('nothing')
    vi.advanceTimersByTime(2_000)
    expect(said()).toEqual(['rested'])
  })
})

describe('the words for what was refused', () => {
  const state = storeState({ sending: 'attention' })
  const problems = ['name', 'other', 'town'].map((field) => ({ field, code: 'format' }))
  const requested = { type: 'name-refusals', notice: 4, state, problems } as const
  const place = (label: string) => ({ label, href: '/trip/who' })

  async function named(
    words?: () => Promise<{ refused: (field: string) => ReturnType<typeof place> | null }>,
  ) {
    const dispatch = vi.fn()
    const complete = words && (async () => ({ ...(await words()), label: () => null, value: String }))
    await nameRefusals({ definition: complete ? { words: complete } : {}, dispatch }, requested)
    expect(dispatch).toHaveBeenCalledTimes(1)
    return dispatch.mock.calls[0]?.[0]
  }

  it('name the answers that a page asks, in their order, for the state that they are of', async () => {
    const words = async () => ({ refused: (field: string) => (field === 'other' ? null : place(field)) })
    expect(await named(words)).toEqual({
      type: 'refusals-named',
      notice: 4,
      state,
      refused: [place('name'), place('town')],
    })
  })

  it.each([
    ['there are none', undefined],
    ['their code cannot be had', () => Promise.reject(new Error('offline'))],
  ])('leave the refusal without names where %s', async (_name, words) => {
    expect(await named(words)).toEqual({ type: 'refusals-named', notice: 4, state, refused: [] })
  })
})

describe('how the last request fares', () => {
  const entry = (attempts: number, nextAt = '1970-01-01T00:00:00.000Z') =>
    ({ id: 'e', kind: 'save', rev: 3, attempts, nextAt, problems: [] }) as const

  it.each([
    ['nothing', 'none', null, false],
    ['the first try on its way', 'sending', entry(1), false],
    ['the second try on its way', 'sending', entry(2), true],
    ['a request that was never tried', 'waiting', entry(0), false],
    ['a request that was tried once', 'waiting', entry(1), true],
    ['a request that waits for its time', 'waiting', entry(0, '2026-11-22T02:00:00.000Z'), true],
  ] as const)('%s', (_name, sending, waiting, isTried) => {
    const at = '2026-11-22T02:00:00.000Z'
    expect(toSentStatus({ sending, entry: waiting }, at, [])).toEqual({
      state: sending,
      at,
      isTried,
      refused: [],
    })
  })

  it('is known to be answered in a way that can’t be read', () => {
    const problems = [{ field: '', code: 'unreadable' }]
    const waiting = { ...entry(1), problems }
    expect(toSentStatus({ sending: 'waiting', entry: waiting }, null, [])).toMatchObject({
      isUnreadable: true,
    })
    expect(toSentStatus({ sending: 'waiting', entry: entry(1) }, null, [])).not.toHaveProperty('isUnreadable')
  })
})
