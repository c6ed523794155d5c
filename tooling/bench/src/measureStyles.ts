import type { Browser } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { brotliBytes } from './brotliBytes.ts'
import { fetchAsBrowser, scriptBytes } from './fetchAsBrowser.ts'
import type { Figure } from './figures.ts'
import { PAGE_TEMPLATES } from './pageTemplates.ts'
import { boundOf } from './targets.ts'
import { PHONE } from './visitPage.ts'

const KIB = 1024
const DESKTOP = { width: 1280, height: 900 }

/** How much of a page's css no element uses, at phone and desktop width, in light and dark, and in print. */
async function unusedShare(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage({ viewport: PHONE.viewport })
  try {
    await page.coverage.startCSSCoverage()
    await page.goto(url, { waitUntil: 'load' })
    await page.setViewportSize(DESKTOP)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.waitForTimeout(200)
    await page.emulateMedia({ media: 'print' })
    await page.waitForTimeout(200)
    const sheets = await page.coverage.stopCSSCoverage()
    const total = sheets.reduce((sum, { text = '' }) => sum + text.length, 0)
    const used = sheets.flatMap(({ ranges }) => ranges).reduce((sum, { start, end }) => sum + end - start, 0)
    return total === 0 ? 0 : 1 - used / total
  } finally {
    await page.close()
  }
}

const FACES = /[^"'() ]+\.(?:woff2?|ttf|otf)\b/g

/** Scripts, css and fonts of every template of one brand and of every brand's home. */
export async function measureStyles(
  browser: Browser,
  sites: readonly BrandSite[],
): Promise<readonly Figure[]> {
  const [whole, ...others] = sites
  if (!whole) return []
  const templates = Object.entries(PAGE_TEMPLATES).map(([label, path]) => ({ label, path, site: whole }))
  const homes = others.map((site) => ({ label: `home of ${site.name}`, path: '/', site }))
  const figures: Figure[] = []
  for (const { label, path, site } of [...templates, ...homes]) {
    const status = path === PAGE_TEMPLATES['not found'] ? 404 : 200
    const { body, bytes } = await fetchAsBrowser(site.port, path, { status })
    const css = [...body.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('')
    figures.push(
      {
        name: `1 Scripts of ${label}`,
        value: (await scriptBytes(site.port, body)) / KIB,
        unit: 'KiB br',
        target: boundOf('publicScripts'),
        from: `HTML with its css ${(bytes / KIB).toFixed(1)} KiB br`,
      },
      { name: `9 Css of ${label}`, value: brotliBytes(css) / KIB, unit: 'KiB br', target: boundOf('css') },
      {
        name: `9 Css of ${label}, unused`,
        value: 100 * (await unusedShare(browser, site.url + path)),
        unit: '%',
        target: boundOf('unusedCss'),
      },
      {
        name: `9 Faces that ${label} names`,
        value: new Set(body.match(FACES)).size,
        unit: 'files',
        target: boundOf('facesOfPage'),
      },
    )
  }
  return figures
}
