import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Counts, countTests, noTests, sum } from './countTests.ts'
import { installPackages } from './installPackages.ts'
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

function words(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

async function main(): Promise<number> {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  installPackages()
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
      `${sound ? 'ok  ' : 'FAIL'} ${seconds} s  ${stage.name}: ${words(stageCounts.passed, stageCounts.failed, stageCounts.skipped)}`,
    )
  }
  for (const line of failedLines) console.log(`\nFAIL  ${line.replaceAll(`${ROOT}/`, '')}`)
  for (const name of counts.failures) console.log(`FAIL  ${name}`)
  console.log(`\n${rows.join('\n')}\n`)
  // A stage may fail without a failed test, such as a type error: it counts as one.
  console.log(words(counts.passed, Math.max(counts.failed, failedLines.length), counts.skipped))
  return failedLines.length === 0 && counts.failed === 0 ? 0 : 1
}

process.exitCode = await main()
