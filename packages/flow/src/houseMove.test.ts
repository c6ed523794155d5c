import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepPath } from './defineFlow.ts'
import { goBack, startFlow, submitStep } from './flowState.ts'
import { emptyMove, fullMove, type Move, type MoveStep, moveFlow } from './houseMove.fixture.ts'
import { planLocations } from './locations.ts'
import type { FlowState, Location, StepPosition } from './Place.ts'
import { resolveStep } from './resolveStep.ts'
import { changeStep } from './returning.ts'
import { removeRow, updateRow } from './rows.ts'
import { walkFlow } from './testing/walkFlow.ts'
import { visitStep } from './visitStep.ts'

const nameOf = ({ step, page }: StepPosition<string>) => (page === undefined ? step : `${step}/${page}`)
const positionOf = ({ active, page }: FlowState<MoveStep>): StepPosition<MoveStep> => ({ step: active, page })
const shown = (state: FlowState<MoveStep>) => nameOf(positionOf(state))
const limitOf = (move: Move) => {
  const locations = planLocations(moveFlow, move)
  const index = locations.findIndex(({ complete }) => !complete)
  return index < 0 ? locations.length : index
}
const indexOf = (move: Move, position: StepPosition<string>) =>
  planLocations(moveFlow, move).findIndex((location) => nameOf(location) === nameOf(position))

/** The answers that a visitor may give on each screen of the move. */
const choices = {
  home: (move: Move) => [{ ...move, home: { suburb: 'Fitzroy', postcode: null } }],
  dates: (move: Move) => [
    { ...move, gap: true },
    { ...move, gap: false },
  ],
  storage: (move: Move) => [
    { ...move, storage: 'weeks' as const },
    { ...move, storage: 'months' as const },
  ],
  people: (move: Move, page: string | undefined) =>
    page === 'everyone'
      ? [['r1'], ['r1', 'r2']].map((ids) => ({ ...move, people: ids.map((id) => ({ id, name: null })) }))
      : [{ ...move, people: updateRow(move.people, page ?? '', { name: 'Ada' }) }],
  items: (move: Move, page: string | undefined) => {
    if (page === 'piano') {
      return [
        { ...move, piano: true },
        { ...move, piano: false },
      ]
    }
    if (page === 'stairs') return [{ ...move, stairs: 1 }]
    if (page === 'plants') return move.piano ? [{ ...move, plants: false }] : both(move)
    return [move]
  },
  access: (move: Move) =>
    (['device', 'account', 'memory'] as const).map((sliceStorage) => ({
      ...move,
      sliceStorage,
      doorCode: '1',
    })),
}
const both = (move: Move) => [
  { ...move, plants: true },
  { ...move, plants: false },
]

