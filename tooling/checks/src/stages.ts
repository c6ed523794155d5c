import { join } from 'node:path'
import { ROOT } from './workspace.ts'

export interface Command {
  readonly line: string
  /** The JSON report that the command writes, to be counted. */
  readonly report?: string
}

export interface Stage {
  readonly name: string
  readonly commands: readonly Command[]
}

export const RESULTS = join(ROOT, '.data', 'results')
/** Vitest leaves a core out by itself, which of two is half of the machine; the projects of a file take it from here only. */
const VITEST = 'vitest run --maxWorkers=100% --reporter=default --reporter=json'
const vitest = (filter: string, report: string): Command => ({
  line: `pnpm --filter ${filter} exec ${VITEST} --outputFile.json=${join(RESULTS, report)}`,
  report,
})

export const stages: readonly Stage[] = [
  {
    name: 'Checks and types',
    commands: [
      { line: 'pnpm exec biome check .' },
      { line: 'pnpm exec turbo boundaries --no-color' },
      { line: 'pnpm exec knip' },
      { line: 'pnpm exec turbo run types --output-logs=errors-only' },
      vitest('@coverkit/checks', 'checks.json'),
    ],
  },
  {
    name: 'Unit and property tests',
    commands: [
      {
        line: `pnpm exec ${VITEST} --testTimeout=60000 --outputFile.json=${join(RESULTS, 'unit.json')}`,
        report: 'unit.json',
      },
    ],
  },
  {
    name: 'Builds',
    commands: [
      { line: 'pnpm exec turbo run build --filter=./apps/* --filter=./packages/* --output-logs=errors-only' },
    ],
  },
  { name: 'Hosting', commands: [vitest('@coverkit/hosting', 'hosting.json')] },
  { name: 'Stories', commands: [vitest('@coverkit/storybook', 'stories.json')] },
  {
    name: 'Browser tests',
    commands: [{ line: 'pnpm --filter @coverkit/e2e exec playwright test', report: 'browser.json' }],
  },
  { name: 'API and engines', commands: [vitest('@coverkit/sandbox', 'api.json')] },
]

/** The stages whose names hold one of the words; all without words. */
export function stagesNamed(words: readonly string[]): readonly Stage[] {
  if (words.length === 0) return stages
  return stages.filter(({ name }) => words.some((word) => name.toLowerCase().includes(word.toLowerCase())))
}
