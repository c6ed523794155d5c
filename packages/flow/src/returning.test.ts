import { describe, expect, it } from 'vitest'
import { defineFlow } from './defineFlow.ts'
import { goBack, startFlow, submitStep } from './flowState.ts'
import { fullMove, type Move, type MoveStep, moveFlow } from './houseMove.fixture.ts'
import type { FlowState, StepPosition } from './Place.ts'
import { changeStep, returningTo } from './returning.ts'
import { visitStep } from './visitStep.ts'

const atCheck = startFlow(moveFlow, fullMove, { furthest: 'check' })
const change = (to: StepPosition<MoveStep>, from: FlowState<MoveStep> = atCheck, answers: Move = fullMove) =>
  changeStep(moveFlow, answers, from, to).state
const submit = (answers: Move, state: FlowState<MoveStep>) => submitStep(moveFlow, answers, state).state
const back = (answers: Move, state: FlowState<MoveStep>) => goBack(moveFlow, answers, state).state
const position = ({ active, page }: FlowState<MoveStep>) =>
  page === undefined ? active : `${active}/${page}`

describe('a change from the check page', () => {
  it('opens the step and remembers the way back', () => {
    const state = change({ step: 'home' })
    expect(state.active).toBe('home')
    expect(state.returnTo).toEqual({ step: 'check', from: { step: 'home' }, reached: 'check' })
    expect(state.furthest).toBe('check')
  })

  it('Continue leads back, past the steps between, and the way back ends', () => {
    const state = submit(
      { ...fullMove, plants: true, piano: false },
      change({ step: 'items', page: 'plants' }),
    )
    expect(position(state)).toBe('check')
    expect(state.returnTo).toBeUndefined()
    expect(state.status.items).toBe('complete')
  })

  it('Back leads back at once', () => {
    const state = back(fullMove, change({ step: 'people', page: 'r1' }))
    expect(position(state)).toBe('check')
    expect(state.returnTo).toBeUndefined()
  })

  it('a question that the answers opened comes first, then the check page', () => {
    const noGap = { ...fullMove, gap: false, storage: null }
    const opened = submit({ ...noGap, gap: true }, change({ step: 'dates' }, atCheck, noGap))
    expect(position(opened)).toBe('storage')
    expect(opened.returnTo?.step).toBe('check')
    expect(position(submit(fullMove, opened))).toBe('check')
  })

  it('every opened question comes first, in order', () => {
    const answers = { ...fullMove, storage: null, stairs: null }
    const first = submit(answers, change({ step: 'dates' }))
    const second = submit({ ...answers, storage: 'weeks' }, first)
    expect([position(first), position(second)]).toEqual(['storage', 'items/stairs'])
    expect(position(submit(fullMove, second))).toBe('check')
  })

  it('Back from an opened question leads to the place before it, and Continue still to the check page', () => {
    const answers = { ...fullMove, storage: null }
    const opened = submit(answers, change({ step: 'dates' }))
    const before = back(answers, opened)
    expect(position(before)).toBe('dates')
    expect(before.returnTo?.step).toBe('check')
    expect(position(submit(fullMove, before))).toBe('check')
  })

  it('Back does not lead past an opened question', () => {
    const answers = { ...fullMove, storage: null }
    const dates = back(answers, submit(answers, change({ step: 'dates' })))
    expect(position(back(answers, dates))).toBe('home')
  })

  it('answers that do not parse stay', () => {
    const state = submit({ ...fullMove, gap: null }, change({ step: 'dates' }))
    expect(position(state)).toBe('dates')
    expect(state.returnTo?.step).toBe('check')
  })

  it('a change that leaves nothing to ask of its step leads back too', () => {
    const state = submit({ ...fullMove, gap: false }, change({ step: 'storage' }))
    expect(position(state)).toBe('check')
  })
})

describe('a change from the check page of a section', () => {
  const review = visitStep(moveFlow, fullMove, atCheck, 'items', 'review')

  it('leads back to that page', () => {
    const state = submit(fullMove, change({ step: 'items', page: 'piano' }, review))
    expect(position(state)).toBe('items/review')
  })

  it('asks the page that it opened first', () => {
    const without = { ...fullMove, piano: false, stairs: null }
    const here = visitStep(moveFlow, without, atCheck, 'items', 'review')
    const opened = submit(
      { ...without, piano: true },
      change({ step: 'items', page: 'piano' }, here, without),
    )
    expect(position(opened)).toBe('items/stairs')
    expect(position(submit(fullMove, opened))).toBe('items/review')
  })
})

