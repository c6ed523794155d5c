import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that wait for killed processes and for clocks: the processor is the others' meanwhile, where there are others left. */
const WAITING = /(folder|sandboxMain|migration|durability|limitRates|fullDisk|postgres)\.test\.ts$/

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
    // Generous, since nothing is timed here: a busy machine takes longer, a broken backend fails all the same.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // No module keeps state between tests, and loading both engines again for each file is what takes time.
    isolate: false,
  },
})
