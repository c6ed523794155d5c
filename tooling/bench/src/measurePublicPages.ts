import { readFile } from 'node:fs/promises'
import type { Browser } from '@playwright/test'
import type { BrandSite } from './brandSites.ts'
import { buildRouterFloor } from './buildRouterFloor.ts'
import { facesOf, fetchAsBrowser } from './fetchAsBrowser.ts'
import { type Figure, median } from './figures.ts'
import { PAGE_TEMPLATES } from './pageTemplates.ts'
import { type FloorFile, html, serveFloors, withoutScripts } from './serveFloors.ts'
import { boundOf } from './targets.ts'
import { type Visit, visitPage } from './visitPage.ts'

const ROUTER_FLOOR = '/router-floor'
const BARE_PAGE = '/bare'
const BARE_FILE = new URL('floors/bare/index.html', import.meta.url)

interface Measured {
  readonly label: string
  readonly url: string
  /** The same document without scripts, on the floors' host. */
  readonly floorPath: string
  readonly document: string
  readonly site: BrandSite
}

const statusOf = (path: string) => (path === PAGE_TEMPLATES['not found'] ? 404 : 200)

async function pagesToMeasure([whole, ...others]: readonly BrandSite[]): Promise<readonly Measured[]> {
  const templates = Object.entries(PAGE_TEMPLATES).map(([name, path]) => ({
    label: name,
    path,
    site: whole,
  }))
  const homes = others.map((site) => ({ label: `home of ${site.name}`, path: '/', site }))
  return Promise.all(
    [...templates, ...homes].map(async ({ label, path, site }) => {
      if (!site) throw new Error('No site is built.')
      const { body } = await fetchAsBrowser(site.port, path, { status: statusOf(path) })
      return { label, url: site.url + path, floorPath: `/${site.name}${path}`, document: body, site }
    }),
  )
}

/** A page's fonts for the same page without scripts, which loads them from its own host. */
async function facesFor({ document, site }: Measured): Promise<readonly (readonly [string, FloorFile])[]> {
  return Promise.all(
    facesOf(document).map(async (path) => {
      const { content } = await fetchAsBrowser(site.port, path)
      return [path, { type: 'font/woff2', content }] as const
    }),
  )
}

const medians = (visits: readonly Visit[], key: keyof Visit) => median(visits.map((visit) => visit[key]))

interface Visits {
  readonly own: readonly Visit[]
  readonly floor: readonly Visit[]
  /** Visits of the bare page, alternating with those of a home page. */
  readonly bare: readonly Visit[]
}

/** Each visit against its neighbour, so that a slow moment of the machine affects both. */
const pairedRatio = (own: readonly Visit[], other: readonly Visit[]) =>
  median(own.map(({ largestPaint }, index) => largestPaint / (other[index]?.largestPaint ?? Number.NaN)))

const bareFigures = (label: string, { own, bare }: Visits): readonly Figure[] =>
  bare.length === 0
    ? []
    : [
        {
          name: `2 LCP of ${label} / bare page`,
          value: pairedRatio(own, bare),
          unit: 'x',
          target: boundOf('publicPaintToBare'),
          from: `${medians(own, 'largestPaint').toFixed(0)} / ${medians(bare, 'largestPaint').toFixed(0)} ms`,
        },
      ]

function figuresOf(label: string, visits: Visits, routerScript: number): readonly Figure[] {
  const { own, floor } = visits
  const ratio = (key: 'largestPaint' | 'firstPaint', name: string): Figure => ({
    name: `2 ${name} of ${label} / S`,
    value: medians(own, key) / medians(floor, key),
    unit: 'x',
    target: boundOf('publicPaint'),
    from: `${medians(own, key).toFixed(0)} / ${medians(floor, key).toFixed(0)} ms`,
  })
  const script = medians(own, 'script')
  return [
    ratio('largestPaint', 'LCP'),
    ratio('firstPaint', 'FCP'),
    ...bareFigures(label, visits),
    {
      name: `3 TBT of ${label} at 4x CPU`,
      value: medians(own, 'blocking'),
      unit: 'ms',
      target: boundOf('publicBlocking'),
      from: `S ${medians(floor, 'blocking').toFixed(0)} ms`,
    },
    {
      name: `3 Script time of ${label} / RR`,
      value: script / routerScript,
      unit: 'x',
      target: boundOf('publicScriptTime'),
      from: `${script.toFixed(1)} / ${routerScript.toFixed(1)} ms`,
    },
    {
      name: `8 CLS of ${label}`,
      value: Math.max(...own.map(({ shift }) => shift)),
      unit: '',
      target: boundOf('shift'),
    },
  ]
}

/** Every template of one brand and every brand's home, each against itself without scripts, on a phone. */
export async function measurePublicPages(
  browser: Browser,
  sites: readonly BrandSite[],
  runs: number,
): Promise<readonly Figure[]> {
  const pages = await pagesToMeasure(sites)
  const stills = pages.map(({ floorPath, document }) => [floorPath, html(withoutScripts(document))] as const)
  const faces = (await Promise.all(pages.map(facesFor))).flat()
  const floors = await serveFloors(
    new Map([
      ...stills,
      ...faces,
      [BARE_PAGE, html(await readFile(BARE_FILE, 'utf8'))],
      ...(await buildRouterFloor(ROUTER_FLOOR)),
    ]),
  )
  const visits = (url: string) => visitPage(browser, url)
  try {
    const router: Visit[] = []
    for (let run = 0; run < runs; run += 1) router.push(await visits(floors.url + ROUTER_FLOOR))
    const routerScript = medians(router, 'script')
    const figures: Figure[] = [
      { name: '  Script time of RR', value: routerScript, unit: 'ms' },
      { name: '  TBT of RR', value: medians(router, 'blocking'), unit: 'ms' },
    ]
    for (const { label, url, floorPath } of pages) {
      const own: Visit[] = []
      const floor: Visit[] = []
      const bare: Visit[] = []
      for (let run = 0; run < runs; run += 1) {
        floor.push(await visits(floors.url + floorPath))
        own.push(await visits(url))
        if (label.startsWith('home')) bare.push(await visits(floors.url + BARE_PAGE))
      }
      figures.push(...figuresOf(label, { own, floor, bare }, routerScript))
    }
    return figures
  } finally {
    floors.close()
  }
}
