import type { Page } from '@playwright/test'

/**
 * Waits until the page has run its idle tasks, and a later request was answered: the page has then sent all
 * requests that it sends without input.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let turns = 0; turns < 3; turns += 1) {
      await new Promise((resolve) => {
        requestIdleCallback(resolve)
        // Chromium may delay the idle callbacks of a page that has nothing to draw.
        requestAnimationFrame(() => undefined)
      })
      await fetch('/robots.txt', { cache: 'no-store' })
    }
  })
}
