import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { accessibilityViolations } from './accessibilityViolations.ts'
import { type Trouble, watchTrouble } from './trouble.ts'

/** Every test fails on a script error, a console error or a policy violation that it did not expect. */
export const test = base.extend<{ trouble: Trouble; routesEnd: undefined }>({
  routesEnd: [
    async ({ browser, context: _context }, use) => {
      await use(undefined)
      await endRoutes(browser)
    },
    { auto: true },
  ],
  trouble: [
    async ({ browser, context }, use) => {
      const { trouble, missing, faults, stop } = watchTrouble(browser, context)
      await use(trouble)
      // The browser tells of an answer after the page may have shown it.
      await expect.poll(missing).toEqual([])
      stop()
      expect(faults()).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Removes the routes first: one that is still running while its pages close would fail. */
async function endRoutes(browser: Browser): Promise<void> {
  for (const context of browser.contexts()) {
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}

/** The page has no accessibility violation that axe can find. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([])
}

/** Nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
