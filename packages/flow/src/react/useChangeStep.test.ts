import { expect, it } from 'vitest'
import { startFlow, submitStep } from '../flowState.ts'
import { fullMove, type MoveStep, moveFlow } from '../houseMove.fixture.ts'
import type { FlowState } from '../Place.ts'
import { openChange } from './useChangeStep.ts'

function source() {
  let state: FlowState<MoveStep> = startFlow(moveFlow, fullMove, { furthest: 'check' })
  return {
    ready: async () => undefined,
    read: () => ({ answers: fullMove, state }),
    write(next: FlowState<MoveStep>) {
      state = next
    },
  }
}

it('opens a page and keeps the way back in the source', () => {
  const page = source()
  expect(openChange(moveFlow, page, { step: 'people', page: 'r2' })).toBe('/house-move/people/r2')
  const { state } = page.read()
  expect([state.active, state.page, state.returnTo?.step]).toEqual(['people', 'r2', 'check'])
  expect(submitStep(moveFlow, fullMove, state)).toMatchObject({ done: false, to: 'check' })
})

it('changes nothing where the flow does not lead back', () => {
  const page = source()
  const before = page.read().state
  expect(() => openChange(moveFlow, page, { step: 'check' })).toThrow(RangeError)
  expect(page.read().state).toBe(before)
})
