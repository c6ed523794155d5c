import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { type Figure, show } from './figures.ts'

const FILE = join(import.meta.dirname, '..', 'recorded-run.json')
const ROOT = join(import.meta.dirname, '..', '..', '..')

/** A part of the bench as it was measured. */
export interface MeasuredPart {
  /** ISO 8601. */
  readonly measuredAt: string
  readonly commit: string
  readonly machine: string
  readonly seconds: number
  readonly figures: readonly Figure[]
}

/** The parts that were recorded last, by their names. */
export type RecordedRun = Readonly<Record<string, MeasuredPart>>

/** A figure that is worse than it was when its part was recorded. */
export interface Regression {
  readonly name: string
  readonly unit: string
  readonly before: number
  readonly now: number
  /** The commits since then that a visitor may notice, the newest first: `33f5bf64 Subject`. */
  readonly commits: readonly string[]
}

/** By how much of its value a figure may differ from run to run, by its unit; others may not. */
const NOISE: Readonly<Record<string, number>> = {
  x: 0.1,
  ms: 0.25,
  'a second': 0.25,
  '%': 0.05,
  '': 0.1,
  'KiB br': 0.01,
  KiB: 0.01,
}

const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: ROOT, encoding: 'utf8' }).trim()

/** The commit that is checked out; a copy without a history has none. */
function headCommit(): string {
  try {
    return git('rev-parse', '--short=8', 'HEAD')
  } catch {
    return 'no-history'
  }
}

/** Returns a part as it was measured just now. */
export function measuredPart(figures: readonly Figure[], seconds: number): MeasuredPart {
  return {
    measuredAt: new Date().toISOString(),
    commit: headCommit(),
    machine: `${availableParallelism()} × ${cpus()[0]?.model ?? 'unknown'}`,
    seconds: Math.round(seconds),
    figures,
  }
}

/** Reads the run that is committed; it has no part where none was recorded. */
export async function readRecordedRun(): Promise<RecordedRun> {
  const text = await readFile(FILE, 'utf8').catch(() => '{}')
  return JSON.parse(text) as RecordedRun
}

/** Records parts in the place of those that were recorded before. */
export async function recordParts(parts: RecordedRun): Promise<void> {
  const all = { ...(await readRecordedRun()), ...parts }
  const sorted = Object.fromEntries(
    Object.entries(all).toSorted(([one], [other]) => one.localeCompare(other)),
  )
  await writeFile(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** Lists the figures that are worse than recorded by more than their noise. */
export function regressionsOf(
  figures: readonly Figure[],
  recorded: MeasuredPart | undefined,
  commitsSince: (commit: string) => readonly string[] = visibleCommits,
): readonly Regression[] {
  const before = new Map(recorded?.figures.map((figure) => [figure.name, figure]))
  const worse = figures.flatMap(({ name, value, unit, target }) => {
    const old = before.get(name)
    if (!old) return []
    const isMoreBetter = (target !== undefined && 'atLeast' in target) || unit === 'a second'
    const loss = isMoreBetter ? old.value - value : value - old.value
    return loss > Math.abs(old.value) * (NOISE[unit] ?? 0)
      ? [{ name, unit, before: old.value, now: value }]
      : []
  })
  if (worse.length === 0 || !recorded) return []
  const commits = commitsSince(recorded.commit)
  return worse.map((one) => ({ ...one, commits }))
}

function visibleCommits(commit: string): readonly string[] {
  try {
    const log = git(
      'log',
      '--format=%h %s',
      `${commit}..HEAD`,
      '--',
      'packages',
      'apps',
      'tooling/vite',
      'pnpm-lock.yaml',
    )
    return log === '' ? [] : log.split('\n')
  } catch {
    return [`(${commit} is not in this checkout)`]
  }
}

/** The regressions with the commits that one of them is by. */
export function regressionLines(regressions: readonly Regression[], recorded: MeasuredPart): string {
  const lines = regressions.map(({ name, unit, before, now }) =>
    `  ${name}: ${show(before)} to ${show(now)} ${unit}`.trimEnd(),
  )
  const commits = regressions[0]?.commits ?? []
  const by = commits.length === 0 ? ['  Changes that are not committed.'] : commits.map((line) => `  ${line}`)
  return [
    '',
    `Worse than recorded at ${recorded.commit} on ${recorded.measuredAt.slice(0, 10)}:`,
    ...lines,
    commits.length === 1 ? 'By' : 'By one of',
    ...by,
  ].join('\n')
}
