import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, readWorkspace, type WorkspacePackage } from './workspace.ts'

/** F: a failure. T: a deliberate act, a threat. */
export type RowLetter = 'F' | 'T'

/** The document with the rows of each letter. */
const DOCUMENTS: Readonly<Record<RowLetter, string>> = { F: 'docs/reliability.md', T: 'docs/security.md' }
const TEST_FILE = /\.(test|spec|long)\.tsx?$/
/** Tests of the reader: the rows in their names are samples. */
const EXAMPLES = /\brow(Table|States)\.test\.ts$/
/** A name that begins with rows: `F2`, `F2, F3`, `F39, T10`, `F42 to F44`; a finding's id such as `C1` may be among them. */
const NAMED = /['"`]([A-Z]\d{1,2}(?:(?:, | to | )[A-Z]\d{1,2})*)\b/g
const ROWS = /\b([A-Z])(\d+)(?: to \1(\d+))?/g

/** Number of cells between a row's name and its last one. */
const CELLS: Readonly<Record<RowLetter, number>> = { F: 3, T: 4 }

/** A row of the table up to its last cell, which lists its tests. */
const rowPattern = (letter: RowLetter) =>
  new RegExp(`^(\\| ${letter}(\\d+) \\|(?:[^|\\n]*\\|){${CELLS[letter]}}).*$`, 'gm')

/** The rows of a letter that a test's source names. */
export function rowsNamedIn(text: string, letter: RowLetter): ReadonlySet<number> {
  const rows = new Set<number>()
  for (const [, names = ''] of text.matchAll(NAMED)) {
    for (const [, of, from, to = from] of names.matchAll(ROWS)) {
      if (of !== letter) continue
      for (let row = Number(from); row <= Number(to); row += 1) rows.add(row)
    }
  }
  return rows
}

/** By row, the files whose tests name it. */
export function testedRows(
  workspace: readonly WorkspacePackage[],
  letter: RowLetter,
): ReadonlyMap<number, readonly string[]> {
  const tested = new Map<number, string[]>()
  for (const { folder, files } of workspace) {
    for (const { path, text } of files) {
      if (!TEST_FILE.test(path) || EXAMPLES.test(path)) continue
      for (const row of rowsNamedIn(text, letter)) {
        tested.set(row, [...(tested.get(row) ?? []), `${folder}/${path}`])
      }
    }
  }
  return tested
}

export interface RowTable {
  readonly stands: string
  readonly drawn: string
  readonly rows: readonly number[]
  readonly tested: readonly number[]
}

/** A table with its last column as the tests have it now. */
export function drawRows(
  stands: string,
  letter: RowLetter,
  tested: ReadonlyMap<number, readonly string[]>,
): RowTable {
  const pattern = rowPattern(letter)
  const rows = [...stands.matchAll(pattern)].map(([, , row]) => Number(row))
  const drawn = stands.replace(pattern, (_line, cells: string, row: string) => {
    const files = (tested.get(Number(row)) ?? []).toSorted()
    return `${cells} ${files.map((file) => `\`${shortOf(file)}\``).join(', ')} |`
  })
  return { stands, drawn, rows, tested: [...tested.keys()].toSorted((one, other) => one - other) }
}

/** The document that has the rows of a letter, its rows naming the tests that the sources have now. */
export function rowTable(letter: RowLetter): RowTable {
  const stands = readFileSync(join(ROOT, DOCUMENTS[letter]), 'utf8')
  return drawRows(stands, letter, testedRows(readWorkspace(), letter))
}

/** By row, the files whose tests name it, as the table writes them. */
export function testedFiles(letter: RowLetter): ReadonlyMap<number, readonly string[]> {
  const tested = testedRows(readWorkspace(), letter)
  return new Map([...tested].map(([row, files]) => [row, files.map(shortOf)]))
}

const shortOf = (file: string) => file.replace(/^(packages|tooling)\//, '').replace(/\/(src|tests)\//, '/')

if (import.meta.main) {
  for (const letter of ['F', 'T'] as const) {
    writeFileSync(join(ROOT, DOCUMENTS[letter]), rowTable(letter).drawn)
  }
}
