import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type MutatedPackage, ROOT } from './mutatedPackage.ts'
import { outcomeOf, patternsOf } from './survivors.ts'

const FILE = 'outbox/entryRules.ts'
const mutated: MutatedPackage = { folder: join(ROOT, 'packages/drafts'), ranges: { [FILE]: ['isFree'] } }
const source = readFileSync(join(mutated.folder, 'src', FILE), 'utf8')
const CODE = "state !== 'in-flight'"
const line = source.slice(0, source.indexOf(CODE)).split('\n').length
const column = (source.split('\n')[line - 1] ?? '').indexOf(CODE) + 1
const location = { start: { line, column }, end: { line, column: column + CODE.length } }
const mutant = { mutatorName: 'ConditionalExpression', replacement: 'true', location }
const reportOf = (...statuses: readonly string[]) => ({
  files: { [`src/${FILE}`]: { source, mutants: statuses.map((status) => ({ ...mutant, status })) } },
})
const survivor = { in: `${FILE}#isFree`, mutator: 'ConditionalExpression', from: CODE, to: 'true' }

it('names a mutant that no test killed by its declaration', () => {
  expect(outcomeOf(mutated, reportOf('Killed', 'Timeout', 'Survived', 'Ignored'))).toEqual({
    mutants: 3,
    killed: 2,
    equivalent: 0,
    untested: 0,
    survivors: [{ ...survivor, line }],
  })
  expect(outcomeOf(mutated, reportOf('NoCoverage')).survivors).toHaveLength(1)
})

it('excuses a listed equivalent, and no other replacement of the same code', () => {
  const excused = { ...mutated, equivalents: [{ ...survivor, reason: 'a test' }] }
  expect(outcomeOf(excused, reportOf('Survived'))).toMatchObject({ equivalent: 1, survivors: [] })
  const untested = { ...mutated, untested: excused.equivalents }
  expect(outcomeOf(untested, reportOf('Survived'))).toMatchObject({
    untested: 1,
    equivalent: 0,
    survivors: [],
  })
  const other = { ...mutated, equivalents: [{ ...survivor, to: 'false', reason: 'a test' }] }
  expect(outcomeOf(other, reportOf('Survived'))).toMatchObject({ equivalent: 0, survivors: [survivor] })
})

it('does not take a file without mutants for one whose mutants were killed', () => {
  expect(() => outcomeOf(mutated, { files: {} })).toThrow(`No mutants in ${FILE}`)
  expect(() => outcomeOf(mutated, reportOf('Ignored'))).toThrow(`No mutants in ${FILE}`)
})

it('gives StrykerJS the lines of a declaration when it runs', () => {
  expect(patternsOf(mutated)).toEqual([
    expect.stringMatching(/^src\/outbox\/entryRules\.ts:\d+:\d+-\d+:\d+$/),
  ])
  expect(() => patternsOf({ ...mutated, ranges: { [FILE]: ['gone'] } })).toThrow('has no declaration gone')
})
