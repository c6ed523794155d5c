import { join } from 'node:path'
import { expect, test } from 'vitest'
import { touchedTests } from './touchedTests.ts'
import { ROOT } from './workspace.ts'

const linesOf = (...files: readonly string[]) =>
  Object.fromEntries(touchedTests(files).map(({ name, line }) => [name, line]))

const CHECKS = 'pnpm --filter @coverkit/checks run test'
/** Checks that read no screen and no rule. */
const UNREAD = ['occupationWords', 'lockfile', 'longParts', 'longMemory']
  .map((name) => `--exclude=**/${name}.test.ts`)
  .join(' ')

test('a file of core runs what imports it there, the types, and the checks that read it', () => {
  expect(linesOf('packages/core/src/needs/annuityFactor.ts')).toEqual({
    lint: 'pnpm exec biome check --config-path=biome.edit.json --no-errors-on-unmatched packages/core/src/needs/annuityFactor.ts',
    types: 'pnpm types',
    'packages/core': `pnpm --filter ./packages/core exec vitest related --run --passWithNoTests --exclude='**/*.slow.test.ts' ${join(ROOT, 'packages/core/src/needs/annuityFactor.ts')}`,
    checks: `TEST_ARGS='--exclude=**/componentPages.test.ts ${UNREAD}' ${CHECKS}`,
  })
})

test.each(['tooling/checks/src/fixedText.ts'])('a change of %s runs every check', (path) => {
  expect(linesOf('packages/core/src/needs/annuityFactor.ts', path).checks).toBe(CHECKS)
})

test('a file of the backend alone runs no check of what sites are built from', () => {
  expect(linesOf('tooling/sandbox/src/subjects/claims/lodgeClaim.ts').checks).toBe(
    `TEST_ARGS='--exclude=**/designCard.test.ts --exclude=**/componentPages.test.ts ${UNREAD}' ${CHECKS}`,
  )
})

test('the fields that suggest occupations run the check of their words', () => {
  const { checks } = linesOf('packages/ui/src/autosuggest/options.ts')
  expect(checks).not.toContain('occupationWords')
  expect(checks).not.toContain('componentPages')
})

test('a screen runs neither the check of occupations nor that of the pages of components', () => {
  expect(linesOf('packages/features/src/calculator/steps/about-you/AboutYouStep.tsx').checks).toBe(
    `TEST_ARGS='--exclude=**/componentPages.test.ts ${UNREAD}' ${CHECKS}`,
  )
})

test('a part of the kit runs its stories, which are its tests', () => {
  const { stories } = linesOf('packages/ui/src/button/Button.tsx')
  expect(stories).toBe(
    'pnpm --filter @coverkit/storybook exec vitest run --project stories* packages/ui/src/button/',
  )
})

test('a file of a screen runs the stories of the nearest folder that has some, and the tests that import it', () => {
  const lines = linesOf('packages/features/src/calculator/steps/about-you/model.ts')
  expect(lines.stories).toContain(' packages/features/src/calculator/steps/about-you/')
  expect(lines['packages/features']).toContain('vitest related')
})

test('a file of the backend runs the tests of its folder', () => {
  expect(linesOf('tooling/sandbox/src/subjects/claims/lodgeClaim.ts')['tooling/sandbox']).toBe(
    "pnpm --filter ./tooling/sandbox exec vitest run --exclude='**/*.slow.test.ts' src/subjects/claims/",
  )
})

test.each(['openapi.yaml', 'scripts/readerSource.ts'])(
  'api-client’s %s, which its sources are made of, runs its tests',
  (name) => {
    expect(linesOf(`packages/api-client/${name}`)['packages/api-client']).toBe(
      'pnpm --filter ./packages/api-client exec vitest run',
    )
  },
)

test('a page of the docs runs the checks alone', () => {
  expect(Object.keys(linesOf('docs/style.md'))).toEqual(['checks'])
})

test('a slow test that was edited itself is run', () => {
  const path = 'packages/core/src/questionnaire/personal/agreement.slow.test.ts'
  expect(linesOf(path)['packages/core']).not.toContain('exclude')
})
