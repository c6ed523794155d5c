import type { Browser } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import type { Figure } from './figures.ts'
import { startShapedProxy } from './shapedProxy.ts'
import { PHONE } from './visitPage.ts'

const KIB = 1024
const UNCOUNTED = ['/favicon.svg', '/speculation.json']

/** Measures the loads of a landing page until it is idle, prefetched pages included. */
async function measureOne(browser: Browser, site: BrandSite): Promise<readonly Figure[]> {
  const proxy = await startShapedProxy(site)
  const context = await browser.newContext({ viewport: PHONE.viewport })
  const foreign: string[] = []
  context.on('request', (requested) => {
    if (!requested.url().startsWith(proxy.url)) foreign.push(requested.url())
  })
  try {
    const page = await context.newPage()
    await page.goto(`${proxy.url}/`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(2_500)
    const counted = proxy.carried.filter(({ path }) => !UNCOUNTED.includes(path))
    return [
      {
        name: `10 Requests of ${site.name}'s landing`,
        value: counted.length,
        unit: '',
        target: { atMost: 4 },
        from: counted.map(({ path, bytes }) => `${path} ${(bytes / KIB).toFixed(1)}`).join(', '),
      },
      {
        name: `10 Bytes of ${site.name}'s landing`,
        value: proxy.carried.reduce((total, { bytes }) => total + bytes, 0) / KIB,
        unit: 'KiB',
        target: { atMost: 60 },
      },
      {
        name: `10 Requests of ${site.name}'s landing to other hosts`,
        value: foreign.length,
        unit: '',
        target: { atMost: 0 },
        from: foreign.join(', '),
      },
    ]
  } finally {
    await context.close()
    proxy.close()
  }
}

export async function measureLandings(
  browser: Browser,
  sites: readonly BrandSite[],
): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const site of sites) figures.push(...(await measureOne(browser, site)))
  return figures
}
