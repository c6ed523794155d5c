import type { Browser } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { fetchAsBrowser } from './fetchAsBrowser.ts'
import { type Figure, median } from './figures.ts'
import { measureRecalculation } from './measureRecalculation.ts'
import { measureResults } from './measureResults.ts'
import { html, serveFloors, withoutScripts } from './serveFloors.ts'
import { boundOf } from './targets.ts'
import { visitPage } from './visitPage.ts'

const FIRST_STEP = '/life-insurance-calculator/about-you'

/** The first step against the same document without scripts. */
async function measureFirstStep(browser: Browser, site: BrandSite, runs: number): Promise<readonly Figure[]> {
  const { body } = await fetchAsBrowser(site.port, FIRST_STEP)
  const floor = await serveFloors(new Map([['/', html(withoutScripts(body))]]))
  try {
    const still: number[] = []
    const own: number[] = []
    for (let run = 0; run < runs; run += 1) {
      still.push((await visitPage(browser, `${floor.url}/`)).largestPaint)
      own.push((await visitPage(browser, site.url + FIRST_STEP)).largestPaint)
    }
    return [
      {
        name: '4 LCP of the first step / static form',
        value: median(own) / median(still),
        unit: 'x',
        target: boundOf('firstStepPaint'),
        from: `${median(own).toFixed(0)} / ${median(still).toFixed(0)} ms, median of ${runs}`,
      },
    ]
  } finally {
    floor.close()
  }
}

/** Measures the app in Chromium: its first step, recalculation, results. */
export async function measureApp(
  browser: Browser,
  site: BrandSite,
  runs: number,
): Promise<readonly Figure[]> {
  return [
    ...(await measureFirstStep(browser, site, runs)),
    ...(await measureRecalculation(browser)),
    ...(await measureResults(browser, site.url)),
  ]
}
