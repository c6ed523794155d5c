import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Counts, countTests, noTests, sum } from './countTests.ts'
import { type FailedTest, failedTests, passedTests } from './failedTests.ts'
import { readReport, removeReport, run } from './runCommand.ts'
import { type TestTime, testTimes } from './slowestTests.ts'
import { type Command, RESULTS, type Stage } from './stages.ts'
import { ROOT } from './workspace.ts'

/** A test that failed and passed on the second run, and the file with both outputs. */
interface SecondPass {
  readonly test: string
  readonly outputs: string
}

export interface StageResult {
  readonly name: string
  readonly seconds: number
  /** The processor seconds of its commands and their children. */
  readonly processorS: number
  readonly counts: Counts
  readonly times: readonly TestTime[]
  readonly secondPasses: readonly SecondPass[]
  /** Commands that failed, those aside whose failed tests all passed on the second run. */
  readonly failedLines: readonly string[]
}

/** More failures than these have one cause, which a second run would only meet again. */
const MOST_AGAIN = 10

/** Runs a stage's commands one after another, whether or not one fails. `held`: see `run`. */
export async function runStage({ name, commands }: Stage, held = false): Promise<StageResult> {
  const startedAt = Date.now()
  const results: Omit<StageResult, 'name' | 'seconds'>[] = []
  for (const command of commands) results.push(await runTests(command, held))
  return {
    name,
    seconds: Math.round((Date.now() - startedAt) / 1000),
    processorS: Math.round(results.reduce((all, { processorS }) => all + processorS, 0)),
    counts: results.map(({ counts }) => counts).reduce(sum, noTests),
    times: results.flatMap(({ times }) => times),
    secondPasses: results.flatMap(({ secondPasses }) => secondPasses),
    failedLines: results.flatMap(({ failedLines }) => failedLines),
  }
}

async function runTests(command: Command, held: boolean): Promise<Omit<StageResult, 'name' | 'seconds'>> {
  const { line, reports: names = [], again } = command
  names.forEach(removeReport)
  const { isSound, processorS } = await run(line, held)
  const found = names.map(readReport)
  const reports = found.filter((report) => report !== undefined)
  // A missing report counts as a failed test.
  const missing = { ...noTests, failed: found.length - reports.length }
  const counts = reports.map(countTests).reduce(sum, missing)
  const result = {
    counts,
    processorS,
    secondPasses: [],
    times: reports.flatMap(testTimes),
    failedLines: isSound && missing.failed === 0 ? [] : [line],
  }
  const failed = reports.flatMap(failedTests)
  const canGoAgain = again !== undefined && failed.length > 0 && failed.length <= MOST_AGAIN
  // A failure without a name, such as an error outside of tests, can't be run again.
  if (!canGoAgain || failed.length !== counts.failed) return result
  const passed = await runAgain(again(failed), failed, held)
  return {
    ...result,
    counts: {
      ...counts,
      passed: counts.passed + passed.length,
      failed: counts.failed - passed.length,
      failures: counts.failures.filter(
        (_, index) => !passed.some(({ test }) => failed[index]?.test === test),
      ),
    },
    secondPasses: passed,
    failedLines: passed.length === failed.length ? [] : [line],
  }
}

async function runAgain(
  { line, report: name }: { readonly line: string; readonly report: string },
  failed: readonly FailedTest[],
  held: boolean,
): Promise<readonly SecondPass[]> {
  removeReport(name)
  await run(line, held)
  const report = readReport(name)
  if (report === undefined) return []
  const passed = passedTests(report)
  // Two tests of a file may have the same name: one that passes proves nothing about the other.
  const failedAgain = new Set(failedTests(report).map(({ test }) => test))
  return failed
    .filter(({ test }) => passed.has(test) && !failedAgain.has(test))
    .map(({ test, output }) => ({ test, outputs: storeOutputs(test, output, line, name) }))
}

/** Both outputs of a test, in a file of its own. */
function storeOutputs(test: string, output: string, line: string, report: string): string {
  const folder = join(RESULTS, 'second-run')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${test.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 120)}.txt`)
  const place = (path: string) => path.replaceAll(`${ROOT}/`, '')
  writeFileSync(
    file,
    [
      test,
      `First run: failed\n\n${output}`,
      `Second run: passed\n\n> ${place(line)}\nReport: ${report}`,
      '',
    ].join('\n\n'),
  )
  return place(file)
}
