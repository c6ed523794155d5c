import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Audience, answersFor, answersFrom } from './answersFor.ts'
import type { SliceStorage } from './Flow.ts'
import { emptyTrip, fullTrip, tripFlow } from './flow.fixture.ts'
import { emptyMove, fullMove, type Move, moveFlow } from './houseMove.fixture.ts'

const SECRET = 'code-4711'
const secretMove = (sliceStorage: SliceStorage): Move => ({
  ...fullMove,
  sliceStorage: sliceStorage,
  doorCode: SECRET,
  input: { 'access/doorCode': SECRET, 'home/suburb': 'Carl' },
})
const give = (move: Move, audience: Audience) => answersFor(moveFlow, move, emptyMove, audience)
const audiences: readonly Audience[] = ['device', 'account', 'mail-link']

describe('answersFor', () => {
  it.each<[SliceStorage, Audience, boolean]>([
    ['device', 'device', true],
    ['device', 'account', false],
    ['device', 'mail-link', false],
    ['account', 'device', true],
    ['account', 'account', true],
    ['account', 'mail-link', false],
    ['memory', 'device', false],
    ['memory', 'account', false],
    ['memory', 'mail-link', false],
  ])('a slice kept in %s, for %s: %s', (stored, audience, isGiven) => {
    const given = give(secretMove(stored), audience)
    expect(given.doorCode).toBe(isGiven ? SECRET : null)
    expect(given.input['access/doorCode']).toBe(isGiven ? SECRET : undefined)
  })

  it('gives everything else to everyone', () => {
    for (const audience of audiences) {
      const { doorCode: _code, input, ...rest } = give(secretMove('memory'), audience)
      const { doorCode: _own, input: _input, ...expected } = secretMove('memory')
      expect(rest).toEqual(expected)
      expect(input).toEqual({ 'home/suburb': 'Carl' })
    }
  })

  it('gives the answers themselves where no slice is declared', () => {
    for (const audience of audiences)
      expect(answersFor(tripFlow, fullTrip, emptyTrip, audience)).toBe(fullTrip)
  })

  it('keeps what was not answered yet as it was', () => {
    expect(give(emptyMove, 'account')).toEqual(emptyMove)
  })
})

describe('answersFrom', () => {
  it('puts what an audience was not given back from this page', () => {
    const own = secretMove('memory')
    const received = { ...give(own, 'device'), home: { suburb: 'Carlton', postcode: null } }
    expect(answersFrom(moveFlow, received, own, 'device')).toEqual({ ...own, home: received.home })
  })

  it('takes a slice that the visitor has allowed since, on another device', () => {
    const received = give(secretMove('account'), 'account')
    const own = { ...fullMove, sliceStorage: 'memory', doorCode: null } as const
    expect(answersFrom(moveFlow, received, own, 'account').doorCode).toBe(SECRET)
  })

  it('takes what it was given', () => {
    const received = { ...secretMove('account'), doorCode: 'changed there' }
    expect(answersFrom(moveFlow, received, secretMove('account'), 'account').doorCode).toBe('changed there')
  })
})

const stored = fc.constantFrom<SliceStorage>('device', 'account', 'memory')
const audience = fc.constantFrom(...audiences)
const move = fc.record<Move>({
  home: fc.record({ suburb: fc.constantFrom(null, 'Fitzroy'), postcode: fc.constant(null) }),
  gap: fc.constantFrom(null, true, false),
  storage: fc.constantFrom(null, 'weeks', 'months'),
  people: fc.constantFrom([], fullMove.people),
  piano: fc.constantFrom(null, true, false),
  stairs: fc.constantFrom(null, 1, 2),
  plants: fc.constantFrom(null, true, false),
  sliceStorage: stored,
  doorCode: fc.constantFrom(null, SECRET),
  reference: fc.constantFrom(null, 'HM-7'),
  input: fc.dictionary(fc.constantFrom('access/doorCode', 'access/x', 'home/suburb'), fc.constant(SECRET)),
})

describe('for every answer', () => {
  it('a slice in memory reaches no store, no account and no mailed link', () => {
    fc.assert(
      fc.property(move, audience, (answers, to) => {
        const given = give({ ...answers, sliceStorage: 'memory', input: { 'access/doorCode': SECRET } }, to)
        expect(JSON.stringify(given)).not.toContain(SECRET)
      }),
    )
  })

  it('what is given and comes back is what the page holds', () => {
    fc.assert(
      fc.property(move, audience, (answers, to) => {
        expect(answersFrom(moveFlow, give(answers, to), answers, to)).toEqual(answers)
      }),
    )
  })

  it('giving twice gives the same, and the narrower audience gets no more', () => {
    fc.assert(
      fc.property(move, audience, (answers, to) => {
        expect(give(give(answers, to), to)).toEqual(give(answers, to))
        expect(give(give(answers, 'device'), 'account')).toEqual(give(answers, 'account'))
      }),
    )
  })
})
