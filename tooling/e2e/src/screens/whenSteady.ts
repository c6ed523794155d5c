import { expect, type Page } from '@playwright/test'
import { line } from '../expectedSaveLines.ts'

const pending = new WeakMap<Page, Set<string>>()

/** Counts what a page has requested and not got yet. */
export function watchRequests(page: Page): void {
  const open = new Set<string>()
  pending.set(page, open)
  page.on('request', (request) => open.add(request.url()))
  page.on('requestfinished', (request) => open.delete(request.url()))
  page.on('requestfailed', (request) => open.delete(request.url()))
}

/** What counts seconds, as the page says it. */
const COUNTDOWN = /\bin \d+ seconds?\b/

/** Moments without work in a row, with nothing changed on the page between them. */
const QUIET = 3
const MOST_MOMENTS = 300

const untilUnchanged = (page: Page): Promise<void> =>
  page.evaluate(
    async ({ quiet, most }) => {
      const seen: MutationRecord[] = []
      const observer = new MutationObserver((records) => seen.push(...records))
      const everything = { subtree: true, childList: true, characterData: true, attributes: true }
      observer.observe(document, everything)
      const moment = async () => {
        seen.length = 0
        await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
        await new Promise((resolve) => requestAnimationFrame(resolve))
        return seen.length === 0
      }
      const last: boolean[] = []
      while (!(last.length >= quiet && last.slice(-quiet).every(Boolean))) {
        last.push(await moment())
        const [first] = seen
        if (last.length > most)
          throw new Error(
            `The page does not rest: ${first?.type} of ${first?.target.nodeName} ${first?.attributeName}`,
          )
      }
      observer.disconnect()
      await document.fonts.ready
    },
    { quiet: QUIET, most: MOST_MOMENTS },
  )

/** A save that was put off is followed by a line that passes, and that by nothing: so many times to wait. */
const ROUNDS = 3

/**
 * Waits until the timers that are ahead have come, and those that they set. A page that looks again and again always has one
 * more. A countdown is never over: its page is taken as it is.
 */
async function untilTimersCame(page: Page): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    if (await page.getByText(COUNTDOWN).first().isVisible()) return
    const ahead = await page.evaluate(() => [...globalThis.timersAhead])
    const left = () =>
      page.evaluate((ids) => ids.filter((id) => globalThis.timersAhead.has(id)).length, ahead)
    await expect.poll(left, { timeout: 20_000 }).toBe(0)
  }
}

/** Leaves the field or button that was used last, and waits until the page has all that it was going to get by itself. */
export async function whenSteady(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea, select, button'))
      activeElement.blur()
  })
  await untilUnchanged(page)
  await expect.poll(() => [...(pending.get(page) ?? [])], { timeout: 20_000 }).toEqual([])
  // What was typed is sent a moment later, and the page says so.
  await expect(line(page, 'sending')).toHaveCount(0)
  await untilTimersCame(page)
  await untilUnchanged(page)
}
