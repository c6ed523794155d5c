import { describe, expect, it } from 'vitest'
import { startFlow, submitStep } from '../flowState.ts'
import { fullMove, moveFlow } from '../houseMove.fixture.ts'
import { atShownStep } from './atShownStep.ts'

describe('the step that is shown', () => {
  const stored = startFlow(moveFlow, fullMove, { furthest: 'check' })

  it('is what Continue goes on from, though the stored draft names another', () => {
    expect(submitStep(moveFlow, fullMove, stored)).toMatchObject({ done: true })
    const shown = atShownStep(moveFlow, { answers: fullMove, state: stored }, '/house-move/tasks')
    expect(submitStep(moveFlow, fullMove, shown)).toMatchObject({ done: false, to: 'home' })
  })

  it('has the page of the address', () => {
    expect(
      atShownStep(moveFlow, { answers: fullMove, state: stored }, '/house-move/items/piano'),
    ).toMatchObject({
      active: 'items',
      page: 'piano',
    })
  })

  it.each(['/house-move/check', '/house-move/booked', '/house-move', '/trucks/tasks', '/house-moves/tasks'])(
    'is the stored one at %s',
    (pathname) => {
      expect(atShownStep(moveFlow, { answers: fullMove, state: stored }, pathname)).toBe(stored)
    },
  )
})
