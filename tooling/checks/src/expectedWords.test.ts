import { describe, expect, it } from 'vitest'
import { checkExpectedWords, INPUT_MODULES, unusedInputModules } from './expectedWords.ts'
import { readWorkspace } from './workspace.ts'

const check = (text: string, path = 'tests/a.spec.ts', folder = 'tooling/e2e') =>
  checkExpectedWords([
    { name: '', folder, dependencies: [], exports: {}, imports: {}, files: [{ path, text }] },
  ]).map(({ where, fault }) => `${where}: ${fault.split(' ')[0]}`)

// Assembled here, so that this file does not break the rule against climbing.
const outside = ['..', '..', '..', 'packages/features/src/copy.ts'].join('/')

describe('a planted import of what the product says is found', () => {
  it.each([
    [
      'import { saveMessages } from "@coverkit/features/common/save-messages"',
      '@coverkit/features/common/save-messages',
    ],
    ["import { formatDay, type Day } from '@coverkit/core'", '@coverkit/core'],
    ["import * as copy from '@coverkit/ui'", '@coverkit/ui'],
    ["import '@coverkit/site'", '@coverkit/site'],
    ["import brand from '@coverkit/wattlebird'", '@coverkit/wattlebird'],
    ["import { STRICT_AREAS } from '@coverkit/vite/headers'", '@coverkit/vite/headers'],
    [
      "export { conflictCopy } from '@coverkit/features/common/conflict-copy'",
      '@coverkit/features/common/conflict-copy',
    ],
    ["export * from '@coverkit/brand'", '@coverkit/brand'],
    ["const { copy } = await import('@coverkit/features/calculator')", '@coverkit/features/calculator'],
    ['const { copy } = await import(name)', 'import(…)'],
    [`import { copy } from '${outside}'`, '../../../packages/features/src/copy.ts'],
  ])('%s', (text, specifier) => {
    expect(check(text)).toEqual([`tooling/e2e/tests/a.spec.ts: ${specifier}`])
  })

  it('in what tests are made of, and in long runs', () => {
    const text = "import { formatDay } from '@coverkit/core'"
    expect(check(text, 'src/model/a.ts')).toHaveLength(1)
    expect(check(text, 'long/a.long.ts')).toHaveLength(1)
  })
})

describe('not found is', () => {
  it.each([
    ['types', "import type { FlowName } from '@coverkit/core'\nimport { type Brand } from '@coverkit/brand'"],
    ['types handed on', "export type { FlowName } from '@coverkit/core'"],
    ['inputs', "import { startFaultProxy } from '@coverkit/faults'"],
    ['the tests’ own modules', "import { line } from '../src/expectedSaveLines.ts'"],
    ['tools of others', "import { expect } from '@playwright/test'\nimport { join } from 'node:path'"],
    ['a name in a text', 'test("import \'@coverkit/core\'")'],
  ])('%s', (_, text) => {
    expect(check(text)).toEqual([])
  })

  it('what other packages import', () => {
    expect(check("import { formatDay } from '@coverkit/core'", 'src/a.ts', 'packages/site')).toEqual([])
  })
})

it('no browser test of the workspace expects the words that the product hands it', () => {
  expect(checkExpectedWords(readWorkspace())).toEqual([])
})

it('every module of the list is used, and says in one line why it may be', () => {
  expect(unusedInputModules(readWorkspace())).toEqual([])
  expect(unusedInputModules([])).toEqual([...INPUT_MODULES.keys()])
  for (const reason of INPUT_MODULES.values()) expect(reason).toMatch(/^[^\n]{10,100}$/)
})
