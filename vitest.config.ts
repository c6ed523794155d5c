import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes longest begins first, so that the other core has something to do meanwhile. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/tooling/generate/')
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      'packages/*',
      'apps/*',
      'tooling/vite',
      'tooling/partner-demo',
      'tooling/faults',
      'tooling/mutants',
      'tooling/own-locks',
      'tooling/seed',
      'tooling/generate',
      'tooling/reference',
    ],
  },
})