describe('every path of the house move', () => {
  const walks = walkFlow(moveFlow, { initial: emptyMove, choices })

  it('is walked: dates and storage 3, people 2, items 3, access 3', () => {
    expect(walks).toHaveLength(3 * 2 * 3 * 3)
    expect(new Set(walks.map(({ screens }) => screens.join()))).toHaveProperty('size', 2 * 2 * 2)
  })

  it('shows each screen of it once, in order', () => {
    const longest = walks.toSorted((one, other) => other.screens.length - one.screens.length)[0]
    expect(longest?.screens).toEqual([
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
    expect(longest?.steps).toEqual([
      'tasks',
      'home',
      'dates',
      'storage',
      'people',
      'items',
      'access',
      'check',
    ])
    for (const { screens } of walks) expect(new Set(screens).size).toBe(screens.length)
  })

  it('has every place complete at its end', () => {
    for (const { answers } of walks) expect(limitOf(answers)).toBe(planLocations(moveFlow, answers).length)
  })
})

/** Small changes of the answers, as steps make them. */
type Edit = (move: Move) => Move
const rowId = fc.constantFrom('r1', 'r2', 'r3')
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc
    .constantFrom(null, 'Fitzroy')
    .map((suburb) => (move: Move) => ({ ...move, home: { ...move.home, suburb } })),
  fc.constantFrom(null, true, false).map((gap) => (move: Move) => ({ ...move, gap })),
  fc.constantFrom(null, 'weeks' as const).map((storage) => (move: Move) => ({ ...move, storage })),
  fc.constantFrom(null, true, false).map((piano) => (move: Move) => ({ ...move, piano })),
  fc.constantFrom(null, 2).map((stairs) => (move: Move) => ({ ...move, stairs })),
  fc.constantFrom(null, true, false).map((plants) => (move: Move) => ({ ...move, plants })),
  fc.constantFrom(null, '4711').map((doorCode) => (move: Move) => ({ ...move, doorCode })),
  rowId.map((id) => (move: Move) => ({ ...move, people: removeRow(move.people, id).rows })),
  fc.tuple(rowId, fc.constantFrom(null, 'Ada')).map(([id, name]) => (move: Move) => ({
    ...move,
    people: updateRow(move.people, id, { name }),
  })),
  rowId.map((id) => (move: Move) => {
    const isThere = move.people.some((person) => person.id === id)
    return isThere ? move : { ...move, people: [...move.people, { id, name: null }] }
  }),
)

interface Visit {
  readonly move: Move
  readonly state: FlowState<MoveStep>
}

/** An act of a visitor: answers and continues, goes back, follows a link, presses Change, waits for a tab. */
type Act = (visit: Visit) => Visit
const someStep = fc.constantFrom<MoveStep>(
  'tasks',
  'home',
  'dates',
  'storage',
  'people',
  'items',
  'access',
  'check',
)
const somePosition = fc.tuple(
  someStep,
  fc.constantFrom(undefined, 'everyone', 'r1', 'r3', 'piano', 'stairs', 'review'),
)
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.array(edit, { maxLength: 3 }).map(
    (edits): Act =>
      ({ move, state }) => {
        const answered = edits.reduce((now, one) => one(now), move)
        return { move: answered, state: submitStep(moveFlow, answered, state).state }
      },
  ),
  fc.constant<Act>(({ move, state }) => ({ move, state: goBack(moveFlow, move, state).state })),
  somePosition.map(
    ([step, page]): Act =>
      (visit) => ({ ...visit, state: follow(visit, step, page) }),
  ),
  somePosition.map(
    ([step, page]): Act =>
      ({ move, state }) => {
        const isOpen = indexOf(move, { step, page }) >= 0 && indexOf(move, { step, page }) <= limitOf(move)
        const isListed = ['tasks', 'items', 'check'].includes(state.active)
        const isFound = indexOf(move, positionOf(state)) >= 0
        if (!isOpen || !isListed || !isFound || nameOf({ step, page }) === shown(state))
          return { move, state }
        return { move, state: changeStep(moveFlow, move, state, { step, page }).state }
      },
  ),
)

/** Applies the guard to an address. */
function follow({ move, state }: Visit, step: MoveStep, page?: string): FlowState<MoveStep> {
  const segment = stepPath(moveFlow, step).split('/').at(-1) ?? ''
  const resolution = resolveStep(moveFlow, move, state, segment, page)
  if (resolution.kind === 'redirect') return follow({ move, state }, resolution.to, resolution.page)
  return visitStep(moveFlow, move, state, step, page)
}

const start = fc.constantFrom(emptyMove, fullMove, { ...fullMove, gap: false, piano: false })
const visits = fc.tuple(start, fc.array(act, { maxLength: 12 })).map(([move, acts]): Visit => {
  const visit = { move, state: startFlow(moveFlow, move, { furthest: 'check' }) }
  return acts.reduce<Visit>((now, one) => one(now), visit)
})

const locationOf = ({ move, state }: Visit): Location<MoveStep> | undefined =>
  planLocations(moveFlow, move)[indexOf(move, positionOf(state))]

describe('whatever a visitor does', () => {
  it('nothing beyond the first unfinished place can be opened', () => {
    fc.assert(
      fc.property(visits, ({ move, state }) => {
        const limit = limitOf(move)
        planLocations(moveFlow, move).forEach(({ step, page }, index) => {
          const opens =
            resolveStep(moveFlow, move, { ...state, furthest: 'check' }, step, page).kind === 'show'
          expect(opens).toBe(index <= limit)
        })
      }),
    )
  })

  it('Continue leads to a place that opens, and never past an unfinished one', () => {
    fc.assert(
      fc.property(visits, edit, ({ move, state }, change) => {
        const answered = change(move)
        const outcome = submitStep(moveFlow, answered, state)
        const limit = limitOf(answered)
        if (outcome.done) {
          expect(limit).toBe(planLocations(moveFlow, answered).length)
          return
        }
        const index = indexOf(answered, positionOf(outcome.state))
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThanOrEqual(limit)
        expect(outcome.to).toBe(outcome.state.active)
        expect(outcome.state.status[outcome.to]).toBe('current')
      }),
    )
  })

  it('Back undoes Continue, but for a change', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const here = locationOf(visit)
        const { move, state } = visit
        if (!here?.complete || state.returnTo) return
        const outcome = submitStep(moveFlow, move, state)
        if (outcome.done || indexOf(move, positionOf(outcome.state)) <= indexOf(move, here)) return
        expect(shown(goBack(moveFlow, move, outcome.state).state)).toBe(nameOf(here))
      }),
    )
  })

  it('a resumed visit is the visit before the reload', () => {
    fc.assert(
      fc.property(visits, (visit) => {
        const { move, state } = visit
        const index = indexOf(move, positionOf(state))
        if (index < 0 || index > limitOf(move)) return
        const { status: _before, ...before } = state
        const stored: typeof before = JSON.parse(JSON.stringify(before))
        const { furthest, submitted, returnTo } = stored
        const resumed = { ...startFlow(moveFlow, move, { furthest }), submitted, returnTo }
        const { status: _after, ...after } = follow({ move, state: resumed }, stored.active, stored.page)
        expect(after).toEqual({ ...before, furthest: after.furthest })
        expect(indexOf(move, { step: after.furthest })).toBeLessThanOrEqual(limitOf(move))
      }),
    )
  })

  it('a stored state without pages and ways back still opens', () => {
    fc.assert(
      fc.property(start, someStep, (move, step) => {
        const { page: _page, returnTo: _returnTo, ...old } = startFlow(moveFlow, move, { furthest: 'check' })
        const state = follow({ move, state: { ...old, active: step } }, step)
        expect(indexOf(move, positionOf(state))).toBeGreaterThanOrEqual(0)
        expect(submitStep(moveFlow, move, state).state.returnTo).toBeUndefined()
      }),
    )
  })
})

