import '@coverkit/sandbox/refuse-local-names'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Local, startLocal } from '@coverkit/serve'
import type { Browser } from '@playwright/test'
import { type BrandSite, brandSites } from './brandSites.ts'
import { figureLines, meets } from './figures.ts'
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
import { measureStyles } from './measureStyles.ts'
import { measureUploads } from './measureUploads.ts'
import { measureGates } from './questionnaire/measureGates.ts'
import { measureQuestionnaire } from './questionnaire/measureQuestionnaire.ts'
import {
  type MeasuredPart,
  measuredPart,
  type Regression,
  readRecordedRun,
  recordParts,
  regressionLines,
  regressionsOf,
} from './recordedRun.ts'
import { requestedUrls } from './requestedUrls.ts'
import { measureSteps } from './steps/measureSteps.ts'

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

const LONG_SECONDS = 300

const { parts, runs, isJson, isRecorded } = requestedUrls(
  process.argv.slice(2),
  Object.keys(PARTS) as (keyof typeof PARTS)[],
)
// The standard output has nothing but the JSON.
const print = isJson ? console.error : console.log
if (isJson) console.log = console.error

const recorded = await readRecordedRun()
const measured: Record<string, MeasuredPart> = {}
const regressions: Regression[] = []
const folder = await mkdtemp(join(tmpdir(), 'coverkit-bench-'))
const opened: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true })]

let stopping: Promise<void> | undefined

/** Stops what was started, the last first, whether or not all of it was. Every caller waits for the same end. */
function stopAll(): Promise<void> {
  stopping ??= (async () => {
    for (const stop of opened.splice(0).toReversed()) await stop().catch(print)
  })()
  return stopping
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stopAll().finally(() => process.exit(1)))
}

try {
  const local = await startLocal({
    backend: { port: API_PORT, dataFolder: join(folder, 'data') },
    firstSitePort: SITE_PORT,
  })
  opened.push(() => local.stop())
  const browser = await launchBrowser()
  opened.push(() => browser.close())
  const sites = brandSites(local)
  const [whole] = sites
  if (!whole) throw new Error('No site is built.')
  for (const part of parts) {
    const before = recorded[part]
    if (before && before.seconds > LONG_SECONDS)
      print(`\n${part}: about ${Math.round(before.seconds / 60)} minutes`)
    const began = performance.now()
    const figures = await PARTS[part]({ local, browser, sites, whole, runs })
    measured[part] = measuredPart(figures, (performance.now() - began) / 1000)
    print(figureLines(part, figures))
    const worse = regressionsOf(figures, before)
    if (before && worse.length > 0) print(regressionLines(worse, before))
    regressions.push(...worse)
  }
} finally {
  await stopAll()
}
if (isRecorded) await recordParts(measured)
const figures = Object.values(measured).flatMap((part) => part.figures)
const missed = figures.filter((figure) => !meets(figure))
print(`\n${figures.length - missed.length} of ${figures.length} figures within their targets.`)
if (isJson)
  process.stdout.write(
    `${JSON.stringify({ parts: measured, missed: missed.map(({ name }) => name), regressions }, null, 2)}\n`,
  )
process.exitCode = missed.length + regressions.length === 0 ? 0 : 1