describe('a change within a change', () => {
  const review = change({ step: 'items', page: 'review' })
  const piano = change({ step: 'items', page: 'piano' }, review)

  it('leads back to the inner place, then to the outer one', () => {
    const inner = submit(fullMove, piano)
    expect(position(inner)).toBe('items/review')
    const outer = submit(fullMove, inner)
    expect(position(outer)).toBe('check')
    expect(outer.returnTo).toBeUndefined()
  })

  it('leads Back through both at once', () => {
    const inner = back(fullMove, piano)
    expect([position(inner), position(back(fullMove, inner))]).toEqual(['items/review', 'check'])
  })

  it('waits at each of them for what the answers opened', () => {
    const light = { ...fullMove, piano: false, stairs: null }
    const here = change({ step: 'items', page: 'review' }, atCheck, light)
    const stairs = submit(
      { ...light, piano: true, storage: null },
      change({ step: 'items', page: 'piano' }, here, light),
    )
    const storage = submit({ ...fullMove, storage: null }, stairs)
    expect([position(stairs), position(storage)]).toEqual(['storage', 'storage'])
    const inner = submit(fullMove, storage)
    expect([position(inner), position(submit(fullMove, inner))]).toEqual(['items/review', 'check'])
  })

  it('leads to the outer place where the flow does not lead to the inner one', () => {
    const forged = {
      step: 'access',
      from: { step: 'items' },
      reached: 'check',
      outer: review.returnTo,
    } as const
    expect(position(submit(fullMove, { ...piano, returnTo: forged }))).toBe('check')
  })

  it('goes on to the outer place for who leaves the inner change by a link', () => {
    const strayed = visitStep(moveFlow, fullMove, piano, 'access')
    expect(strayed.returnTo).toEqual(review.returnTo)
    expect(position(submit(fullMove, strayed))).toBe('check')
  })

  it('names each step once, however often Change is pressed', () => {
    const pressed = ['piano', 'stairs', 'plants'].reduce((state, page) => {
      const atReview = visitStep(
        moveFlow,
        fullMove,
        change({ step: 'items', page }, state),
        'items',
        'review',
      )
      return change({ step: 'items', page }, atReview)
    }, review)
    expect(pressed.returnTo?.outer).toEqual(review.returnTo)
    expect(pressed.returnTo?.outer?.outer).toBeUndefined()
    const atTasks = visitStep(moveFlow, fullMove, pressed, 'tasks')
    const again = change({ step: 'items', page: 'review' }, atTasks)
    const steps = [again.returnTo, again.returnTo?.outer, again.returnTo?.outer?.outer].map(
      (way) => way?.step,
    )
    expect(new Set(steps).size).toBe(3)
    expect(again.returnTo?.outer?.outer?.outer).toBeUndefined()
  })
})

describe('a change from a page that is not complete itself', () => {
  const answers = { ...fullMove, plants: true }
  const review = visitStep(
    moveFlow,
    answers,
    startFlow(moveFlow, answers, { furthest: 'items' }),
    'items',
    'review',
  )
  const changing = change({ step: 'dates' }, review, answers)

  it('leads back by Back and by Continue', () => {
    expect(position(back(answers, changing))).toBe('items/review')
    expect(position(submit(answers, changing))).toBe('items/review')
  })
})

describe('a task list in front of its steps', () => {
  const tasks = visitStep(moveFlow, fullMove, atCheck, 'tasks')

  it('is where a finished step leads', () => {
    expect(position(submit(fullMove, change({ step: 'dates' }, tasks)))).toBe('tasks')
  })

  it('waits for the pages that the step opened', () => {
    const opened = submit({ ...fullMove, stairs: null }, change({ step: 'items', page: 'piano' }, tasks))
    expect(position(opened)).toBe('items/stairs')
    expect(position(back(fullMove, opened))).toBe('items/piano')
    expect(position(submit(fullMove, opened))).toBe('tasks')
  })

  it('waits for an opened question that is still not answered', () => {
    const opened = submit({ ...fullMove, storage: null }, change({ step: 'items', page: 'piano' }, tasks))
    expect(position(opened)).toBe('storage')
    expect(position(submit({ ...fullMove, storage: null }, opened))).toBe('storage')
    expect(position(submit(fullMove, opened))).toBe('tasks')
  })

  it('waits for every question that the change opened, wherever it is', () => {
    const answers = { ...fullMove, storage: null, doorCode: null }
    const first = submit(answers, change({ step: 'dates' }, tasks))
    const second = submit({ ...answers, storage: 'weeks' }, first)
    expect([position(first), position(second)]).toEqual(['storage', 'access'])
    expect(position(submit(fullMove, second))).toBe('tasks')
  })

  it('does not wait for tasks that were never finished', () => {
    const half = { ...fullMove, doorCode: null }
    const here = visitStep(moveFlow, half, startFlow(moveFlow, half, { furthest: 'check' }), 'tasks')
    expect(position(submit(half, change({ step: 'dates' }, here, half)))).toBe('tasks')
  })

  it('does not let go of a task that is shown and not finished', () => {
    const half = { ...fullMove, doorCode: null }
    const here = visitStep(moveFlow, half, startFlow(moveFlow, half, { furthest: 'check' }), 'tasks')
    const strayed = visitStep(moveFlow, half, change({ step: 'dates' }, here, half), 'access')
    expect(position(submit(half, strayed))).toBe('access')
  })

  it('waits for the changed step, when a question in front of it comes first', () => {
    const start = change({ step: 'items', page: 'piano' }, tasks)
    const first = submit({ ...fullMove, storage: null, stairs: null }, start)
    const second = submit({ ...fullMove, stairs: null }, first)
    expect([position(first), position(second)]).toEqual(['storage', 'items/stairs'])
    expect(position(submit(fullMove, second))).toBe('tasks')
  })
})

