import type { Frame, Page } from '@playwright/test'
import { places } from './places.ts'

/** Attributes of a bare frame, as the SDK's README gives them. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

export interface Framing {
  /** The address in the frame. */
  readonly src: string
  /** The origin of the page around it; the listed partner's when absent. */
  readonly origin?: string
  /** The page's reply to `ready`, such as a partner's `init`. */
  readonly init?: object
}

/** Opens a page of another site with one frame in it. It collects every message and replies as configured. */
export async function openFraming(
  page: Page,
  { src, origin = places.partner, init }: Framing,
): Promise<void> {
  await page.goto(`${origin}/empty`)
  await page.evaluate((answer) => {
    const received: unknown[] = []
    Reflect.set(window, 'received', received)
    addEventListener('message', ({ data, source, origin }) => {
      received.push(data)
      if (answer && data.type === 'ready') source?.postMessage(answer, { targetOrigin: origin })
    })
  }, init)
  await showFrame(page, src)
}

/** Replaces the frame by a new one and waits until its document has loaded. */
export async function showFrame(page: Page, src: string): Promise<void> {
  await page.evaluate(
    ({ src, sandbox }) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe')
        frame.title = 'Insurance'
        frame.setAttribute('sandbox', sandbox)
        frame.setAttribute('referrerpolicy', 'strict-origin')
        frame.style.cssText = 'width: 900px; height: 700px; border: 0'
        frame.addEventListener('load', () => resolve(), { once: true })
        frame.src = src
        document.querySelector('iframe')?.remove()
        document.body.append(frame)
      }),
    { src, sandbox: SANDBOX },
  )
}

/** The document in the frame. */
export function framed(page: Page): Frame {
  const [frame] = page.mainFrame().childFrames()
  if (!frame) throw new Error('The page has no frame')
  return frame
}

/** Returns the messages that the frame has sent to the page around it. */
export function received(page: Page): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return page.evaluate(() => Reflect.get(window, 'received'))
}

export async function post(page: Page, message: unknown): Promise<void> {
  await page.evaluate(
    ({ message, origin }) => document.querySelector('iframe')?.contentWindow?.postMessage(message, origin),
    { message, origin: places.embed },
  )
}

/** Requests that reach the backend from now on. */
export function watchBackend(page: Page): readonly string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(places.api)) urls.push(request.url())
  })
  return urls
}

/** Events of the frame's `dataLayer`. */
export function counted(frame: Frame): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return frame.evaluate(() => Reflect.get(window, 'dataLayer') ?? [])
}
