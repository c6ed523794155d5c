import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Counts, countTests, noTests } from './countTests.ts'
import { type TestTime, testTimes } from './slowestTests.ts'
import { type Command, RESULTS } from './stages.ts'
import { ROOT } from './workspace.ts'

/** Runs a command in a shell; answers whether it ended well. */
export function run({ line }: Command): Promise<boolean> {
  console.log(`\n> ${line.replaceAll(`${ROOT}/`, '')}`)
  return new Promise((resolve) => {
    const child = spawn(line, { shell: true, cwd: ROOT, stdio: 'inherit' })
    child.once('exit', (code) => resolve(code === 0))
  })
}

/** What the command's report says. A report that is not there counts as a failed test. */
export function readReport({ report: name }: Command): {
  readonly counts: Counts
  readonly times: readonly TestTime[]
} {
  const path = name === undefined ? undefined : join(RESULTS, name)
  if (path === undefined) return { counts: noTests, times: [] }
  if (!existsSync(path)) return { counts: { ...noTests, failed: 1 }, times: [] }
  const written = JSON.parse(readFileSync(path, 'utf8'))
  return { counts: countTests(written), times: testTimes(written) }
}
