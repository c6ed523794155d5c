import type { Page } from '@playwright/test'
import { layoutFaults } from './layoutFaults.ts'
import { nameOf, openLooks } from './looks.ts'

/** From a small phone to a large screen. */
const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1920]

/**
 * Checks screens one after another, each at every width, as after turning a device or dragging a window:
 * nothing is reloaded. `found` are the faults so far, in words with the screen's address.
 */
export async function watchLayout(page: Page): Promise<{
  readonly found: readonly string[]
  look(page: Page): Promise<void>
}> {
  const look = await openLooks(page)
  const found: string[] = []
  return {
    found,
    async look() {
      const { pathname } = new URL(page.url())
      const before = page.viewportSize()
      for (const width of WIDTHS) {
        await look({ width })
        found.push(
          ...(await layoutFaults(page)).map((fault) => `${pathname} at ${nameOf({ width })}: ${fault}`),
        )
      }
      if (before) await page.setViewportSize(before)
    },
  }
}