it('a task list waits for the changed step, though the visitor was never beyond it', () => {
  const half = { ...fullMove, doorCode: null }
  const tasks = visitStep(moveFlow, half, startFlow(moveFlow, half, { furthest: 'items' }), 'tasks')
  const start = change({ step: 'items', page: 'piano' }, tasks, half)
  const first = submit({ ...half, storage: null, stairs: null }, start)
  const second = submit({ ...half, stairs: null }, first)
  expect([position(first), position(second)]).toEqual(['storage', 'items/stairs'])
  expect(position(submit(half, second))).toBe('tasks')
})

describe('the way back', () => {
  it('ends where the visitor goes there, or beyond', () => {
    const open = change({ step: 'home' }, visitStep(moveFlow, fullMove, atCheck, 'items', 'review'))
    expect(visitStep(moveFlow, fullMove, open, 'items', 'review').returnTo).toBeUndefined()
    expect(visitStep(moveFlow, fullMove, open, 'check').returnTo).toBeUndefined()
    expect(visitStep(moveFlow, fullMove, open, 'dates').returnTo?.step).toBe('items')
  })

  it('is a step of the closed list: a stored one to any other is ignored', () => {
    const forged = {
      ...atCheck,
      active: 'home' as const,
      returnTo: { step: 'access', from: { step: 'home' }, reached: 'check' },
    } as const
    const state = submit(fullMove, forged)
    expect(position(state)).toBe('dates')
    expect(state.returnTo).toBeUndefined()
  })

  it('leads to the last page of the step when the page that it named is gone', () => {
    const state = { ...change({ step: 'home' }), returnTo: backTo('stairs') }
    expect(position(submit({ ...fullMove, piano: false }, state))).toBe('items/review')
  })

  it('is given up when its step left the plan', () => {
    const flow = defineFlow<{ readonly shown: boolean }, 'a' | 'b' | 'end'>({
      name: 'x',
      base: '/x',
      defaultStep: 'a',
      returning: returningTo('end'),
      steps: [
        { id: 'a', path: 'a' },
        { id: 'b', path: 'b' },
        { id: 'end', path: 'end', includedWhen: ({ shown }) => shown },
      ],
    })
    const shown = { shown: true }
    const open = changeStep(flow, shown, startFlow(flow, shown, { furthest: 'end' }), { step: 'a' }).state
    expect(submitStep(flow, { shown: false }, open)).toMatchObject({ done: false, to: 'b' })
  })

  it('is refused from steps that are not in the list, and for the place itself', () => {
    const dates = visitStep(moveFlow, fullMove, atCheck, 'dates')
    expect(() => change({ step: 'home' }, dates)).toThrow(
      'Flow "house-move" does not lead from "home" back to "dates".',
    )
    expect(() => change({ step: 'check' })).toThrow(RangeError)
  })

  it('names only steps of its flow', () => {
    const table = { name: 'x', base: '/x', defaultStep: 'a', steps: [{ id: 'a', path: 'a' }] } as const
    // @ts-expect-error: there is no step "z".
    expect(defineFlow<unknown, 'a'>({ ...table, returning: returningTo('z') }).returning).toBeDefined()
    expect(defineFlow({ ...table, returning: returningTo('a') }).returning).toBeDefined()
  })
})

function backTo(page: string) {
  return { step: 'items', page, from: { step: 'home' }, reached: 'check' } as const
}
