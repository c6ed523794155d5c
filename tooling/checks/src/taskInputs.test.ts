import { expect, test } from 'vitest'
import { taskInputs } from './taskInputs.ts'

const inputs = taskInputs([
  'test',
  'test:rest',
  'test:embedded',
  'test:pictures',
  'test:long',
  '//#lint',
  '//#types',
])

/** A file, the tasks that read it, and tasks that don't. */
const ROWS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'packages/core/src/needs/annuityFactor.ts',
    [
      '//#lint',
      '//#types',
      '@coverkit/checks#test',
      '@coverkit/core#test',
      '@coverkit/features#test',
      '@coverkit/site#test',
      '@coverkit/sandbox#test',
      '@coverkit/sandbox#test:rest',
      '@coverkit/sandbox#test:embedded',
      '@coverkit/sandbox#test:long',
      '@coverkit/e2e#test:long',
      '@coverkit/storybook#test',
      '@coverkit/releases#test',
      '@coverkit/wattlebird#build',
      '@coverkit/e2e#test',
      '@coverkit/e2e#test:rest',
      '@coverkit/e2e#test:pictures',
      '@coverkit/hosting#test',
    ],
    ['@coverkit/flow#test', '@coverkit/identity#test', '@coverkit/faults#test'],
  ],
  [
    'packages/ui/src/button/Button.tsx',
    ['@coverkit/ui#test', '@coverkit/features#test', '@coverkit/storybook#test', '@coverkit/e2e#test'],
    ['@coverkit/core#test', '@coverkit/sandbox#test', '@coverkit/flow-draft#test'],
  ],
  [
    'packages/ui/src/button/Button.stories.tsx',
    ['@coverkit/ui#test', '@coverkit/storybook#test'],
    ['@coverkit/wattlebird#build', '@coverkit/e2e#test', '@coverkit/core#test'],
  ],
  [
    'packages/core/src/needs/annuityFactor.test.ts',
    ['@coverkit/core#test', '@coverkit/checks#test'],
    ['@coverkit/features#test', '@coverkit/sandbox#test', '@coverkit/e2e#test'],
  ],
  [
    'tooling/sandbox/src/subjects/claims/lodgeClaim.ts',
    ['@coverkit/sandbox#test', '@coverkit/sandbox#test:rest', '@coverkit/e2e#test', '@coverkit/serve#test'],
    ['@coverkit/core#test', '@coverkit/features#test', '@coverkit/wattlebird#build'],
  ],
  [
    'packages/api-client/openapi.yaml',
    [
      '//#types',
      '@coverkit/api-client#test',
      '@coverkit/core#test',
      '@coverkit/features#test',
      '@coverkit/sandbox#test',
      '@coverkit/storybook#test',
      '@coverkit/reference#test',
      '@coverkit/vite#test',
      '@coverkit/releases#test',
      '@coverkit/wattlebird#build',
      '@coverkit/e2e#test',
    ],
    ['@coverkit/flow#test', '@coverkit/embed-sdk#test', '@coverkit/faults#test'],
  ],
  [
    'packages/api-client/scripts/readerSource.ts',
    ['//#types', '@coverkit/api-client#test', '@coverkit/core#test', '@coverkit/wattlebird#build'],
    ['@coverkit/flow#test', '@coverkit/embed-sdk#test', '@coverkit/faults#test'],
  ],
  // Made by the task on which all that read them depend: their text before a run says nothing of what the run reads.
  ...['packages/api-client/src/generated/schema.ts', 'packages/core/src/generated/wire.ts'].map(
    (made) =>
      [
        made,
        [],
        [
          '//#types',
          '@coverkit/api-client#test',
          '@coverkit/core#test',
          '@coverkit/mutants#test',
          '@coverkit/releases#test',
          '@coverkit/storybook#test',
          '@coverkit/vite#test',
        ],
      ] as const,
  ),
  [
    'apps/wattlebird/src/brand.ts',
    [
      '@coverkit/features#test',
      '@coverkit/vite#test',
      '@coverkit/storybook#test',
      '@coverkit/embed#build',
      '@coverkit/e2e#test',
    ],
    ['@coverkit/core#test', '@coverkit/sandbox#test', '@coverkit/redearth#build'],
  ],
  [
    'docs/style.md',
    ['@coverkit/checks#test', '@coverkit/generate#test', '@coverkit/releases#test:long'],
    ['@coverkit/core#test', '@coverkit/core#test:long', '@coverkit/e2e#test'],
  ],
  ['docs/embedding.md', ['@coverkit/partner-demo#test'], ['@coverkit/embed-sdk#test']],
  [
    'docs/guides/point-the-site-at-your-backend.md',
    ['@coverkit/sandbox#test'],
    ['@coverkit/sandbox#test:rest', '@coverkit/core#test'],
  ],
  ['docs/identity-faults.md', ['@coverkit/identity#test'], ['@coverkit/sandbox#test']],
  ['packages/drafts/mutants.yaml', ['@coverkit/mutants#test'], ['@coverkit/core#test']],
]

test.each(ROWS)('a change of %s runs what reads it, and nothing else', (file, readers, others) => {
  const isInput = (task: string) => inputs.get(task)?.has(file)
  expect(readers.filter((task) => !isInput(task))).toEqual([])
  expect(others.filter((task) => isInput(task) !== false)).toEqual([])
})
