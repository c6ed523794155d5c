import { defineConfig } from 'vitest/config'
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

export default defineConfig({
  test: {
    sequence: { sequencer: WaitingFirst },
    globalSetup: './src/testing/globalSetup.ts',
    setupFiles: '@coverkit/seed/set-seed',
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
