import { expect, vi } from 'vitest'
import type { CoverkitEmbedElement } from './element.ts'
import type { EmbedEvent } from './embed/EmbedEvent.ts'
import type { InitMessage } from './protocol.ts'

/** The test page is the partner; the frame has an origin of its own, served by the same process. */
export const HOST = `http://embed.localhost:${location.port}`
export const FRAME_PATH = new URL('./frame.fixture.html', import.meta.url).pathname

/** Generous, since nothing is timed here: a busy machine loads a frame late. */
const PATIENCE_MS = 30_000

/** The frame's address with the origins that it allows. */
export const pathAllowing = (...origins: readonly string[]) =>
  `${FRAME_PATH}?${new URLSearchParams(origins.map((origin) => ['allow', origin]))}`

export interface FrameState {
  readonly received: readonly { readonly init: InitMessage; readonly origin: string }[]
  readonly referrer: string
  readonly address: string
  readonly title: string
  readonly text: string
}

export function frameIn(element: Element): HTMLIFrameElement {
  const frame = element.shadowRoot?.querySelector('iframe')
  if (!frame) throw new Error('No frame yet')
  return frame
}

/** Sends a message to the fixture's frame, outside the protocol. */
export function request(element: Element, message: object): void {
  bareFrame(element).contentWindow?.postMessage(message, HOST)
}

const bareFrame = (element: Element): HTMLIFrameElement =>
  element instanceof HTMLIFrameElement ? element : frameIn(element)

/** Resolves with the state of an element's frame or of a bare frame, after its load if it is still loading. */
export function stateOf(element: Element): Promise<FrameState> {
  return new Promise((resolve) => {
    const onMessage = ({ data }: MessageEvent) => {
      if (data?.test !== 'state') return
      removeEventListener('message', onMessage)
      resolve(data.state)
    }
    addEventListener('message', onMessage)
    const state = { test: 'state' }
    // A frame that is still loading misses the first request.
    bareFrame(element).addEventListener('load', () => request(element, state), { once: true })
    request(element, state)
  })
}

/** Inserts an element into the page and records its events. */
export function put(attributes: Readonly<Record<string, string>> = {}) {
  const element = document.createElement('coverkit-embed') as CoverkitEmbedElement
  const given = { host: HOST, path: pathAllowing(location.origin), ...attributes }
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value)
  const events = eventsOf(element)
  document.body.append(element)
  return { element, events }
}

export function eventsOf(element: EventTarget): EmbedEvent[] {
  const events: EmbedEvent[] = []
  element.addEventListener('coverkit', (event) => {
    if (event instanceof CustomEvent) events.push(event.detail)
  })
  return events
}

/** Resolves with the link that replaces a silent frame. */
export function untilRefused(element: Element): Promise<HTMLAnchorElement> {
  return vi.waitFor(() => {
    const link = element.shadowRoot?.querySelector<HTMLAnchorElement>('[part=fallback] a')
    if (!link) throw new Error('No link yet')
    return link
  }, PATIENCE_MS)
}

export async function untilShown(element: Element): Promise<void> {
  await vi.waitFor(
    () => expect(element.shadowRoot?.querySelector('.box')?.className).toBe('box shown'),
    PATIENCE_MS,
  )
}
