import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sharedChunks } from './sharedChunks.ts'

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true })
})

const ORDER = ['site', 'steps', 'draft']
const SOURCES = [
  'packages/ui/src/button/Button.tsx',
  'packages/ui/src/button/Button.test.tsx',
  'packages/ui/src/button/button.css.ts',
  'packages/ui/src/Field.tsx',
  'packages/flow/src/redirectFor.ts',
  'packages/flow/src/rows.ts',
  'packages/flow/src/walk.ts',
]
const LISTS = {
  ui: { site: ['button/**'], steps: ['Field.tsx'] },
  flow: { steps: ['*.ts'], draft: ['redirectFor.ts'], unshared: ['rows.ts'] },
}

/** The table of a root with these lists, without the sources that are taken away. */
function tableOf(lists: Readonly<Record<string, unknown>>, without = '') {
  const root = mkdtempSync(join(tmpdir(), 'coverkit-chunks-'))
  roots.push(root)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const path of SOURCES) if (path !== without) write(path, '')
  for (const [name, list] of Object.entries(lists))
    write(`packages/${name}/src/chunks.json`, JSON.stringify(list))
  return sharedChunks(root, ORDER)
}

const chunksOf = (table: ReturnType<typeof sharedChunks>, id: string) =>
  table.filter(({ test }) => test.test(id)).map(({ name }) => name)

it.each([
  ['packages/ui/src/button/Button.tsx', ['site']],
  ['packages/ui/src/button/Button.tsx?own', ['site']],
  ['packages/ui/src/button/button.css.ts.vanilla.css', ['site']],
  ['packages/ui/src/Field.tsx', ['steps']],
  ['packages/ui/src/Field.ts', []],
  ['packages/ui/src/form/Field.tsx', []],
  ['packages/flow/src/walk.ts', ['steps']],
  ['packages/flow/src/redirectFor.ts', ['draft']],
  ['packages/flow/src/rows.ts', []],
])('%s is in no chunk but %j', (path, chunks) => {
  expect(chunksOf(tableOf(LISTS), `/w/${path}`)).toEqual(chunks)
})

it('keeps the order of the chunks, whichever home names them', () => {
  expect(tableOf(LISTS).map(({ name }) => name)).toEqual(ORDER)
})

it('names the home and the file that was renamed', () => {
  expect(() => tableOf(LISTS, 'packages/ui/src/Field.tsx')).toThrow(
    'packages/ui/src/chunks.json: "Field.tsx" of "steps" matches no file.',
  )
})

it.each([
  ['a folder that is not there', 'buttons/**'],
  ['a folder instead of its files', 'button'],
  ['a test', 'button/Button.test.tsx'],
  ['a file of another home', '../../flow/src/walk.ts'],
])('refuses %s', (_what, path) => {
  expect(() => tableOf({ ...LISTS, ui: { site: [path] } })).toThrow(
    `packages/ui/src/chunks.json: "${path}" of "site" matches no file.`,
  )
})

it('refuses a chunk that has no place in the order', () => {
  expect(() => tableOf({ ...LISTS, ui: { sites: ['Field.tsx'] } })).toThrow(
    'packages/ui/src/chunks.json: "sites" is not a chunk of tooling/vite/src/chunkOrder.ts.',
  )
})

it('refuses a chunk of the order that no home has files for', () => {
  expect(() => tableOf({ flow: LISTS.flow })).toThrow('chunkOrder.ts: no chunks.json has files for "site".')
})

it('refuses a file in two chunks, and one that is named twice', () => {
  expect(() => tableOf({ ...LISTS, ui: { site: ['Field.tsx'], steps: ['Field.tsx'] } })).toThrow(
    'packages/ui/src/Field.tsx is named twice: packages/ui/src/chunks.json ("Field.tsx" of "site"), packages/ui/src/chunks.json ("Field.tsx" of "steps").',
  )
  expect(() => tableOf({ ...LISTS, ui: { site: ['**', 'button/**'] } })).toThrow(
    'packages/ui/src/button/Button.tsx is named twice: packages/ui/src/chunks.json ("**" of "site"), packages/ui/src/chunks.json ("button/**" of "site").',
  )
})

it('has a table of the repository, with names that match', () => {
  const table = sharedChunks()
  expect(chunksOf(table, '/w/node_modules/react-dom/client.js')).toEqual(['libraries'])
  expect(chunksOf(table, '/w/packages/core/src/quote/emptyQuote.ts')).toEqual(['terms'])
  expect(chunksOf(table, '/w/packages/core/src/quote/setOwner.ts')).toEqual(['rules'])
})
