import { calculate, expectInsurers, quotesFromNeeds } from '@coverkit/e2e/visitor'
import type { Browser } from '@playwright/test'
import { type Figure, median } from './figures.ts'
import { boundOf } from './targets.ts'

const RUNS = 3

/** From the last insurer's answer to its price on the screen. */
export async function measureResults(browser: Browser, site: string): Promise<readonly Figure[]> {
  const delays: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ baseURL: site, viewport: { width: 1280, height: 900 } })
    try {
      const page = await context.newPage()
      await page.addInitScript(() => {
        const shown: number[] = []
        Object.assign(globalThis, { shown })
        let items = 0
        const look = () => {
          const now = document.querySelectorAll('[aria-label="Quotes"] > *').length
          if (now > items) shown.push(performance.now())
          items = now
        }
        new MutationObserver(look).observe(document, { childList: true, subtree: true })
      })
      await calculate(page)
      await quotesFromNeeds(page)
      await expectInsurers(page)
      delays.push(
        await page.evaluate(() => {
          const answers = performance
            .getEntriesByType('resource')
            .filter((entry) => entry.name.endsWith('/quote/compare'))
            .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
          const shown = (globalThis as unknown as { shown: number[] }).shown
          return Math.max(...shown) - Math.max(...answers)
        }),
      )
    } finally {
      await context.close()
    }
  }
  return [
    {
      name: '13 Results shown after the last answer',
      value: median(delays),
      unit: 'ms',
      target: boundOf('results'),
      from: `median of ${RUNS}`,
    },
  ]
}
