import { describe, expect, it } from 'vitest'
import { defineFlow, stepPath } from './defineFlow.ts'
import { goBack, startFlow, submitStep } from './flowState.ts'
import { emptyMove, fullMove, type Move, type MoveStep, moveFlow } from './houseMove.fixture.ts'
import { planLocations } from './locations.ts'
import type { FlowState } from './Place.ts'
import { pagesWithin } from './pagesWithin.ts'
import { resolveStep } from './resolveStep.ts'
import { visitStep } from './visitStep.ts'

const names = (move: Move) =>
  planLocations(moveFlow, move).map(({ step, page }) => (page === undefined ? step : `${step}/${page}`))
const complete = (move: Move, step: MoveStep) =>
  planLocations(moveFlow, move)
    .filter((location) => location.step === step)
    .map((location) => location.complete)
const position = ({ active, page }: FlowState<MoveStep>) =>
  page === undefined ? active : `${active}/${page}`
const at = (step: MoveStep, page?: string, move = fullMove) =>
  visitStep(moveFlow, move, startFlow(moveFlow, move, { furthest: 'check' }), step, page)

describe('planLocations', () => {
  it('lists the pages of each step in order, as the answers open them', () => {
    expect(names(fullMove)).toEqual([
      'tasks',
      'home',
      'dates',
      'storage',
      'people/everyone',
      'people/r1',
      'people/r2',
      'items/piano',
      'items/stairs',
      'items/plants',
      'items/review',
      'access',
      'check',
    ])
    expect(names(emptyMove)).not.toContain('items/stairs')
    expect(names(emptyMove)).not.toContain('storage')
  })

  it('lets the schema of a step count with its last page', () => {
    expect(complete(fullMove, 'items')).toEqual([true, true, true, true])
    expect(complete({ ...fullMove, plants: true }, 'items')).toEqual([true, true, true, false])
    expect(complete({ ...fullMove, stairs: null }, 'items')).toEqual([true, false, true, true])
  })
})

describe('a step whose pages are none for these answers', () => {
  const rooms = defineFlow<{ readonly rooms: readonly string[] }, 'rooms' | 'end'>({
    name: 'rooms',
    base: '/rooms-and-more',
    defaultStep: 'rooms',
    steps: [
      {
        id: 'rooms',
        path: 'rooms',
        schema: { safeParse: (answers) => ({ success: JSON.stringify(answers) !== '{"rooms":["attic"]}' }) },
        pages: pagesWithin((answers) => answers.rooms.map((id) => ({ id, complete: true }))),
      },
      { id: 'end', path: 'end' },
    ],
  })

  it('is one place at its own address', () => {
    const none = { rooms: [] }
    expect(planLocations(rooms, none)).toEqual([
      { step: 'rooms', complete: true },
      { step: 'end', complete: true },
    ])
    expect(resolveStep(rooms, none, startFlow(rooms, none), 'rooms')).toEqual({ kind: 'show', step: 'rooms' })
  })

  it('has a page as soon as the answers open one', () => {
    const attic = { rooms: ['attic'] }
    expect(planLocations(rooms, attic)[0]).toEqual({ step: 'rooms', page: 'attic', complete: false })
    expect(resolveStep(rooms, attic, startFlow(rooms, attic), 'rooms')).toMatchObject({ page: 'attic' })
  })
})

