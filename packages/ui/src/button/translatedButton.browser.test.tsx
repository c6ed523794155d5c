import { act, type ReactElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'

let place: HTMLElement
let root: Root

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
})

const draw = (element: ReactElement) => act(async () => root.render(element))

/** Puts an element in the place of each text, as browsers do that translate a page. */
function translate(element: Node): void {
  for (const child of [...element.childNodes]) {
    if (child instanceof Text) {
      const words = document.createElement('font')
      words.textContent = child.data
      child.replaceWith(words)
    } else translate(child)
  }
}

it('gets busy, says so, and gets ready again in a page that is translated', async () => {
  const texts = (busy: boolean) => (
    <Button busy={busy} busyLabel="Sending">
      Send {2} documents <b>now</b>
    </Button>
  )
  await draw(texts(false))
  translate(place)
  await draw(texts(true))
  expect(place.textContent).toBe('Sending')
  expect(place.querySelector('svg, [aria-hidden]')).not.toBeNull()
  translate(place)
  await draw(texts(false))
  expect(place.textContent).toBe('Send 2 documents now')
})

it('shows other words in a page that is translated', async () => {
  await draw(
    <Button>
      {'Show'} {1} more
    </Button>,
  )
  translate(place)
  await draw(
    <Button>
      {'Show'} {2} more
    </Button>,
  )
  expect(place.textContent).toBe('Show 2 more')
})
