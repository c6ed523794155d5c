import { expect, type Page } from '@playwright/test'
import { line } from '../expectedSaveLines.ts'

const pending = new WeakMap<Page, Set<string>>()

/** Counts a page's pending requests. */
export function watchRequests(page: Page): void {
  const open = new Set<string>()
  pending.set(page, open)
  page.on('request', (request) => open.add(request.url()))
  page.on('requestfinished', (request) => open.delete(request.url()))
  page.on('requestfailed', (request) => open.delete(request.url()))
}

/** Matches a countdown in seconds, in the page's wording. */
const COUNTDOWN = /\bin \d+ seconds?\b/

/** Number of checks in a row without work and without a change of the page. */
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

/** A deferred save is followed by a transient line, which then disappears: so many waits are needed. */
const ROUNDS = 3

/**
 * Waits until the timers that are ahead have come, and those that they set. A page that polls always has one
 * more. A countdown does not end: its page is taken as it is.
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

/** Blurs the field or button that was used last, and waits until the page has loaded everything it will. */
export async function whenSteady(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && activeElement.matches('input, textarea, select, button'))
      activeElement.blur()
  })
  await untilUnchanged(page)
  await expect.poll(() => [...(pending.get(page) ?? [])], { timeout: 20_000 }).toEqual([])
  // The input is sent a moment later, and the page says so.
  await expect(line(page, 'sending')).toHaveCount(0)
  await untilTimersCame(page)
  await untilUnchanged(page)
}
