import { relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  chosenFrom,
  faultsOf,
  mutatedFolders,
  ROOT,
  readMutatedPackage,
  shortened,
} from './mutatedPackage.ts'

// The mutants themselves: `pnpm --filter @coverkit/drafts mutants`, and of the other packages.

const drafts = readMutatedPackage(`${ROOT}/packages/drafts`)
const FILE = 'outbox/entryRules.ts'
const isFree = { in: `${FILE}#isFree`, mutator: 'LogicalOperator', to: '', reason: 'a test' }

describe('the lists of the packages', () => {
  it.each(mutatedFolders())('%s lists what its sources have', (folder) => {
    const mutated = readMutatedPackage(folder)
    expect(faultsOf(mutated)).toEqual([])
    expect(Object.values(mutated.ranges).flat().length).toBeGreaterThanOrEqual(10)
    const listed = [...(mutated.equivalents ?? []), ...(mutated.untested ?? [])]
    for (const { reason } of listed) expect(reason).toMatch(/\w+ \w+/)
  })

  it('no mutant is added to those that a test could kill and none does', () => {
    const untested = mutatedFolders().flatMap((folder) => readMutatedPackage(folder).untested ?? [])
    expect(untested.length).toBe(UNTESTED)
  })

  it('there is one for the drafts, the flows and the backend', () => {
    expect(mutatedFolders().map((folder) => relative(ROOT, folder))).toEqual(PACKAGES)
  })
})
/** Lower it with each one that a test kills. */
const UNTESTED = 33
const PACKAGES = ['packages/drafts', 'packages/flow-draft', 'tooling/sandbox']

describe('what is listed and does not exist', () => {
  it.each([
    ['a declaration', { ranges: { [FILE]: ['isFree', 'isFreee'] } }, `${FILE}#isFreee: no such declaration`],
    ['a file', { ranges: { 'outbox/gone.ts': ['isFree'] } }, 'outbox/gone.ts: no such file'],
    ['a test', { tests: { [FILE]: ['gone.test.ts'] } }, 'gone.test.ts: no such test'],
    [
      'an equivalent’s code',
      { equivalents: [{ ...isFree, from: 'state === gone' }] },
      `${FILE}#isFree: has no state === gone`,
    ],
    [
      'an equivalent’s range',
      { equivalents: [{ ...isFree, in: `${FILE}#gone`, from: '' }] },
      `${FILE}#gone: a mutant outside the ranges`,
    ],
    [
      'a pair’s text',
      { pairs: [{ name: 'a fault', file: FILE, from: 'gone', to: '', tests: [] }] },
      `Error: a fault: not exactly once in ${FILE}`,
    ],
  ])('%s is named', (_what, planted, fault) => {
    const mutated = { folder: drafts.folder, ranges: { [FILE]: ['isFree'] }, ...planted }
    expect(faultsOf(mutated)).toEqual([fault])
  })
})

it('chooses ranges and pairs by parts of their names', () => {
  const chosen = chosenFrom(drafts, [`${FILE}#isFree`])
  expect(chosen.ranges).toEqual({ [FILE]: ['isFree'] })
  expect(chosen.pairs).toEqual([])
})

it('shortens code to one line', () => {
  expect(shortened('a ||\n    b')).toBe('a || b')
  expect(shortened('x'.repeat(100))).toBe(`${'x'.repeat(70)}…`)
})
