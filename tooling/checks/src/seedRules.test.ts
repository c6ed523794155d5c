import { describe, expect, it } from 'vitest'
import { checkSeeds } from './seedRules.ts'
import { readWorkspace } from './workspace.ts'

const faultsOf = (folder: string, files: Readonly<Record<string, string>>) =>
  checkSeeds([
    {
      name: '',
      folder,
      dependencies: [],
      exports: {},
      imports: {},
      files: Object.entries(files).map(([path, text]) => ({ path, text })),
    },
  ]).map(({ where, fault }) => `${where} ${fault.split(/[ ;]/)[0]}`)

// Assembled here, so that this file does not break the rules it tests.
const random = ['Math', 'random()'].join('.')
const clock = ['Date.now()', '2 ** 31'].join(' % ')
const values = ['crypto.getRandom', 'Values(new Uint8Array(4))'].join('')
const integer = ['random', 'Int(9)'].join('')

const property = { 'src/a.test.ts': "import fc from 'fast-check'" }
const seeded = "defineConfig({ test: { setupFiles: '@coverkit/seed/set-seed' } })"

describe('a planted violation of each rule is found', () => {
  it.each([
    ['packages/core', 'src/a.test.ts', `const seed = ${random}`],
    ['packages/core', 'src/a.test.tsx', `const seed = ${clock}`],
    ['packages/core', 'src/testing/a.ts', `const seed = ${values}`],
    ['packages/core', 'src/a.fixture.ts', `const seed = ${integer}`],
    ['tooling/sandbox', 'src/a.long.ts', `const seed = Number(process.env.SEED ?? ${random})`],
    ['tooling/e2e', 'tests/a.spec.ts', `const age = 20 + ${integer}`],
    ['tooling/e2e', 'src/a.ts', `const seed = ${clock}`],
  ])('%s/%s: %s', (folder, path, text) => {
    expect(faultsOf(folder, { [path]: text })).toEqual([`${folder}/${path} takes`])
  })

  it('a configuration that does not set the seed, of whatever runs properties', () => {
    const plain = 'defineConfig({})'
    const faults = ['packages/core/vitest.config.ts does']
    expect(faultsOf('packages/core', { ...property, 'vitest.config.ts': plain })).toEqual(faults)
    expect(faultsOf('packages/core', { ...property, 'vitest.setup.ts': seeded })).toEqual(faults)
    expect(faultsOf('packages/core', property)).toEqual(faults)
    const plugin = { 'src/a.test.ts': "import { fc, test } from '@fast-check/vitest'" }
    expect(faultsOf('packages/core', plugin)).toEqual(faults)
    expect(
      faultsOf('packages/core', { ...property, 'vitest.config.ts': seeded, 'vitest.long.config.ts': plain }),
    ).toEqual(['packages/core/vitest.long.config.ts does'])
  })

  it('properties of browser tests without a seed', () => {
    const text = 'fc.assert(fc.property(fc.nat(), (value) => see(value)), { numRuns: 5 })\nconst seed = 1'
    expect(faultsOf('tooling/e2e', { 'src/a.ts': text })).toEqual(['tooling/e2e/src/a.ts runs'])
  })
})

it.each([
  ['packages/core', 'src/a.ts', `const jitter = ${random}`],
  ['packages/core', 'src/a.test.ts', 'const brand = crypto.randomUUID()'],
  ['packages/core', 'src/a.test.ts', 'const key = randomBytes(32)'],
  ['packages/core', 'src/a.test.ts', 'stub({ getRandomValues: crypto.getRandomValues.bind(crypto) })'],
  ['tooling/e2e', 'tests/a.spec.ts', 'Math.random = () => 0.5'],
  ['tooling/e2e', 'src/a.ts', 'fc.assert(fc.property(fc.nat(), see), { seed, numRuns: 5 })'],
  ['packages/core', 'src/a.test.ts', "import { test } from 'vitest'"],
])('%s/%s may say %s', (folder, path, text) => {
  expect(faultsOf(folder, { [path]: text })).toEqual([])
})

it('properties may run where the configuration sets the seed', () => {
  expect(faultsOf('packages/core', { ...property, 'vitest.config.ts': seeded })).toEqual([])
})

it('the workspace keeps the rules', () => {
  expect(checkSeeds(readWorkspace())).toEqual([])
})