describe('Continue and Back', () => {
  it('walk the pages of a step', () => {
    const next = submitStep(moveFlow, fullMove, at('items', 'piano')).state
    expect(position(next)).toBe('items/stairs')
    expect(next.status.items).toBe('current')
    expect(position(goBack(moveFlow, fullMove, next).state)).toBe('items/piano')
  })

  it('cross from the last page to the next step, and back', () => {
    const next = submitStep(moveFlow, fullMove, at('people', 'r2')).state
    expect(position(next)).toBe('items/piano')
    expect(next.status.people).toBe('complete')
    expect(position(goBack(moveFlow, fullMove, next).state)).toBe('people/r2')
  })

  it('walk a page that the answers just opened', () => {
    const without = { ...fullMove, piano: false, stairs: null }
    const opened = submitStep(moveFlow, { ...without, piano: true }, at('items', 'piano', without)).state
    expect(position(opened)).toBe('items/stairs')
  })

  it('go on to the unfinished page when the page shown was removed', () => {
    const without = { ...fullMove, people: fullMove.people.slice(0, 1) }
    expect(position(submitStep(moveFlow, without, at('people', 'r2')).state)).toBe('items/piano')
    expect(position(goBack(moveFlow, without, at('people', 'r2')).state)).toBe('people/r1')
    const unnamed = { ...fullMove, people: [{ id: 'r1', name: null }] }
    expect(position(submitStep(moveFlow, unnamed, at('people', 'r2')).state)).toBe('people/r1')
  })

  it('do not call a step complete while a page of it is not', () => {
    const { status } = startFlow(moveFlow, { ...fullMove, stairs: null }, { furthest: 'check' })
    expect(status.people).toBe('complete')
    expect(status.items).toBe('current')
    expect(status.access).toBe('empty')
  })
})

describe('a resumed flow', () => {
  it('starts at the first unfinished page of the furthest step', () => {
    expect(position(startFlow(moveFlow, { ...fullMove, stairs: null }, { furthest: 'check' }))).toBe(
      'items/stairs',
    )
    const unnamed = { ...fullMove, people: [...fullMove.people, { id: 'r3', name: null }] }
    expect(position(startFlow(moveFlow, unnamed, { furthest: 'items' }))).toBe('people/r3')
  })
})

describe('resolveStep', () => {
  const half: Move = { ...fullMove, stairs: null }
  const state = startFlow(moveFlow, half, { furthest: 'check' })

  it.each([
    ['items', 'piano', { kind: 'show', step: 'items', page: 'piano' }],
    ['items', 'stairs', { kind: 'show', step: 'items', page: 'stairs' }],
    ['items', 'plants', { kind: 'redirect', to: 'items', page: 'stairs', reason: 'closed-page' }],
    ['items', 'nonsense', { kind: 'redirect', to: 'items', page: 'stairs', reason: 'unknown-page' }],
    ['items', undefined, { kind: 'redirect', to: 'items', page: 'stairs', reason: 'unknown-page' }],
    ['people', undefined, { kind: 'redirect', to: 'people', page: 'everyone', reason: 'unknown-page' }],
    ['people', 'removed', { kind: 'redirect', to: 'people', page: 'everyone', reason: 'unknown-page' }],
    ['people', '__proto__', { kind: 'redirect', to: 'people', page: 'everyone', reason: 'unknown-page' }],
    ['people', 'r2', { kind: 'show', step: 'people', page: 'r2' }],
    ['home', 'deeper', { kind: 'redirect', to: 'home', reason: 'unknown-page' }],
    ['access', undefined, { kind: 'redirect', to: 'items', page: 'stairs', reason: 'ahead-of-furthest' }],
    ['booked', undefined, { kind: 'redirect', to: 'items', page: 'stairs', reason: 'not-submitted' }],
    ['prices', undefined, { kind: 'show', step: 'prices' }],
  ])('%s/%s', (step, page, expected) => {
    expect(resolveStep(moveFlow, half, state, step, page)).toEqual(expected)
  })

  it('closes the later pages of a step that was never reached before', () => {
    const fresh = startFlow(moveFlow, emptyMove)
    expect(resolveStep(moveFlow, emptyMove, fresh, 'items', 'review')).toEqual({
      kind: 'redirect',
      to: 'tasks',
      reason: 'ahead-of-furthest',
    })
  })
})

it('stepPath puts the page below its step', () => {
  expect(stepPath(moveFlow, 'people', 'r1')).toBe('/house-move/people/r1')
  expect(stepPath(moveFlow, 'home')).toBe('/house-move/home')
})
