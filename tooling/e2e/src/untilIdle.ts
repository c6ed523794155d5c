import type { Page } from '@playwright/test'

/**
 * Waits until the page has done what it puts off until it is idle, and a request that it makes after that was answered:
 * whatever it was going to ask for without being touched, it has asked for.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    for (let turns = 0; turns < 3; turns += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve))
      await fetch('/robots.txt', { cache: 'no-store' })
    }
  })
}