describe('a change', () => {
  const opened = fc
    .tuple(visits, somePosition, fc.array(edit, { maxLength: 4 }))
    .filter(([{ move }, [step, page]]) => {
      const index = indexOf(move, { step, page })
      return step !== 'check' && index >= 0 && limitOf(move) === planLocations(moveFlow, move).length
    })

  it('never skips a question that the answers opened, and ends where it began', () => {
    const hub = fc.constantFrom('tasks' as const, 'check' as const)
    fc.assert(
      fc.property(opened, hub, ([{ move }, [step, page], edits], from) => {
        const begun = visitStep(moveFlow, move, startFlow(moveFlow, move, { furthest: 'check' }), from)
        if (step === from) return
        let answers = edits.reduce((now, change) => change(now), move)
        let state = changeStep(moveFlow, move, begun, { step, page }).state
        state = submitStep(moveFlow, answers, state).state
        for (let left = 20; state.active !== from; left--) {
          const here = planLocations(moveFlow, answers)[limitOf(answers)]
          expect(shown(state)).toBe(here && nameOf(here))
          expect(state.returnTo?.step).toBe(from)
          expect(left).toBeGreaterThan(0)
          answers = complete(answers, positionOf(state))
          state = submitStep(moveFlow, answers, state).state
        }
        expect(limitOf(answers)).toBe(planLocations(moveFlow, answers).length)
        expect(state.returnTo).toBeUndefined()
      }),
    )
  })

  it('that is taken back leaves everything as it was', () => {
    fc.assert(
      fc.property(opened, ([{ move }, [step, page]]) => {
        const check = startFlow(moveFlow, move, { furthest: 'check' })
        const changing = changeStep(moveFlow, move, check, { step, page }).state
        const { status: _status, ...after } = goBack(moveFlow, move, changing).state
        const { status: _before, ...before } = check
        expect(after).toEqual(before)
      }),
    )
  })
})

/** The answers with one screen completed. */
function complete(move: Move, { step, page }: StepPosition<MoveStep>): Move {
  switch (step) {
    case 'home':
      return { ...move, home: { suburb: 'Fitzroy', postcode: null } }
    case 'dates':
      return { ...move, gap: false }
    case 'storage':
      return { ...move, storage: 'weeks' }
    case 'people':
      return page === 'everyone'
        ? { ...move, people: [{ id: 'r3', name: 'Ada' }] }
        : { ...move, people: updateRow(move.people, page ?? '', { name: 'Ada' }) }
    case 'items':
      return { ...move, piano: move.piano ?? false, stairs: move.stairs ?? 1, plants: false }
    default:
      return { ...move, doorCode: '1' }
  }
}

it('the order of the answers does not matter', () => {
  const answers: readonly Edit[] = [
    (move) => ({ ...move, home: { suburb: 'Fitzroy', postcode: '3065' } }),
    (move) => ({ ...move, gap: true }),
    (move) => ({ ...move, storage: 'weeks' }),
    (move) => ({ ...move, piano: true }),
    (move) => ({ ...move, stairs: 2 }),
    (move) => ({ ...move, plants: false }),
    (move) => ({ ...move, doorCode: '4711' }),
  ]
  const expected = planLocations(
    moveFlow,
    answers.reduce((move, change) => change(move), emptyMove),
  )
  fc.assert(
    fc.property(fc.shuffledSubarray([...answers], { minLength: answers.length }), (order) => {
      const move = order.reduce((now, change) => change(now), emptyMove)
      expect(planLocations(moveFlow, move)).toEqual(expected)
    }),
  )
})
