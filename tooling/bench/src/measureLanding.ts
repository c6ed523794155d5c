import type { Browser } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import type { Figure } from './figures.ts'
import { startShapedProxy } from './shapedProxy.ts'
import { boundOf } from './targets.ts'
import { PHONE } from './visitPage.ts'

const KIB = 1024
const UNCOUNTED = ['/favicon.svg', '/speculation.json']

const bytesOf = (carried: readonly { readonly bytes: number }[]): number =>
  carried.reduce((total, { bytes }) => total + bytes, 0)

/** Measures the loads of a landing page until it is idle; those of pages that it fetches ahead stand apart. */
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
    const ahead = proxy.carried.filter(({ isPrefetched }) => isPrefetched)
    const counted = proxy.carried.filter((one) => !one.isPrefetched && !UNCOUNTED.includes(one.path))
    return [
      {
        name: `10 Requests of ${site.name}'s landing`,
        value: counted.length,
        unit: '',
        target: boundOf('landingRequests'),
        from: counted.map(({ path, bytes }) => `${path} ${(bytes / KIB).toFixed(1)}`).join(', '),
      },
      {
        name: `10 Bytes of ${site.name}'s landing`,
        value: bytesOf(counted) / KIB,
        unit: 'KiB',
        target: boundOf('landingBytes'),
      },
      {
        name: `10 Bytes of ${site.name}'s landing without faces`,
        value: bytesOf(counted.filter(({ path }) => !path.endsWith('.woff2'))) / KIB,
        unit: 'KiB',
        target: boundOf('landingBytesWithoutFaces'),
      },
      {
        name: `  Fetched ahead by ${site.name}'s landing`,
        value: bytesOf(ahead) / KIB,
        unit: 'KiB',
        from: ahead.map(({ path }) => path).join(', '),
      },
      {
        name: `10 Requests of ${site.name}'s landing to other hosts`,
        value: foreign.length,
        unit: '',
        target: boundOf('otherHosts'),
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
