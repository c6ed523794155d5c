import { basename } from 'node:path'
import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './countTests.ts'

export interface TestTime {
  readonly test: string
  /** As the report has it: a whole path, or one from the folder of the tests. */
  readonly file: string
  readonly ms: number
}

/** The time of each test of a JSON report by Vitest or Playwright, tries added up. */
export function testTimes(report: VitestReport | PlaywrightReport): readonly TestTime[] {
  if ('stats' in report) return (report.suites ?? []).flatMap(timesOf)
  return (report.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${basename(name)}: ${fullName}`,
      file: name,
      ms: duration ?? 0,
    })),
  )
}

function timesOf({ specs = [], suites = [] }: PlaywrightSuite): readonly TestTime[] {
  const own = specs.map(({ file, title, tests }) => ({
    test: `${file}: ${title}`,
    file,
    ms: (tests ?? []).flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0),
  }))
  return [...own, ...suites.flatMap(timesOf)]
}

/** The slowest first, one line each. */
export function slowestLines(times: readonly TestTime[], count = 10): readonly string[] {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ test, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${test}`)
}

/** A test that takes longer has the reason beside it, in a comment that begins with `SLOW`. */
const SLOW_MS = 5000
const SLOW = 'Takes over 5 s'

/** Tests that took over 5 s and whose file, read by `textOf`, gives no reason. A busy machine may name others, too. */
export function unexplainedLines(
  times: readonly TestTime[],
  textOf: (file: string) => string,
): readonly string[] {
  const slow = times.filter(({ ms, file }) => ms > SLOW_MS && !textOf(file).includes(SLOW))
  return slowestLines(slow, slow.length)
}
