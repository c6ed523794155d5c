import type { StageResult } from './runStage.ts'

/** The processor seconds of each stage on the tree of a commit. `npm test -- --record` writes them. */
export interface StageTimes {
  readonly commit: string
  readonly processorS: Readonly<Record<string, number>>
}

const MOST_GROWTH = 1.1
/** A stage that takes less of what it took came from the cache. */
const LEAST = 0.5
/** With fewer, one that grew can't be told from a slower machine. */
const LEAST_COMPARED = 4
const NAMED = 5

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 1

/**
 * Names the stages that grew by more than a tenth since the table was recorded, in processor seconds, each with its tests of
 * files that changed since, the slowest first. Machines differ: what the middle stage took more or less on this
 * one is taken off all.
 *
 * @param changed Files that are new or changed since the table's commit, from the root; undefined where that isn't known.
 */
export function growthLines(
  results: readonly StageResult[],
  { commit, processorS }: StageTimes,
  changed: readonly string[] | undefined,
): readonly string[] {
  const ratios = results.flatMap((result) => {
    const before = processorS[result.name]
    const ratio = before === undefined ? 0 : result.processorS / before
    return ratio > LEAST ? [{ result, ratio }] : []
  })
  if (ratios.length < LEAST_COMPARED) return []
  const pace = middle(ratios.map(({ ratio }) => ratio))
  return ratios
    .filter(({ ratio }) => ratio / pace > MOST_GROWTH)
    .map(({ result, ratio }) => {
      const percent = Math.round((ratio / pace - 1) * 100)
      return `${result.name} grew by ${percent} % since ${commit}${testsOf(result, changed)}`
    })
}

function testsOf({ times }: StageResult, changed: readonly string[] | undefined): string {
  if (changed === undefined) return ', a commit that is not in this clone: its new tests are not known'
  const ends = changed.map((path) => path.split('/').slice(-2).join('/'))
  const fits = (file: string) =>
    ends.some((end) => file === end || file.endsWith(`/${end}`) || `tests/${file}` === end)
  const tests = times.filter(({ file }) => fits(file)).toSorted((one, other) => other.ms - one.ms)
  if (tests.length === 0) return ': none of its tests changed, so what they run takes longer'
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  const all = tests.reduce((sum, { ms }) => sum + ms, 0)
  const named = tests.slice(0, NAMED).map(({ test, ms }) => `${test} (${seconds(ms)})`)
  return `; its tests in changed files take ${seconds(all)}: ${named.join('; ')}`
}
