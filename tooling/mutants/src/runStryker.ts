import { spawn } from 'node:child_process'
import { readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installLocked } from '@coverkit/own-locks'
import type { MutatedPackage } from './mutatedPackage.ts'
import { inPackageCopy } from './packageCopy.ts'
import { type MutationReport, patternsOf } from './survivors.ts'

const HERE = join(dirname(fileURLToPath(import.meta.url)), '..')
const STRYKER = join(HERE, 'stryker')
const CONFIG = 'vitest.mutants.config.ts'
/** Their mutants change texts, shapes and types rather than rules. */
const EXCLUDED = ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex', 'OptionalChaining']

/** Installs StrykerJS for this command alone. Its Vitest is the workspace's, since a test must import the same one. */
function installStryker(): void {
  const modules = join(STRYKER, 'node_modules')
  installLocked(STRYKER, ['--legacy-peer-deps'])
  rmSync(join(modules, 'vitest'), { recursive: true, force: true })
  symlinkSync(realpathSync(join(HERE, 'node_modules', 'vitest')), join(modules, 'vitest'), 'junction')
}

/** Mutates the listed declarations in a copy of the package, and runs the tests on each mutant. */
export async function runStryker(mutated: MutatedPackage): Promise<MutationReport> {
  installStryker()
  return inPackageCopy(mutated.folder, async (copy) => {
    const [options, report] = [join(copy, 'stryker-options.json'), join(copy, 'stryker-report.json')]
    const tests = Object.keys(mutated.ranges).flatMap((file) => mutated.tests?.[file] ?? [])
    if (tests.length > 0) writeFileSync(join(copy, CONFIG), configOf(tests))
    writeFileSync(options, JSON.stringify(optionsOf(report, mutated, tests.length > 0)))
    await run(process.execPath, [join(STRYKER, 'run.js'), options], copy, mutated.env)
    return JSON.parse(readFileSync(report, 'utf8')) as MutationReport
  })
}

/**
 * Returns the package's configuration of Vitest with only these tests. StrykerJS's own `testFiles` sets a mutant of a
 * constant after its module was evaluated, and runs no test on it.
 */
const configOf = (tests: readonly string[]): string => `import config from './vitest.config.ts'
const include = ${JSON.stringify([...new Set(tests)].map((file) => `src/${file}`))}
export default { ...config, test: { ...config.test, include } }
`

function optionsOf(report: string, mutated: MutatedPackage, hasTests: boolean): object {
  return {
    // The copy is mutated as it is: StrykerJS's own copy has no other packages around it.
    inPlace: true,
    mutate: patternsOf(mutated),
    mutator: { excludedMutations: EXCLUDED },
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { related: !hasTests, pool: 'forks', ...(hasTests && { configFile: CONFIG }) },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    dryRunTimeoutMinutes: 10,
    timeoutMS: 3_000,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    // StrykerJS reads a tsconfig with an interface that TypeScript 7 does not have.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    checkers: [],
    warnings: { slow: false },
    allowConsoleColors: false,
  }
}

/** Runs a command to its end. @throws when it fails */
function run(command: string, args: readonly string[], cwd: string, env = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    )
  })
}
