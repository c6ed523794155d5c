import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrandSite } from './brandSites.ts'
import { startChromium } from './chromiumProcess.ts'
import { fetchAsBrowser } from './fetchAsBrowser.ts'
import { type Figure, median } from './figures.ts'
import { CATEGORIES, type Category, lighthouseScores, type Scores } from './lighthouseScores.ts'
import { type JudgedPage, lighthouseTable } from './lighthouseTable.ts'
import { boundOf } from './targets.ts'

const TABLE = join(import.meta.dirname, '..', '..', '..', 'docs', 'lighthouse.md')
/** Screen size at which the brands that are not judged in full are tested. */
const THREE_PATHS = ['/', '/who-we-are', '/client-quote/select-covers']
/** Pages that visitors are sent to and search engines are told to leave out. */
const UNLISTED = ['/login', '/sign-up', '/reset-password', '/appointment-request', '/contact-request']

/** Every page in a site's sitemap, and the unlisted ones; the page itself says whether it is indexed. */
async function allPaths({ port }: BrandSite): Promise<readonly string[]> {
  const { body } = await fetchAsBrowser(port, '/sitemap.xml')
  const listed = [...body.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  return [...new Set([...listed, ...UNLISTED])]
}

/** One run in a browser of its own. On a busy machine Lighthouse now and then records nothing, and says so. */
async function judgeOnce(url: string, triesLeft = 2): Promise<Scores> {
  const browser = await startChromium()
  try {
    return await lighthouseScores(url, browser.port)
  } catch (error) {
    if (triesLeft === 0) throw error
  } finally {
    await browser.stop()
  }
  return judgeOnce(url, triesLeft - 1)
}

async function judge(site: BrandSite, path: string, runs: number): Promise<JudgedPage> {
  const all: Scores[] = []
  for (let run = 0; run < runs; run += 1) all.push(await judgeOnce(site.url + path))
  const scoreOf = (category: Category) => median(all.map(({ scores }) => scores[category]))
  const scores = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  }
  return {
    site: site.name,
    path,
    scores,
    failed: [...new Set(all.flatMap(({ failed }) => failed))],
    version: [...new Set(all.map(({ version }) => version))].join(', '),
  }
}

/** A page that search engines leave out on purpose loses points for that. */
const isIndexed = async ({ port }: BrandSite, path: string) =>
  !(await fetchAsBrowser(port, path)).body.includes('<meta name="robots" content="noindex">')

async function figuresOf(site: BrandSite, page: JudgedPage): Promise<readonly Figure[]> {
  const indexed = await isIndexed(site, page.path)
  return CATEGORIES.map((category) => ({
    name: `15 ${category} of ${page.site} ${page.path}`,
    value: page.scores[category],
    unit: 'points',
    ...(category === 'seo' && !indexed ? {} : { target: boundOf('lighthouse') }),
    from: page.scores[category] < 100 ? page.failed.join(', ') : '',
  }))
}

/** Judges every public page of one brand and three of each other, and writes the table of the documentation. */
export async function measureLighthouse(
  sites: readonly BrandSite[],
  runs: number,
): Promise<readonly Figure[]> {
  const [whole] = sites
  const pages: JudgedPage[] = []
  const figures: Figure[] = []
  for (const site of sites) {
    for (const path of site === whole ? await allPaths(site) : THREE_PATHS) {
      const page = await judge(site, path, runs)
      pages.push(page)
      figures.push(...(await figuresOf(site, page)))
    }
  }
  await writeFile(TABLE, lighthouseTable({ pages, runs, date: new Date() }))
  return figures
}
