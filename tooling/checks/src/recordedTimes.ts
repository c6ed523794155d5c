import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StageResult } from './runStage.ts'
import type { StageTimes } from './stageGrowth.ts'
import { ROOT } from './workspace.ts'

const TABLE = join(import.meta.dirname, 'stageTimes.json')

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

export const readTimes = (): StageTimes => JSON.parse(readFileSync(TABLE, 'utf8')) as StageTimes

/** Writes what each stage of a run took, for the stages of other runs to be compared with. */
export function recordTimes(results: readonly StageResult[]): void {
  const processorS = Object.fromEntries(results.map((result) => [result.name, result.processorS]))
  const table: StageTimes = { commit: git('rev-parse', '--short=8', 'HEAD').trim(), processorS }
  writeFileSync(TABLE, `${JSON.stringify(table, null, 2)}\n`)
}

/** Files that changed since a commit, from the root; none where its history isn't at hand. */
export function changedSince(commit: string): readonly string[] {
  try {
    return git('diff', '--name-only', '-z', commit).split('\0').filter(Boolean)
  } catch {
    return []
  }
}

/** The text of a test's file, which a report names whole or, for a browser test, from the folder of the tests. */
export function textOf(file: string): string {
  const [path] = existsSync(file) ? [file] : globSync(`tooling/e2e/{tests,screens}/${file}`, { cwd: ROOT })
  return path === undefined ? '' : readFileSync(join(path.startsWith('/') ? '' : ROOT, path), 'utf8')
}
