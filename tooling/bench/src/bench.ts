import '@coverkit/sandbox/refuse-local-names'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Local, startLocal } from '@coverkit/serve'
import type { Browser } from '@playwright/test'
import { type BrandSite, brandSites } from './brandSites.ts'
import { type Figure, meets, printFigures } from './figures.ts'
import { launchBrowser } from './launchBrowser.ts'
import { measureAccount } from './measureAccount.ts'
import { measureApp } from './measureApp.ts'
import { measureBytes } from './measureBytes.ts'
import { measureComparison } from './measureComparison.ts'
import { measureFaces } from './measureFaces.ts'
import { measureFirstPress } from './measureFirstPress.ts'
import { measureKeys } from './measureKeys.ts'
import { measureLandings } from './measureLanding.ts'
import { measureLighthouse } from './measureLighthouse.ts'
import { measureLongTexts } from './measureLongTexts.ts'
import { measureNeeds } from './measureNeeds.ts'
import { measureOtherBrands } from './measureOtherBrands.ts'
import { measurePublicPages } from './measurePublicPages.ts'
import { measureSimulator } from './measureSimulator.ts'
import { measureSteps } from './measureSteps.ts'
import { measureStyles } from './measureStyles.ts'
import { measureUploads } from './measureUploads.ts'
import { measureGates } from './questionnaire/measureGates.ts'
import { measureQuestionnaire } from './questionnaire/measureQuestionnaire.ts'
import { requestedUrls } from './requestedUrls.ts'

const API_PORT = 4700
const SITE_PORT = 4710

interface Bench {
  readonly local: Local
  readonly browser: Browser
  readonly sites: readonly BrandSite[]
  readonly whole: BrandSite
  readonly runs: number
}

/** The parts that can be measured on their own: `pnpm bench pages landing`. */
const PARTS = {
  needs: () => measureNeeds(),
  questionnaire: () => measureQuestionnaire(),
  comparison: ({ local }: Bench) => measureComparison(local.backend.url),
  'first-load': ({ whole }: Bench) => measureBytes(whole.port),
  app: ({ browser, whole, runs }: Bench) => measureApp(browser, whole, runs),
  account: ({ local, browser, whole, runs }: Bench) =>
    measureAccount(browser, whole, local.backend.url, runs),
  simulator: ({ local, browser, whole, runs }: Bench) =>
    measureSimulator(browser, whole, local.backend.url, runs),
  uploads: ({ local, browser, whole, runs }: Bench) =>
    measureUploads(browser, whole, local.backend.url, runs),
  keys: async ({ browser, whole, runs }: Bench) => [
    ...(await measureKeys(browser, whole, runs)),
    ...(await measureLongTexts(browser, whole, runs)),
  ],
  gates: ({ browser, whole, runs }: Bench) => measureGates(browser, whole, runs),
  steps: ({ browser, whole, runs }: Bench) => measureSteps(browser, whole, runs),
  faces: ({ browser, sites, runs }: Bench) => measureFaces(browser, sites, runs),
  files: ({ browser, sites }: Bench) => measureStyles(browser, sites),
  pages: ({ browser, sites, runs }: Bench) => measurePublicPages(browser, sites, runs),
  landing: ({ browser, sites }: Bench) => measureLandings(browser, sites),
  press: ({ whole, runs }: Bench) => measureFirstPress(whole, runs),
  brands: ({ sites }: Bench) => measureOtherBrands(sites),
  lighthouse: ({ sites, runs }: Bench) => measureLighthouse(sites, runs),
} as const

const { parts, runs } = requestedUrls(process.argv.slice(2), Object.keys(PARTS) as (keyof typeof PARTS)[])
const figures: Figure[] = []
const dataFolder = await mkdtemp(join(tmpdir(), 'coverkit-bench-'))
const local = await startLocal({ backend: { port: API_PORT, dataFolder }, firstSitePort: SITE_PORT })
const browser = await launchBrowser()
try {
  const sites = brandSites(local)
  const [whole] = sites
  if (!whole) throw new Error('No site is built.')
  for (const part of parts) {
    const measured = await PARTS[part]({ local, browser, sites, whole, runs })
    printFigures(part, measured)
    figures.push(...measured)
  }
} finally {
  await browser.close()
  await local.stop()
  await rm(dataFolder, { recursive: true, force: true })
}
const missed = figures.filter((figure) => !meets(figure))
console.log(`\n${figures.length - missed.length} of ${figures.length} figures within their targets.`)
process.exitCode = missed.length === 0 ? 0 : 1
