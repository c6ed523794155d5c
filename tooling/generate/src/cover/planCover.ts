import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, type Name, nameOf } from '../names.ts'
import { type Plan, Refusal } from '../Plan.ts'
import { readTemplate } from '../readFolder.ts'
import { coverRows } from './coverRows.ts'
import { documentRows } from './documentRows.ts'
import { fillRows } from './fillRows.ts'
import type { Row } from './Row.ts'
import { rateRows } from './rateRows.ts'

const PLACEHOLDER = 'sample-kind'
const INSURERS = 'tooling/{sandbox/data/insurers/*.json,generate/templates/insurer/data.json.template}'

/**
 * Plans a cover that pays a lump sum and has an owner: its folders, a line in each list of covers, and samples elsewhere,
 * without which the files that are filled with them don't compile.
 */
export function planCover(root: string, kind: string, { isFilled = true } = {}): Plan {
  const name = nameOf(kind)
  const { camel, kebab } = name
  const folder = `packages/core/src/covers/${kebab}`
  if (existsSync(join(root, folder))) throw new Refusal(`There is a cover ${camel} already: see ${folder}.`)
  const rows = [
    ...coverRows(name),
    ...documentRows(name),
    ...rateRows(name, globSync(INSURERS, { cwd: root })),
    ...(isFilled ? fillRows(name) : []),
  ]
  const paths = [...new Set(rows.map(({ path }) => path))]
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  return {
    files: new Map([
      ...ownFiles(name),
      ...paths.map((path): [string, string] => [path, withRows(path, read(path), rows)]),
    ]),
    remains: remainsOf(name),
  }
}

function ownFiles(name: Name): readonly (readonly [string, string])[] {
  const { words } = name
  const fill = (text: string) =>
    fillIn(text, PLACEHOLDER, name).replaceAll('sample kind', words.toLowerCase())
  return [...readTemplate('cover')].map(([path, text]) => [fill(path), fill(text)])
}

/** The text of a file with its rows; @throws where one of them changes nothing, since the list has another shape */
export function withRows(path: string, text: string, rows: readonly Row[]): string {
  return rows
    .filter((row) => row.path === path)
    .reduce((planned, { from, to }) => {
      const next = planned.replace(from, to)
      if (next === planned) throw new Error(`${path} has nothing like ${from}`)
      return next
    }, text)
}

const remainsOf = (name: Name): readonly string[] => {
  const { camel, kebab } = name
  const filled = [...new Set(fillRows(name).map(({ path }) => path))]
  return [
    `its limits, rounding, owners and terms, if it has others than an amount and an owner: packages/core/src/covers/${kebab}`,
    `its words and its drawing: packages/features/src/cover/${kebab}`,
    `the words of its step: packages/features/src/cover-steps/${kebab}-cover/copy.ts`,
    `its rate: tooling/sandbox/src/rating/covers/${camel}.ts, and its rows in tooling/sandbox/data`,
    ...filled.map((path) => `the sample in ${path}`),
    'the document, if pages from before are open while it is released: they don’t send its part of a quote',
    'example answers, prices and policies of tests: pnpm types',
    'a changeset of @coverkit/core and @coverkit/api-client',
  ]
}
