import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FailedTest } from './failedTests.ts'
import { ROOT } from './workspace.ts'

export interface Command {
  readonly line: string
  /** The JSON reports that the command writes, from the root, for the counts. */
  readonly reports?: readonly string[]
  /** Returns a command that reruns failed tests, with a new browser, account and database. Absent: no rerun. */
  readonly again?: (failed: readonly FailedTest[]) => { readonly line: string; readonly report: string }
}

export interface Stage {
  readonly name: string
  readonly commands: readonly Command[]
}

/** The folder for both outputs of tests that passed only the second time. */
export const RESULTS = join(ROOT, '.data', 'results')

/** For a package of any group: each is two folders below the root. */
const ERRORS = '../../tooling/checks/src/outsideErrors.ts'
/** By default Vitest leaves one core free, half of a machine with two; this argument sets it for all projects. */
const VITEST = `--maxWorkers=100% --reporter=default --reporter=json --reporter=${ERRORS}`
/** Turbo runs a task whose inputs changed, and else takes its reports from the cache. `turbo.json` has the inputs. */
const TURBO = 'pnpm exec turbo run'
const HOW = '--continue --concurrency=2 --output-logs=new-only --log-order=grouped --summarize'

/** Turbo gives arguments after `--` to every task of a run, so builds too would run again; only tests read this variable. */
export const withArgs = (args: string): string => `TEST_ARGS='${args.trim()}' `

const reportOf = (folder: string, task: string) => `${folder}/.results/${task.replace(':', '-')}.json`

/** The tests of packages, each with Vitest in its own folder. */
function vitest(folders: readonly string[], task = 'test', args = ''): Command {
  const filters = folders.map((folder) => `--filter=./${folder}`).join(' ')
  const output = `--outputFile.json=${reportOf('.', task)}`
  return {
    line: `${withArgs(`${VITEST} ${output} ${args}`)}${TURBO} ${task} ${filters} ${HOW}`,
    reports: folders.map((folder) => reportOf(folder, task)),
  }
}

/** The arguments that select the tests, each once. */
const placesOf = (failed: readonly FailedTest[]) => [...new Set(failed.map(({ place }) => place))].join(' ')

/** Tests of a package, of which a failed one runs once more. */
const twice = (folder: string, task = 'test', environment = ''): Command => ({
  ...vitest([folder], task),
  again: (failed) => ({
    line: `${environment}pnpm --filter ./${folder} exec vitest run ${VITEST} --outputFile.json=.results/second.json ${placesOf(failed)}`,
    report: `${folder}/.results/second.json`,
  }),
})

/** A second run has another database. */
const backend = (task: string): Command => twice('tooling/sandbox', task)

/** Tests in browsers; one that fails runs once more, with another browser. */
const playwright = (task: string, config = ''): Command => ({
  line: `${TURBO} ${task} --filter=./tooling/e2e ${HOW}`,
  reports: [reportOf('tooling/e2e', task)],
  again: (failed) => ({
    line: `BROWSER_RUN=second pnpm --filter @coverkit/e2e exec playwright test ${config} ${placesOf(failed)}`,
    report: 'tooling/e2e/.results/second.json',
  }),
})

/** Stages that run one after another. */
export type Lane = readonly Stage[]

interface Manifest {
  readonly scripts?: Readonly<Record<string, string>>
}

/** Packages with tests of their own that are no stage. */
const UNITS = ['packages/*', 'apps/*', 'tooling/{faults,mutants,own-locks,partner-demo,seed,vite}']

const TIMEOUTS = '--testTimeout=60000 --hookTimeout=60000'

/** The folders whose packages have the task. */
const foldersWith = (task: string, folders: readonly string[]) =>
  globSync(
    folders.map((folder) => `${folder}/package.json`),
    { cwd: ROOT },
  )
    .filter((path) => {
      const { scripts } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Manifest
      return scripts?.[task] !== undefined
    })
    .map((path) => dirname(path))
    .sort()

const unitFolders = foldersWith('test', UNITS)

/** With slow tests, which `npm run test:all` runs. */
const slowFolders = foldersWith('test:rest', [...UNITS, 'tooling/checks'])

const checks: Stage = {
  name: 'Checks and types',
  commands: [
    { line: `${TURBO} //#lint //#types ${HOW}` },
    // Turbo refuses a run with a task that starts turbo.
    { line: 'pnpm run boundaries' },
    vitest(['tooling/checks']),
  ],
}

