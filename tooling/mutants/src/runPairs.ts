import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MutatedPackage, type Pair, plant } from './mutatedPackage.ts'
import { inPackageCopy } from './packageCopy.ts'

/** A fault that makes the tests hang is caught too. */
const HANGS_MS = 180_000

/** Plants each pair's fault in a copy of its own; returns the names of those that no test catches. */
export async function runPairs(mutated: MutatedPackage): Promise<readonly string[]> {
  const survivors: string[] = []
  for (const pair of mutated.pairs ?? []) {
    const isCaught = await inPackageCopy(mutated.folder, (copy) => {
      writeFileSync(join(copy, 'src', pair.file), plant(mutated, pair))
      return hasFailure(copy, pair, mutated.env)
    })
    console.log(`${isCaught ? 'caught  ' : 'SURVIVED'}  ${pair.name}`)
    if (!isCaught) survivors.push(pair.name)
  }
  return survivors
}

function hasFailure(copy: string, { tests = [] }: Pair, env = {}): Promise<boolean> {
  const args = [
    join(copy, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--bail=1',
    ...tests.map((file) => `src/${file}`),
  ]
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: copy,
      stdio: 'ignore',
      env: { ...process.env, ...env },
      timeout: HANGS_MS,
      killSignal: 'SIGKILL',
    })
    child.once('exit', (code) => resolve(code !== 0))
  })
}
