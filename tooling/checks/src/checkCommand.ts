import { execFileSync } from 'node:child_process'
import { generateSources } from './generateSources.ts'
import { run } from './runCommand.ts'
import { type Task, touchedTests } from './touchedTests.ts'
import { ROOT } from './workspace.ts'

const AT_ONCE = 2

/** Files that differ from a commit, and new ones, from the root. Deleted ones are left out. */
function changedFiles(commit: string): readonly string[] {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean)
  return [
    ...git('diff', '--name-only', '--diff-filter=d', '-z', commit),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
}

async function runAll(tasks: readonly Task[]): Promise<readonly string[]> {
  const waiting = [...tasks]
  const rows: string[] = []
  const failed: string[] = []
  async function work(): Promise<void> {
    for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
      const startedAt = Date.now()
      const { isSound } = await run(task.line, true)
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)
      rows.push(`${isSound ? 'ok  ' : 'FAIL'} ${seconds} s  ${task.name}`)
      if (!isSound) failed.push(task.name)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  console.log(`\n${rows.join('\n')}`)
  return failed
}

/** `pnpm check [commit]`: what the files that differ from a commit, or from the last one, can break. */
async function main(): Promise<number> {
  const [commit = 'HEAD'] = process.argv.slice(2)
  const files = changedFiles(commit)
  if (files.length === 0) {
    console.log(`Nothing differs from ${commit}.`)
    return 0
  }
  const startedAt = Date.now()
  if (!(await generateSources(true))) return 1
  const failed = await runAll(touchedTests(files))
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(11)} s  in all; npm test has the rest`)
  return failed.length === 0 ? 0 : 1
}

process.exitCode = await main()
