import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startFlow } from '../flowState.ts'
import { fullMove, type MoveStep, moveFlow } from '../houseMove.fixture.ts'
import type { FlowState } from '../Place.ts'
import { useFlowNavigation } from './useFlowNavigation.ts'

let place: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

/** A draft at the end of its flow, on whose first page no guard has run yet. */
const source = () => {
  let state: FlowState<MoveStep> = startFlow(moveFlow, fullMove, { furthest: 'check' })
  return {
    ready: () => new Promise<void>(() => undefined),
    read: () => ({ answers: fullMove, state }),
    write(next: FlowState<MoveStep>) {
      state = next
    },
  }
}

it.each([
  ['Continue', '/house-move/tasks', '/house-move/home'],
  ['Continue', '/house-move/check', '/prices'],
  ['Back', '/house-move/home', '/house-move/tasks'],
])('%s goes on from the page that is shown: %s', async (name, from, to) => {
  const draft = source()
  function Screen() {
    const { advance, back } = useFlowNavigation(moveFlow, draft)
    return (
      <>
        <button type="button" onClick={() => advance('/prices')}>
          Continue
        </button>
        <button type="button" onClick={back}>
          Back
        </button>
      </>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Screen /> }], { initialEntries: [from] })
  await act(async () => root.render(<RouterProvider router={router} />))
  const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  await act(async () => button?.click())
  expect(router.state.location.pathname).toBe(to)
})
