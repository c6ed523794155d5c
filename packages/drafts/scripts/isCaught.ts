import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './outboxMutants.ts'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))
const SUITE = [
  'outbox.test.ts',
  'tabs.test.ts',
  'owners.test.ts',
  'storage.test.ts',
  'outbox.interleavings.test.ts',
]
/** A fault that makes the suite hang is caught as well. */
const HANGS_MS = 60_000

/** The source with the fault planted. @throws when its text does not stand there exactly once. */
export function plant({ name, file, from, to }: Mutant): string {
  const source = readFileSync(join(PACKAGE, 'src', file), 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${name}: not exactly once in ${file}`)
  return source.replace(from, () => to)
}

/** Plants the fault in a copy of the sources and tells whether a test fails there. */
export async function isCaught(mutant: Mutant | null, suite = SUITE): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'drafts-mutant-'))
  try {
    for (const part of ['src', 'package.json', 'tsconfig.json']) {
      cpSync(join(PACKAGE, part), join(copy, part), { recursive: true })
    }
    symlinkSync(join(PACKAGE, 'node_modules'), join(copy, 'node_modules'))
    if (mutant) writeFileSync(join(copy, 'src', mutant.file), plant(mutant))
    return (await runSuite(copy, suite)) !== 0
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function runSuite(folder: string, suite: readonly string[]): Promise<number | null> {
  const vitest = join(PACKAGE, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [vitest, 'run', '--bail=1', ...suite.map((file) => join('src', file))]
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: 'ignore',
      env: { ...process.env, OUTBOX_RUNS: '400' },
      timeout: HANGS_MS,
      killSignal: 'SIGKILL',
    })
    child.once('exit', (code) => resolve(code))
  })
}
