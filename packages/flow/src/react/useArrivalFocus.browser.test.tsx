import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, useLocation } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useArrivalFocus } from './useArrivalFocus.ts'

/** In milliseconds: a busy machine is slow, a broken program never finishes. */
const PATIENCE = { timeout: 20_000 }

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

function Page() {
  const { pathname } = useLocation()
  useArrivalFocus()
  return (
    <main>
      <h1>{pathname}</h1>
      <input aria-label="Your age" />
    </main>
  )
}

async function open() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/one'] })
  await act(async () => root.render(<RouterProvider router={router} />))
  return router
}

const heading = () => place.querySelector('h1')

it('leaves the first page alone, and focuses the heading of the next after it was painted', async () => {
  const router = await open()
  expect(document.activeElement).toBe(document.body)
  await act(async () => router.navigate('/two', { flushSync: true }))
  await vi.waitFor(() => expect(document.activeElement).toBe(heading()), PATIENCE)
  expect(heading()?.textContent).toBe('/two')
})

it('does not take the focus in the task of the navigation', async () => {
  const router = await open()
  const focused = vi.spyOn(HTMLElement.prototype, 'focus')
  await act(async () => router.navigate('/two', { flushSync: true }))
  expect(focused).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(focused).toHaveBeenCalledOnce(), PATIENCE)
  focused.mockRestore()
})

it('leaves the focus to a visitor who moved it before', async () => {
  const router = await open()
  await act(async () => router.navigate('/two', { flushSync: true }))
  const field = place.querySelector('input')
  field?.focus()
  const { port1, port2 } = new MessageChannel()
  const later = new Promise((resolve) => {
    port1.onmessage = resolve
  })
  await new Promise(requestAnimationFrame)
  port2.postMessage(null)
  await later
  expect(document.activeElement).toBe(field)
})
