import { expect, it } from 'vitest'
import { castsOf, codeFigures } from './codeFigures.ts'
import { exportedNames } from './exportedNames.ts'
import type { WorkspacePackage } from './workspace.ts'

const packageOf = (
  name: string,
  files: Readonly<Record<string, string>>,
  exports: Readonly<Record<string, string>> = {},
): WorkspacePackage => ({
  name: `@coverkit/${name}`,
  folder: `packages/${name}`,
  dependencies: [],
  exports,
  imports: {},
  files: Object.entries(files).map(([path, text]) => ({ path, text })),
})

const core = packageOf(
  'core',
  {
    'src/index.ts': "export { one, two } from './one.ts'\nexport type { Three } from './one.ts'\n",
    'src/claims/index.ts': 'export const two = 2\n',
    'src/one.ts': 'export const one = 1\n',
    'src/one.test.ts': '\n'.repeat(99),
  },
  { '.': './src/index.ts', './claims': './src/claims/index.ts', './testing': './src/one.ts' },
)

const features = packageOf('features', {
  'src/quote/steps/life/LifeStep.tsx': "import { one } from '@coverkit/core'\n",
  'src/quote/steps/life/step.ts': 'const a = one as unknown as string\nconst b = [] as const\n',
  'src/quote/steps/life/step.test.ts': "import { two } from '@coverkit/core/claims'\n",
  'src/quote/steps/shared/words.ts': '\n'.repeat(21),
})

const workspace = [core, features]

it('names of a package have the files elsewhere that import their entry and name them', () => {
  const rows = exportedNames(core, workspace).map(({ entry, name, isType, users, isShipped }) =>
    [entry, name, isType ? 'type' : 'value', users.length, isShipped].join(' '),
  )
  expect(rows).toEqual([
    '. one value 1 true',
    '. two value 0 false',
    '. Three type 0 false',
    './claims two value 1 false',
  ])
})

it('casts are counted without `as const`, and apart where they pass by the compiler', () => {
  const text = "const a = b as string\nconst c = d as never\nconst e = ['as never'] as const // as unknown\n"
  expect(castsOf({ path: 'a.ts', text })).toEqual({ all: 2, forced: 1 })
})

it('tests count nowhere, and a folder without a screen is no step', () => {
  expect(Object.fromEntries(codeFigures(workspace))).toEqual({
    'files of the step quote/life': 2,
    steps: 1,
    'files of all steps': 2,
    'files of features': 3,
    'files of 20 lines or fewer': 5,
    casts: 2,
    '… to unknown or never': 1,
    'names that core exports': 4,
    '… that no other package uses': 2,
    '… of these, values': 1,
    'lines of packages/core': 4,
    'lines of packages/features': 24,
    'lines of all these': 28,
  })
})
