import type { CDPSession, Page } from '@playwright/test'
import { withoutScripts } from '../serveFloors.ts'

const SLOWDOWN = 4
/** Time after which the effects of a step, such as its requests, have ended. */
export const SETTLED_MS = 400

/** Milliseconds from a press until a page with another heading was painted, or the first change of this one. */
export async function press(
  page: Page,
  processor: CDPSession,
  name: string,
  isFirstChange = false,
): Promise<number> {
  await page.waitForTimeout(SETTLED_MS)
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.evaluate((isFirstChange) => {
    const before = document.querySelector('h1')?.textContent
    const isSame = () => document.querySelector('h1')?.textContent === before
    const changes = new MutationObserver(() => Object.assign(globalThis, { isChanged: true }))
    Object.assign(globalThis, { painted: undefined, isChanged: false })
    const isWaiting = () => isSame() && !(isFirstChange && Reflect.get(globalThis, 'isChanged'))
    const look = (start: number) =>
      requestAnimationFrame(() => {
        if (isWaiting()) return look(start)
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => Object.assign(globalThis, { painted: performance.now() - start })
        port2.postMessage(0)
      })
    const start = ({ timeStamp }: Event) => {
      changes.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
      look(timeStamp)
    }
    addEventListener('click', start, { capture: true, once: true })
  }, isFirstChange)
  await page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .click()
  const painted = await page.waitForFunction(() => Reflect.get(globalThis, 'painted'))
  const ms = Number(await painted.jsonValue())
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return ms
}

export interface Still {
  readonly url: string
  readonly document: string
}

/** Milliseconds of the same press on a page without scripts, where it inserts the markup of the next page. */
export async function pressMarkup(page: Page, { url, document }: Still, name: string): Promise<number> {
  const next = await page.evaluate(() => ({
    title: window.document.title,
    main: window.document.querySelector('main')?.innerHTML ?? '',
  }))
  const still = await page.context().newPage()
  try {
    await still.route(url, (route) =>
      route.fulfill({ contentType: 'text/html', body: withoutScripts(document) }),
    )
    await still.goto(url, { waitUntil: 'load' })
    await still.evaluate(({ title, main }) => {
      const place = window.document.querySelector('main')
      window.document.querySelector('form')?.addEventListener('submit', (event) => {
        event.preventDefault()
        if (!place) return
        place.innerHTML = main
        window.document.title = title
        history.pushState(null, '')
        const heading = place.querySelector('h1')
        heading?.setAttribute('tabindex', '-1')
        heading?.focus()
      })
    }, next)
    return await press(still, await page.context().newCDPSession(still), name)
  } finally {
    await still.close()
    await page.bringToFront()
  }
}
