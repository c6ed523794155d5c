import type { Browser } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { facesOf, fetchAsBrowser } from './fetchAsBrowser.ts'
import { type Figure, median } from './figures.ts'
import { boundOf } from './targets.ts'
import { type Visit, visitPage } from './visitPage.ts'

const KIB = 1024
const FACES = ['*.woff2']

const largestShift = (visits: readonly Visit[]) => Math.max(...visits.map(({ shift }) => shift))

async function faceBytes({ port }: BrandSite): Promise<number> {
  const { body } = await fetchAsBrowser(port, '/')
  const files = await Promise.all(facesOf(body).map((path) => fetchAsBrowser(port, path)))
  return files.reduce((total, { bytes }) => total + bytes, 0)
}

/** Measures each brand's fonts, and its home page with them against itself without them, on a phone. */
export async function measureFaces(
  browser: Browser,
  sites: readonly BrandSite[],
  runs: number,
): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const site of sites) {
    const having: Visit[] = []
    const lacking: Visit[] = []
    for (let run = 0; run < runs; run += 1) {
      having.push(await visitPage(browser, site.url))
      lacking.push(await visitPage(browser, site.url, FACES))
    }
    const paint = (visits: readonly Visit[]) => median(visits.map(({ largestPaint }) => largestPaint))
    figures.push(
      {
        name: `9 Faces of ${site.name}`,
        value: (await faceBytes(site)) / KIB,
        unit: 'KiB',
        target: boundOf('faces'),
      },
      {
        name: `9 LCP of ${site.name} with faces / without`,
        value: paint(having) / paint(lacking),
        unit: 'x',
        target: boundOf('facesPaint'),
        from: `${paint(having).toFixed(0)} / ${paint(lacking).toFixed(0)} ms`,
      },
      {
        name: `9 CLS of ${site.name} with faces, and without`,
        value: Math.max(largestShift(having), largestShift(lacking)),
        unit: '',
        target: boundOf('shift'),
        from: `${largestShift(having)} / ${largestShift(lacking)}`,
      },
    )
  }
  return figures
}
