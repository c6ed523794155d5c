import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PlaywrightReport, VitestReport } from './countTests.ts'
import { errorsFile } from './outsideErrors.ts'
import { watchProcessors } from './processorTime.ts'
import { ROOT } from './workspace.ts'

export interface Ended {
  readonly isSound: boolean
  /** The processor seconds of the command and its children. */
  readonly processorS: number
}

/** Runs a command in a shell. The output of a parallel command is `held`: it is printed in one piece at its end. */
export function run(line: string, held = false): Promise<Ended> {
  const heading = `\n> ${line.replaceAll(`${ROOT}/`, '')}`
  if (!held) console.log(heading)
  return new Promise((resolve) => {
    const child = spawn(line, {
      shell: true,
      cwd: ROOT,
      stdio: held ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    })
    const printed: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => printed.push(chunk))
    const processorsOf = watchProcessors(child.pid ?? 0)
    child.once('close', (code) => {
      if (held) console.log(`${heading}\n${Buffer.concat(printed)}`)
      resolve({ isSound: code === 0, processorS: processorsOf() })
    })
  })
}

const readJson = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined)

/** Reads a report, by its path from the root, with the errors outside of its tests; undefined where there is none. */
export function readReport(name: string): VitestReport | PlaywrightReport | undefined {
  const path = join(ROOT, name)
  const report = readJson(path)
  const errors = readJson(errorsFile(path))
  return report && errors ? { ...report, errors } : report
}

/** Removes the report of an earlier run. */
export function removeReport(name: string): void {
  for (const path of [join(ROOT, name), errorsFile(join(ROOT, name))]) rmSync(path, { force: true })
}
