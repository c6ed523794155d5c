import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { accessibilityViolations } from './accessibilityViolations.ts'

export interface Trouble {
  /** Errors of scripts and of the console, and violations of the content security policy, as they happened. */
  readonly seen: string[]
  /** Expected troubles of this test; anything else fails it. */
  allow(pattern: RegExp): void
}

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
    async ({ page }, use) => {
      const seen: string[] = []
      const allowed: RegExp[] = []
      watch(page, seen)
      await use({ seen, allow: (pattern) => allowed.push(pattern) })
      expect(seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
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

function watch(page: Page, seen: string[]): void {
  page.on('pageerror', (error) => seen.push(`script: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()}`)
  })
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
