import { expect, it } from 'vitest'
import { longStagesNamed } from './longStages.ts'

const names = (name?: string) => longStagesNamed(name).map((stage) => stage.name)

it('a long run does the unit and property tests, then what packages have for it', () => {
  expect(names()).toEqual([
    'unit',
    'core',
    'e2e',
    'generate',
    'reference',
    'releases',
    'sandbox',
    'storybook',
  ])
})

it('one is run alone by its name', () => {
  expect(longStagesNamed('e2e')).toEqual([{ name: 'e2e', line: 'pnpm --filter @coverkit/e2e run test:long' }])
  expect(() => names('e2')).toThrow(
    'No long run is named e2; there are: unit, core, e2e, generate, reference, releases, sandbox, storybook',
  )
})
