import { describe, expect, it } from 'vitest'
import { checkNames } from './standardNames.ts'
import { readWorkspace } from './workspace.ts'

const check = (text: string, folder = 'tooling/sandbox', path = 'src/a.ts') =>
  checkNames([{ name: '', folder, dependencies: [], exports: {}, imports: {}, files: [{ path, text }] }]).map(
    ({ fault }) => fault,
  )

describe('a planted name is found', () => {
  it.each([
    ['const keepRevision = 1', 'keepRevision: for "keep" write store, retain, persist'],
    ['const { told } = answer', 'told: for "told" write notified, reported'],
    ['export interface Asked {}', 'Asked: for "asked" write requested'],
    ['const { keeping } = status', 'keeping: write saveState'],
    ['requires: [NOT_SUBMITTED]', 'NOT_SUBMITTED: write UNSUBMITTED'],
    ['const POST_TWINS = []', 'POST_TWINS: for "twins" write aliases'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a source text with a template in it
    ['const text = `${keptRow.id} rows`', 'keptRow: for "kept" write stored, retained, persisted'],
  ])('%s', (text, fault) => {
    expect(check(text)).toEqual([fault])
  })

  it('once a file', () => {
    expect(check('const kept = 1\nsave(kept)')).toHaveLength(1)
  })
})

describe('not found is', () => {
  it.each([
    ['a comment', '/** What was kept is told. */\nconst row = 1 // Nobody asked.'],
    ['a pattern', 'const line = text.match(/^kept (until) [/] told/u)'],
    ['a text', "test('a kept draft is told')\nconst line = `a draft is kept`"],
    ['a word that has one in it', 'const task = basket(flask)'],
    ['what Node or a column is called', 'const agent = { keepAlive: true }\nmails.askedBy'],
  ])('%s', (_, text) => {
    expect(check(text)).toEqual([])
  })
})

it('a question is asked and an answer kept in a questionnaire, and nowhere else', () => {
  const text = 'const { ask, kept, keptRows } = answers'
  expect(check(text, 'packages/core', 'src/questionnaire/evaluate.ts')).toEqual([
    'keptRows: for "kept" write stored, retained, persisted',
  ])
  expect(check(text, 'packages/core', 'src/quote/evaluate.ts')).toHaveLength(3)
})

it('the workspace uses the standard terms', () => {
  expect(checkNames(readWorkspace())).toEqual([])
})
