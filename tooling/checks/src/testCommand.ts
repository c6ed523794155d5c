import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '@coverkit/browser'
import { type Counts, countTests, noTests, sum } from './countTests.ts'
import { ROOT } from './workspace.ts'

interface Command {
  readonly line: string
  /** The JSON report that the command writes, to be counted. */
  readonly report?: string
}

interface Stage {
  readonly name: string
  readonly commands: readonly Command[]
}

const RESULTS = join(ROOT, '.data', 'results')
const vitest = (filter: string, report: string): Command => ({
  line: `pnpm --filter ${filter} exec vitest run --reporter=default --reporter=json --outputFile.json=${join(RESULTS, report)}`,
  report,
})

const stages: readonly Stage[] = [
  {
    name: 'Checks and types',
    commands: [
      { line: 'pnpm exec biome check .' },
      { line: 'pnpm exec turbo boundaries --no-color' },
      { line: 'pnpm exec knip' },
      { line: 'pnpm exec turbo run types --output-logs=errors-only' },
      vitest('@coverkit/checks', 'checks.json'),
    ],
  },
  {
    name: 'Unit and property tests',
    commands: [
      {
        line: `pnpm exec vitest run --reporter=default --reporter=json --outputFile.json=${join(RESULTS, 'unit.json')}`,
        report: 'unit.json',
      },
    ],
  },
  {
    name: 'Builds',
    commands: [
      { line: 'pnpm exec turbo run build --filter=./apps/* --filter=./packages/* --output-logs=errors-only' },
    ],
  },
  { name: 'Hosting', commands: [vitest('@coverkit/hosting', 'hosting.json')] },
  { name: 'Stories', commands: [vitest('@coverkit/storybook', 'stories.json')] },
  {
    name: 'Browser tests',
    commands: [{ line: 'pnpm --filter @coverkit/e2e exec playwright test', report: 'browser.json' }],
  },
  { name: 'API and engines', commands: [vitest('@coverkit/sandbox', 'api.json')] },
]

/** Debian's Chromium, where none is found and this process may install it. */
function ensureChromium(): void {
  if (findChromium() !== undefined || process.platform !== 'linux' || process.getuid?.() !== 0) return
  if (!existsSync('/usr/bin/apt-get')) return
  console.log('No Chromium found: installing the system package "chromium".')
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], options)
}

function run({ line }: Command): Promise<boolean> {
  console.log(`\n> ${line.replaceAll(`${ROOT}/`, '')}`)
  return new Promise((resolve) => {
    const child = spawn(line, { shell: true, cwd: ROOT, stdio: 'inherit' })
    child.once('exit', (code) => resolve(code === 0))
  })
}

function report({ report: name }: Command): Counts {
  const path = name === undefined ? undefined : join(RESULTS, name)
  if (path === undefined) return noTests
  return existsSync(path) ? countTests(JSON.parse(readFileSync(path, 'utf8'))) : { ...noTests, failed: 1 }
}

async function main(): Promise<number> {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  ensureChromium()
  const only = process.argv.slice(2)
  const rows: string[] = []
  let counts = noTests
  const failedLines: string[] = []
  for (const stage of stages) {
    if (only.length > 0 && !only.some((word) => stage.name.toLowerCase().includes(word.toLowerCase())))
      continue
    const startedAt = Date.now()
    let stageCounts = noTests
    let sound = true
    for (const command of stage.commands) {
      const passed = await run(command)
      if (!passed) failedLines.push(command.line)
      sound &&= passed
      stageCounts = sum(stageCounts, report(command))
    }
    counts = sum(counts, stageCounts)
    const seconds = ((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)
    rows.push(
      `${sound ? 'ok  ' : 'FAIL'} ${seconds} s  ${stage.name}: ${stageCounts.passed} passed, ${stageCounts.failed} failed`,
    )
  }
  for (const line of failedLines) console.log(`\nFAIL  ${line.replaceAll(`${ROOT}/`, '')}`)
  for (const name of counts.names) console.log(`FAIL  ${name}`)
  console.log(`\n${rows.join('\n')}\n`)
  // A stage may fail without a failed test, such as a type error: it counts as one.
  console.log(`${counts.passed} passed, ${Math.max(counts.failed, failedLines.length)} failed`)
  return failedLines.length === 0 && counts.failed === 0 ? 0 : 1
}

process.exitCode = await main()
