import { describe, expect, it } from 'vitest'
import { defineFlow } from './defineFlow.ts'
import { emptyTrip, fullTrip, tripFlow } from './flow.fixture.ts'
import { flowProgress } from './flowProgress.ts'
import { startFlow, submitStep } from './flowState.ts'
import { emptyMove, fullMove, type Move, type MoveStep, moveFlow } from './houseMove.fixture.ts'
import { pagesWithin } from './pagesWithin.ts'
import { visitStep } from './visitStep.ts'

const progressAt = (move: Move, step: MoveStep, page?: string) =>
  flowProgress(
    moveFlow,
    move,
    visitStep(moveFlow, move, startFlow(moveFlow, move, { furthest: 'check' }), step, page),
  )

describe('flowProgress', () => {
  it('counts a step once and shows its pages inside', () => {
    const { position, total, steps } = progressAt({ ...fullMove, stairs: null }, 'items', 'stairs')
    expect([position, total]).toEqual([6, 8])
    expect(steps.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'tasks complete',
      'home complete',
      'dates complete',
      'storage complete',
      'people complete',
      'items current',
      'access empty',
      'check empty',
    ])
    expect(steps[5]?.pages).toEqual([
      { id: 'piano', status: 'complete' },
      { id: 'stairs', status: 'current' },
      { id: 'plants', status: 'empty' },
      { id: 'review', status: 'empty' },
    ])
    expect(steps[4]?.pages.map(({ id }) => id)).toEqual(['everyone', 'r1', 'r2'])
    expect(steps[0]?.pages).toEqual([])
  })

  it('does not move back when answers open pages or rows are added', () => {
    const few = { ...fullMove, piano: false, stairs: null, people: [{ id: 'r1', name: 'Ada' }] }
    const many = { ...fullMove, people: [...fullMove.people, { id: 'r3', name: 'Alan' }] }
    const [before, after] = [progressAt(few, 'items', 'plants'), progressAt(many, 'items', 'plants')]
    expect([before.position, before.total]).toEqual([after.position, after.total])
  })

  it('leaves out steps that are not asked', () => {
    const { position, total, steps } = progressAt({ ...fullMove, gap: false }, 'people', 'r1')
    expect([position, total]).toEqual([4, 7])
    expect(steps.map(({ id }) => id)).not.toContain('storage')
  })

  it('tells pages of one name in two steps apart', () => {
    const pages = pagesWithin(() => [{ id: 'same', complete: true }])
    const flow = defineFlow<unknown, 'a' | 'b'>({
      name: 'x',
      base: '/x',
      defaultStep: 'a',
      steps: [
        { id: 'a', path: 'a', pages },
        { id: 'b', path: 'b', pages },
      ],
    })
    const { steps } = flowProgress(flow, null, startFlow(flow, null, { furthest: 'b' }))
    expect(steps.map((step) => step.pages[0]?.status)).toEqual(['complete', 'current'])
  })

  it('says 0 while the step shown is none of the plan', () => {
    const state = visitStep(tripFlow, fullTrip, startFlow(tripFlow, fullTrip), 'car')
    expect(flowProgress(tripFlow, { ...fullTrip, drives: false }, state).position).toBe(0)
  })

  it('follows a flow without pages', () => {
    const named = { ...emptyTrip, name: 'Ada' }
    const { state } = submitStep(tripFlow, named, startFlow(tripFlow, emptyTrip))
    expect(flowProgress(tripFlow, named, state)).toEqual({
      position: 2,
      total: 3,
      steps: [
        { id: 'who', status: 'complete', pages: [] },
        { id: 'travel', status: 'current', pages: [] },
        { id: 'agree', status: 'empty', pages: [] },
      ],
    })
  })

  it('starts at the first step', () => {
    expect(flowProgress(moveFlow, emptyMove, startFlow(moveFlow, emptyMove))).toMatchObject({
      position: 1,
      total: 7,
    })
  })
})
