import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StageResult } from './runStage.ts'
import type { StageTimes } from './stageGrowth.ts'
import { ROOT } from './workspace.ts'

const TABLE = 'tooling/checks/src/stageTimes.json'

const git = (root: string, ...args: readonly string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

export const readTimes = (root = ROOT): StageTimes =>
  JSON.parse(readFileSync(join(root, TABLE), 'utf8')) as StageTimes

/**
 * Writes what each stage of a run took, for the stages of other runs to be compared with.
 *
 * @param cached Tasks that came from the cache: with any, a stage's time is not that of its work.
 * @throws Error that nothing is recorded
 */
export function recordTimes(results: readonly StageResult[], cached: readonly string[], root = ROOT): void {
  if (cached.length > 0)
    throw new Error(
      `Nothing is recorded: ${cached.length} tasks came from the cache. Set TURBO_CACHE_DIR to an empty folder.`,
    )
  const processorS = Object.fromEntries(results.map((result) => [result.name, result.processorS]))
  const table: StageTimes = { commit: git(root, 'rev-parse', '--short=8', 'HEAD').trim(), processorS }
  writeFileSync(join(root, TABLE), `${JSON.stringify(table, null, 2)}\n`)
}

/** Files that are new or changed since a commit, from the root; undefined where its history isn't at hand. */
export function changedSince(commit: string, root = ROOT): readonly string[] | undefined {
  try {
    const changed = git(root, 'diff', '--name-only', '-z', commit)
    const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z')
    return `${changed}${untracked}`.split('\0').filter(Boolean)
  } catch {
    return undefined
  }
}

/** The text of a test's file, which a report names whole or, for a browser test, from the folder of the tests. */
export function textOf(file: string): string {
  const [path] = existsSync(file)
    ? [file]
    : globSync(`tooling/e2e/{tests,screens,engines}/${file}`, { cwd: ROOT })
  return path === undefined ? '' : readFileSync(join(path.startsWith('/') ? '' : ROOT, path), 'utf8')
}
