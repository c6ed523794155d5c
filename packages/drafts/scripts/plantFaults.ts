import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One planted fault: a text of a source file, and what stands there instead. */
export interface Mutant {
  readonly name: string
  /** From the package's `src`. */
  readonly file: string
  readonly from: string
  readonly to: string
}

/** A package whose tests are to notice planted faults. */
export interface MutatedPackage {
  /** The package's folder. */
  readonly folder: string
  /** The tests to run, from `src`; all when absent. */
  readonly suite?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/** A fault that makes the suite hang is caught as well. */
const HANGS_MS = 60_000

/** The source with the fault planted. @throws when its text does not stand there exactly once. */
export function plant({ folder }: MutatedPackage, { name, file, from, to }: Mutant): string {
  const source = readFileSync(join(folder, 'src', file), 'utf8')
  if (source.split(from).length !== 2) throw new Error(`${name}: not exactly once in ${file}`)
  return source.replace(from, () => to)
}

/** Plants the fault in a copy of the sources and tells whether a test fails there. */
export async function isCaught(mutated: MutatedPackage, mutant: Mutant | null): Promise<boolean> {
  const { folder } = mutated
  const copy = mkdtempSync(join(tmpdir(), 'mutant-'))
  try {
    for (const part of ['src', 'scripts', 'package.json', 'tsconfig.json']) {
      cpSync(join(folder, part), join(copy, part), { recursive: true })
    }
    symlinkSync(join(folder, 'node_modules'), join(copy, 'node_modules'))
    if (mutant) writeFileSync(join(copy, 'src', mutant.file), plant(mutated, mutant))
    return (await runSuite(copy, mutated)) !== 0
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Plants one fault after another and prints which are caught. @throws when the suite fails without any. */
export async function catchAll(mutated: MutatedPackage, mutants: readonly Mutant[]): Promise<boolean> {
  // A suite that fails without a fault would catch everything.
  if (await isCaught(mutated, null)) throw new Error('The suite fails on the sources as they are.')
  const survivors: string[] = []
  for (const mutant of mutants) {
    const caught = await isCaught(mutated, mutant)
    console.log(`${caught ? 'caught  ' : 'SURVIVED'}  ${mutant.name}`)
    if (!caught) survivors.push(mutant.name)
  }
  console.log(`${mutants.length - survivors.length} of ${mutants.length} planted faults caught`)
  return survivors.length === 0
}

function runSuite(copy: string, { folder, suite, env }: MutatedPackage): Promise<number | null> {
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
  const files = suite?.map((file) => join('src', file)) ?? ['--exclude=**/mutants.test.ts']
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [vitest, 'run', '--bail=1', ...files], {
      cwd: copy,
      stdio: 'ignore',
      env: { ...process.env, ...env },
      timeout: HANGS_MS,
      killSignal: 'SIGKILL',
    })
    child.once('exit', (code) => resolve(code))
  })
}
