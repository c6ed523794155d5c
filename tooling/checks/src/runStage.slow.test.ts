import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { closingLines } from './closingLines.ts'
import { removeReport } from './runCommand.ts'
import { runStage } from './runStage.ts'
import { type Command, RESULTS } from './stages.ts'
import { ROOT } from './workspace.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverkit-planted-'))
  mkdirSync(RESULTS, { recursive: true })
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const name of ['planted.json', 'planted-second.json']) removeReport(reportOf(name))
})

const reportOf = (name: string) => relative(ROOT, join(RESULTS, name))

const playwright = (report: string, places: readonly string[]) =>
  `PLANTED_REPORT=${join(RESULTS, report)} pnpm --filter @coverkit/e2e exec playwright test --config planted/playwright.config.ts ${places.join(' ')}`

const ERRORS = join(import.meta.dirname, 'outsideErrors.ts')

const vitest = (report: string, files: readonly string[]) =>
  `pnpm --filter @coverkit/sandbox exec vitest run --config planted/vitest.config.ts --reporter=json --reporter=${ERRORS} --outputFile.json=${join(RESULTS, report)} ${files.join(' ')}`

/** A stage with a test that fails in its first runs, and one that passes. */
function planted(lineOf: typeof vitest, failures: number) {
  const environment = `PLANTED_RUNS=${join(folder, 'runs')} PLANTED_FAILURES=${failures}`
  const command: Command = {
    line: `${environment} ${lineOf('planted.json', [])}`,
    reports: [reportOf('planted.json')],
    again: (failed) => ({
      line: `${environment} ${lineOf(
        'planted-second.json',
        failed.map(({ place }) => place),
      )}`,
      report: reportOf('planted-second.json'),
    }),
  }
  return { name: 'Planted', commands: [command] }
}

describe.each([
  ['Playwright', playwright, 'flaky.planted.ts: fails as often as it is asked to'],
  ['Vitest', vitest, 'flaky.planted.ts: fails as often as it is asked to'],
])('%s', (_runner, lineOf, name) => {
  it('a test that fails once is run again, listed with both outputs, and does not fail the run', async () => {
    const result = await runStage(planted(lineOf, 1), true)
    expect(result.counts).toEqual({ passed: 2, failed: 0, skipped: 0, failures: [] })
    expect([result.failedLines, result.secondPasses.map(({ test }) => test)]).toEqual([[], [name]])
    const outputs = readFileSync(join(ROOT, result.secondPasses[0]?.outputs ?? ''), 'utf8')
    rmSync(join(ROOT, result.secondPasses[0]?.outputs ?? ''))
    expect(outputs).toContain('First run: failed')
    expect(outputs).toMatch(/toBeGreaterThan|to be greater than/)
    expect(outputs).toContain('Second run: passed')
    const { lines, isGreen } = closingLines([result], 1)
    expect(isGreen).toBe(true)
    expect(lines.join('\n')).toContain(`Passed on the second run:\n  ${name}`)
    expect(lines.at(-1)).toBe('2 passed, 0 failed, of them 1 passed on the second run')
  })

  it('a test that fails twice fails the run', async () => {
    const result = await runStage(planted(lineOf, 2), true)
    expect(result.counts).toMatchObject({ passed: 1, failed: 1 })
    expect(result.secondPasses).toEqual([])
    const { lines, isGreen } = closingLines([result], 1)
    expect([isGreen, lines.at(-1)]).toEqual([false, '1 passed, 1 failed'])
  })
})

// The same for every runner: none knows of a second run.
it('without a second run one failure fails the run', async () => {
  const { name: stage, commands } = planted(vitest, 1)
  const result = await runStage(
    { name: stage, commands: commands.map(({ again: _again, ...command }) => command) },
    true,
  )
  expect(result.counts).toMatchObject({ passed: 1, failed: 1 })
  expect(closingLines([result], 1).isGreen).toBe(false)
})

it('an error outside of tests fails the run, and then no test is run again', async () => {
  const { name: stage, commands } = planted(
    (report, files) => `PLANTED_REJECTION=on ${vitest(report, files)}`,
    1,
  )
  const result = await runStage({ name: stage, commands }, true)
  expect(result.counts).toMatchObject({ passed: 1, failed: 2 })
  expect(result.counts.failures).toContain('outside of tests: A rejection that no test awaits')
  expect(result.secondPasses).toEqual([])
  expect(closingLines([result], 1).isGreen).toBe(false)
})

describe('closing lines', () => {
  const result = {
    name: 'Browser tests',
    seconds: 12,
    processorS: 20,
    counts: { passed: 9, failed: 0, skipped: 0, failures: [] },
    times: [],
    failedLines: [],
  }
  const passes = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ test: `test ${index}`, outputs: 'file' }))

  it('three tests may pass on their second run only; a fourth fails the run', () => {
    expect(closingLines([{ ...result, secondPasses: passes(3) }], 12).isGreen).toBe(true)
    const { lines, isGreen } = closingLines([{ ...result, secondPasses: passes(4) }], 12)
    expect(isGreen).toBe(false)
    expect(lines).toContain('FAIL  more than 3 tests passed on the second run only')
    expect(lines.at(-1)).toBe('9 passed, 1 failed, of them 4 passed on the second run')
  })

  it('a command that fails without a failed test counts as one', () => {
    const { lines, isGreen } = closingLines([{ ...result, secondPasses: [], failedLines: ['tsc -p .'] }], 12)
    expect([isGreen, lines.at(-1)]).toEqual([false, '9 passed, 1 failed'])
  })
})