const units: Stage = {
  name: 'Unit and property tests',
  commands: [vitest(unitFolders, 'test', TIMEOUTS)],
}

/** The brand in which the browser tests of every change run. */
const builds: Stage = {
  name: 'Build of a brand',
  commands: [{ line: `${TURBO} build --filter=./apps/wattlebird ${HOW}` }],
}

const stories: Stage = { name: 'Stories', commands: [twice('tooling/storybook')] }

/** Among the stories of every change, axe examines one story of each component. */
const accessibility: Stage = {
  name: 'Accessibility of each story',
  commands: [twice('tooling/storybook', 'test:rest', 'AXE=every ')],
}

const api: Stage = { name: 'API and engines', commands: [backend('test')] }

const ENGINES = '--config playwright.engines.config.ts'

const browser: Stage = {
  name: 'Browser tests',
  // One journey in each engine that is installed.
  commands: [playwright('test'), playwright('test:engine-smoke', ENGINES)],
}

/** The stages of `npm test`. The lanes of a group run side by side, the groups one after another. */
const eachChange: readonly (readonly Lane[])[] = [
  [[checks, builds], [units]],
  // The API's tests wait for clocks and signals a third of their time; stories are drawn meanwhile.
  [[stories], [api]],
  [[browser]],
]

const tools: Stage = {
  name: 'Tools and slow units',
  commands: [
    { line: `${TURBO} //#knip ${HOW}` },
    vitest(['tooling/generate', 'tooling/reference'], 'test', TIMEOUTS),
    vitest(slowFolders, 'test:rest', TIMEOUTS),
  ],
}

const otherBuilds: Stage = {
  name: 'Other builds',
  commands: [
    { line: `${TURBO} build --filter=./apps/* --filter=./packages/* --filter=./tooling/storybook ${HOW}` },
    // For the browser tests, beside the other builds.
    { line: 'pnpm --filter @coverkit/e2e run build:tagged' },
  ],
}

const hosting: Stage = {
  name: 'Hosting and start',
  // In two commands, so that npm start builds no site while its files are checked.
  commands: [vitest(['tooling/hosting']), vitest(['tooling/serve'])],
}

const packages: Stage = { name: 'Published packages', commands: [vitest(['tooling/releases'])] }

const processes: Stage = {
  name: 'Processes, limits, disks and the other engine',
  commands: [backend('test:rest'), backend('test:embedded')],
}

const otherBrowser: Stage = {
  name: 'Other browser tests',
  commands: [playwright('test:rest', '--config playwright.rest.config.ts')],
}

/** With the clock at the moment at which the pictures were drawn, and a backend of their own. */
const pictures: Stage = {
  name: 'Pictures of screens',
  commands: [playwright('test:pictures', '--config playwright.screens.config.ts')],
}

/** The journeys in each engine that is installed. */
const eachEngine: Stage = { name: 'Each engine', commands: [playwright('test:engines', ENGINES)] }

/** The stages of `npm run test:all` beyond those of `npm test`. */
const beyond: readonly (readonly Lane[])[] = [
  [[tools]],
  [[otherBuilds]],
  [[hosting, packages], [processes]],
  [[accessibility]],
  [[otherBrowser, pictures]],
  [[eachEngine]],
]

const everything = [...eachChange, ...beyond]

export const stages: readonly Stage[] = everything.flat(2)

/** The stages that a word names: the one with this whole name, else those whose names contain it. */
function stagesNamed(word: string): readonly Stage[] {
  const wanted = word.toLowerCase()
  const whole = stages.find(({ name }) => name.toLowerCase() === wanted)
  return whole ? [whole] : stages.filter(({ name }) => name.toLowerCase().includes(wanted))
}

/** The groups of `npm test`, or of `npm run test:all`; with words, all groups with only the stages that they name. */
export function groupsOf(words: readonly string[], isAll: boolean): readonly (readonly Lane[])[] {
  if (words.length === 0) return isAll ? everything : eachChange
  const named = words.flatMap(stagesNamed)
  const isNamed = (stage: Stage) => named.includes(stage)
  const unknown = words.find((word) => stagesNamed(word).length === 0)
  if (unknown !== undefined)
    throw new Error(`No stage is named ${unknown}; there are: ${stages.map(({ name }) => name).join(', ')}`)
  return everything
    .map((lanes) => lanes.map((lane) => lane.filter(isNamed)).filter((lane) => lane.length > 0))
    .filter((lanes) => lanes.length > 0)
}
