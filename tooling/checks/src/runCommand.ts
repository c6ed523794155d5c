import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlaywrightReport, VitestReport } from './countTests.ts'
import { RESULTS } from './stages.ts'
import { ROOT } from './workspace.ts'

/**
 * Runs a command in a shell; resolves to whether it succeeded. The output of a parallel command is `held`: it
 * is printed in one piece at its end.
 */
export function run(line: string, held = false): Promise<boolean> {
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
    child.once('close', (code) => {
      if (held) console.log(`${heading}\n${Buffer.concat(printed)}`)
      resolve(code === 0)
    })
  })
}

/** Reads the report of a command, or undefined if it wrote none. */
export function readReport(name: string): VitestReport | PlaywrightReport | undefined {
  const path = join(RESULTS, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
