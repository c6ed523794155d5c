import { join } from 'node:path'
import type { FailedTest } from './failedTests.ts'
import { ROOT } from './workspace.ts'

export interface Command {
  readonly line: string
  /** The JSON report that the command writes, for the counts. */
  readonly report?: string
  /** Returns a command that reruns failed tests, with a new browser, account and database. Absent: no rerun. */
  readonly again?: (failed: readonly FailedTest[]) => { readonly line: string; readonly report: string }
}

export interface Stage {
  readonly name: string
  readonly commands: readonly Command[]
}

export const RESULTS = join(ROOT, '.data', 'results')
const ERRORS = join(import.meta.dirname, 'outsideErrors.ts')
/** By default Vitest leaves one core free, half of a machine with two; this argument sets it for all projects. */
const VITEST = `vitest run --maxWorkers=100% --reporter=default --reporter=json --reporter=${ERRORS}`

function vitest(filter: string, report: string, files: readonly string[] = []): Command {
  const words = [
    'pnpm --filter',
    filter,
    'exec',
    VITEST,
    `--outputFile.json=${join(RESULTS, report)}`,
    ...files,
  ]
  return { line: words.join(' '), report }
}

/** The arguments that select the tests, each once. */
const placesOf = (failed: readonly FailedTest[]) => [...new Set(failed.map(({ place }) => place))]

const PLAYWRIGHT = 'pnpm --filter @coverkit/e2e exec playwright test'

const browserTests: Command = {
  line: PLAYWRIGHT,
  report: 'browser.json',
  again: (failed) => ({
    line: `BROWSER_RUN=browser-second ${PLAYWRIGHT} ${placesOf(failed).join(' ')}`,
    report: 'browser-second.json',
  }),
}

const PICTURES = `${PLAYWRIGHT} --config playwright.screens.config.ts`

/** With the clock at the moment at which the pictures were drawn, and a backend of their own. */
const pictureTests: Command = {
  line: PICTURES,
  report: 'screens.json',
  again: (failed) => ({
    line: `BROWSER_RUN=screens-second ${PICTURES} ${placesOf(failed).join(' ')}`,
    report: 'screens-second.json',
  }),
}

const apiTests: Command = {
  ...vitest('@coverkit/sandbox', 'api.json'),
  again: (failed) => ({
    report: 'api-second.json',
    line: vitest('@coverkit/sandbox', 'api-second.json', placesOf(failed)).line,
  }),
}

/** Stages that run one after another. */
export type Lane = readonly Stage[]

const checks: Stage = {
  name: 'Checks and types',
  commands: [
    { line: 'pnpm exec biome check .' },
    { line: 'pnpm exec turbo boundaries --no-color' },
    { line: 'pnpm exec knip --no-config-hints' },
    { line: 'pnpm types' },
    vitest('@coverkit/checks', 'checks.json'),
  ],
}

const units: Stage = {
  name: 'Unit and property tests',
  commands: [
    {
      line: `pnpm exec ${VITEST} --testTimeout=60000 --outputFile.json=${join(RESULTS, 'unit.json')}`,
      report: 'unit.json',
    },
  ],
}

const builds: Stage = {
  name: 'Builds',
  commands: [
    {
      line: 'pnpm exec turbo run build --filter=./apps/* --filter=./packages/* --filter=./tooling/storybook --output-logs=errors-only',
    },
    // For the browser tests, beside the other builds: turbo caches it as it does them.
    { line: 'pnpm --filter @coverkit/e2e run build:tagged' },
  ],
}

const hosting: Stage = {
  name: 'Hosting and start',
  commands: [vitest('@coverkit/hosting', 'hosting.json'), vitest('@coverkit/serve', 'start.json')],
}

const packages: Stage = {
  name: 'Published packages',
  commands: [vitest('@coverkit/releases', 'packages.json')],
}

const stories: Stage = { name: 'Stories', commands: [vitest('@coverkit/storybook', 'stories.json')] }

const api: Stage = { name: 'API and engines', commands: [apiTests] }

const browser: Stage = { name: 'Browser tests', commands: [browserTests] }

const pictures: Stage = { name: 'Pictures of screens', commands: [pictureTests] }

/** The lanes of a group run side by side, the groups one after another. */
export const groups: readonly (readonly Lane[])[] = [
  [[checks], [units]],
  [[builds]],
  // The API's tests wait for clocks and signals a third of their time; stories are drawn meanwhile.
  [
    [hosting, stories],
    [packages, api],
  ],
  [[browser, pictures]],
]

export const stages: readonly Stage[] = groups.flat(2)

/** Returns the groups, with only the stages whose names contain one of the words; all without words. */
export function groupsNamed(words: readonly string[]): readonly (readonly Lane[])[] {
  const isNamed = ({ name }: Stage) =>
    words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()))
  return groups
    .map((lanes) => lanes.map((lane) => lane.filter(isNamed)).filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0)
}
