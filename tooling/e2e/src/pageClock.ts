import type { Page } from '@playwright/test'

/** Advances the page's clock second by second, with a moment of real time for calls in flight. */
export async function runFor(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    await page.clock.runFor(1_000)
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = resolve
          port2.postMessage(null)
        }),
    )
  }
}

/** Stops the page's clock except in `runFor`, however long this machine takes. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_000)
}
