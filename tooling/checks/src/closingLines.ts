import { type Counts, noTests, sum } from './countTests.ts'
import type { StageResult } from './runStage.ts'
import { slowestLines, unexplainedLines } from './slowestTests.ts'
import { ROOT } from './workspace.ts'

/** So many tests may pass on their second run only; more point to a defect. */
const MOST_SECOND_PASSES = 3

const words = ({ passed, failed, skipped }: Pick<Counts, 'passed' | 'failed' | 'skipped'>) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const row = ({ name, seconds, processorS, counts, failedLines }: StageResult) => {
  const took = `${String(seconds).padStart(4)} s, ${String(processorS).padStart(4)} s of processors`
  return `${failedLines.length === 0 ? 'ok  ' : 'FAIL'} ${took}  ${name}: ${words(counts)}`
}

export interface About {
  readonly cached: readonly string[]
  /** The number of tasks that ran. */
  readonly ran: number
  /** The stages that grew: see `growthLines`. */
  readonly growth: readonly string[]
  /** The text of a test's file. */
  readonly textOf: (file: string) => string
  /** The engines in which the journeys ran; see `engineLines`. */
  readonly engines: readonly string[]
}

const NOTHING: About = { cached: [], ran: 0, growth: [], textOf: () => '', engines: [] }

/** Returns the summary of a run: failures, second passes, the slowest tests, each stage, and one line. */
export function closingLines(
  results: readonly StageResult[],
  seconds: number,
  { cached, ran, growth, textOf, engines }: About = NOTHING,
): { readonly lines: readonly string[]; readonly isGreen: boolean } {
  const counts = results.map((result) => result.counts).reduce(sum, noTests)
  const failedLines = results.flatMap((result) => result.failedLines)
  const secondPasses = results.flatMap((result) => result.secondPasses)
  const times = results.flatMap((result) => result.times)
  const unexplained = unexplainedLines(times, textOf)
  const tooMany = secondPasses.length > MOST_SECOND_PASSES
  // A stage may fail without a failed test, such as a type error: it counts as one.
  const failed = Math.max(counts.failed, failedLines.length, tooMany ? 1 : 0)
  const total = words({ ...counts, failed })
  const lines = [
    ...failedLines.map((line) => `\nFAIL  ${line.replaceAll(`${ROOT}/`, '')}`),
    ...counts.failures.map((name) => `FAIL  ${name}`),
    ...(times.length > 0 ? ['\nThe slowest tests:', ...slowestLines(times)] : []),
    ...(unexplained.length > 0 ? ['\nOver 5 s, with no reason beside the test:', ...unexplained] : []),
    ...(secondPasses.length > 0
      ? [
          '\nPassed on the second run:',
          ...secondPasses.map(({ test, outputs }) => `  ${test}\n    ${outputs}`),
        ]
      : []),
    ...(tooMany ? [`FAIL  more than ${MOST_SECOND_PASSES} tests passed on the second run only`] : []),
    ...(cached.length > 0
      ? [
          `\nUnchanged since they passed, and taken from the cache (${cached.length} of ${cached.length + ran} tasks):`,
          `  ${cached.join(' ')}`,
        ]
      : []),
    ...(growth.length > 0 ? ['', ...growth] : []),
    `\n${results.map(row).join('\n')}\n${String(seconds).padStart(9)} s in all\n`,
    ...engines,
    total,
    ...(secondPasses.length > 0 ? [`${total}, of them ${secondPasses.length} passed on the second run`] : []),
  ]
  return { lines, isGreen: failed === 0 }
}
