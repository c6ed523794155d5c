import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Mutant } from './Mutant.ts'
import { plant, SANDBOX } from './plant.ts'

const ROOT = dirname(dirname(SANDBOX.replace(/\/$/, '')))
const COPIED = ['src', 'verify', 'data', 'drizzle', 'package.json', 'tsconfig.json', 'vitest.config.ts']
const LINKED = ['apps', 'packages']
/** A fault that makes the tests hang counts as caught too. */
const HANGS_MS = 180_000
/** The limit for all tests together, without a fault. */
const WHOLE_MS = 1_800_000

/** Plants the fault in a copy of the backend, or with null none; returns true if a test fails. */
export async function isCaught(mutant: Mutant | null, tests: readonly string[]): Promise<boolean> {
  const root = mkdtempSync(join(tmpdir(), 'coverkit-mutant-'))
  try {
    const copy = copyInto(root)
    if (mutant) writeFileSync(join(copy, 'src', mutant.file), plant(mutant))
    return (await runTests(copy, tests, mutant ? HANGS_MS : WHOLE_MS)) !== 0
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** The copy has the repository's layout, since the backend reads the brands' folders. */
function copyInto(root: string): string {
  const copy = join(root, 'tooling', 'sandbox')
  mkdirSync(copy, { recursive: true })
  for (const part of COPIED) cpSync(join(SANDBOX, part), join(copy, part), { recursive: true })
  symlinkSync(join(SANDBOX, 'node_modules'), join(copy, 'node_modules'))
  for (const folder of LINKED) symlinkSync(join(ROOT, folder), join(root, folder))
  for (const folder of readdirSync(join(ROOT, 'tooling')))
    if (folder !== 'sandbox') symlinkSync(join(ROOT, 'tooling', folder), join(root, 'tooling', folder))
  return copy
}

function runTests(folder: string, tests: readonly string[], timeout: number): Promise<number | null> {
  const vitest = join(SANDBOX, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', '--bail=1', ...tests.map((file) => join('src', file))]
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: 'ignore',
      timeout,
      killSignal: 'SIGKILL',
    })
    child.once('exit', (code) => resolve(code))
  })
}
