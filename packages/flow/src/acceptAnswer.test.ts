import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptAnswer } from './acceptAnswer.ts'
import { fullTrip, tripFlow } from './flow.fixture.ts'
import { type Booked, fullMove, type Move, moveFlow } from './houseMove.fixture.ts'
import { removeRow, updateRow } from './rows.ts'

const booked: Booked = {
  reference: 'HM-7',
  suburb: 'FITZROY',
  people: [
    { rowId: 'r2', name: 'Grace', serverId: 's2' },
    { rowId: 'r1', name: 'Ada', serverId: 's1' },
  ],
}
const accept = (move: Move, stale: boolean, answer = booked) =>
  acceptAnswer(moveFlow, move, answer, { stale })
const ids = ({ people }: Move) => people.map(({ id, serverId }) => [id, serverId])

describe('acceptAnswer', () => {
  it('merges ids by row and takes over what the server decided', () => {
    const move = accept(fullMove, false)
    expect(ids(move)).toEqual([
      ['r1', 's1'],
      ['r2', 's2'],
    ])
    expect(move.reference).toBe('HM-7')
    expect(move.home).toEqual({ suburb: 'FITZROY', postcode: '3065' })
  })

  it('merges ids only, where the answers were changed since they were sent', () => {
    const changed = { ...fullMove, home: { suburb: 'Carlton', postcode: '3053' } }
    const move = accept(changed, true)
    expect(move.home.suburb).toBe('Carlton')
    expect(move.reference).toBe('HM-7')
    expect(ids(move)).toEqual([
      ['r1', 's1'],
      ['r2', 's2'],
    ])
  })

  it('goes by name where the server names no row', () => {
    const people = booked.people.map((person) => ({ ...person, rowId: null }))
    expect(ids(accept(fullMove, true, { ...booked, people }))).toEqual([
      ['r1', 's1'],
      ['r2', 's2'],
    ])
  })

  it('brings back no row that was removed meanwhile', () => {
    const { rows } = removeRow(fullMove.people, 'r1')
    expect(ids(accept({ ...fullMove, people: rows }, true))).toEqual([['r2', 's2']])
  })

  it('leaves the answers of a flow that declares nothing of it as they are', () => {
    expect(acceptAnswer(tripFlow, fullTrip, undefined as never, { stale: false })).toBe(fullTrip)
  })

  it('leaves out what a flow does not take over', () => {
    const flow = { ...moveFlow, accepted: { ids: (move: Move) => ({ ...move, reference: 'only' }) } }
    expect(acceptAnswer(flow, fullMove, booked, { stale: false })).toEqual({ ...fullMove, reference: 'only' })
  })
})

type Edit = (move: Move) => Move
const edit = fc.oneof(
  fc.constantFrom('r1', 'r2', 'r3').map(
    (id): Edit =>
      (move) => ({
        ...move,
        people: removeRow(move.people, id).rows,
      }),
  ),
  fc.tuple(fc.constantFrom('r1', 'r2', 'r3'), fc.constantFrom('Ada', 'Alan', null)).map(
    ([id, name]): Edit =>
      (move) => ({ ...move, people: updateRow(move.people, id, { name }) }),
  ),
  fc.constantFrom('r3', 'r4').map(
    (id): Edit =>
      (move) => ({
        ...move,
        people: move.people.some((person) => person.id === id)
          ? move.people
          : [...move.people, { id, name: null }],
      }),
  ),
  fc.constantFrom('Carlton', null).map(
    (suburb): Edit =>
      (move) => ({ ...move, home: { ...move.home, suburb } }),
  ),
)

describe('whenever the answer comes', () => {
  it('twice changes nothing more', () => {
    fc.assert(
      fc.property(fc.array(edit), fc.boolean(), (edits, stale) => {
        const move = edits.reduce((now, change) => change(now), fullMove)
        const once = accept(move, stale)
        expect(accept(once, stale)).toEqual(once)
      }),
    )
  })

  it('a stale one commutes with every change of the visitor', () => {
    fc.assert(
      fc.property(fc.array(edit), (edits) => {
        const change: Edit = (move) => edits.reduce((now, one) => one(now), move)
        expect(accept(change(fullMove), true)).toEqual(change(accept(fullMove, true)))
      }),
    )
  })
})
