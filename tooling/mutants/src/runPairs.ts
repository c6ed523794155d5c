import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MutatedPackage, plant } from './mutatedPackage.ts'
import { inPackageCopy } from './packageCopy.ts'

/** A fault that makes the tests hang is caught too. */
const HANGS_MS = 180_000

/**
 * Plants each pair's fault in a copy of its own; returns the names of those that no test catches.
 * @throws Error where the tests of the pairs fail without a fault: they would seem to catch each
 */
export async function runPairs(mutated: MutatedPackage): Promise<readonly string[]> {
  const survivors: string[] = []
  const pairs = mutated.pairs ?? []
  // Without a list, a pair's tests are all of the package.
  const all = pairs.some(({ tests }) => tests === undefined) ? [] : pairs.flatMap(({ tests = [] }) => tests)
  if (pairs.length > 0 && (await inPackageCopy(mutated.folder, (copy) => hasFailure(copy, all, mutated.env))))
    throw new Error('The tests of the pairs fail on the sources as they are.')
  for (const pair of pairs) {
    const isCaught = await inPackageCopy(mutated.folder, (copy) => {
      writeFileSync(join(copy, 'src', pair.file), plant(mutated, pair))
      return hasFailure(copy, pair.tests ?? [], mutated.env)
    })
    console.log(`${isCaught ? 'caught  ' : 'SURVIVED'}  ${pair.name}`)
    if (!isCaught) survivors.push(pair.name)
  }
  return survivors
}

function hasFailure(copy: string, tests: readonly string[], env = {}): Promise<boolean> {
  const args = [
    join(copy, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--bail=1',
    ...new Set(tests.map((file) => `src/${file}`)),
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
