import { globSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that mostly wait for processes and clocks. They run first, so that others use the processor. */
const WAITING = /(folder|sandboxMain|migration|durability|limitRates|fullDisk|postgres)\.slow\.test\.ts$/

class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification) => WAITING.test(moduleId)
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}

/** Tests of what differs between database engines, without those that run on all of them anyway. */
const engineTests = () =>
  globSync('src/**/*.test.ts', { exclude: ['**/*.slow.test.ts'] }).filter((path) =>
    readFileSync(path, 'utf8').includes('describe.each(ENGINES)'),
  )

export default defineConfig({
  test: {
    include: process.env.ENGINES === 'embedded' ? engineTests() : configDefaults.include,
    sequence: { sequencer: WaitingFirst },
    globalSetup: './src/testing/globalSetup.ts',
    setupFiles: ['@coverkit/seed/set-seed', './src/testing/refuseLocalNames.ts'],
    // Generous, since the tests do not measure time: a busy machine is slower, and a broken backend fails all the
    // same.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // No module retains state between tests, and loading both engines again for each file would take most of the
    // time.
    isolate: false,
  },
})
