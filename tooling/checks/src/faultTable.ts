import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, readWorkspace, type WorkspacePackage } from './workspace.ts'

const DOCUMENT = join(ROOT, 'docs', 'reliability.md')
const TEST_FILE = /\.(test|spec|long)\.tsx?$/
/** Names rows to test how they are read. */
const EXAMPLES = 'faultTable.test.ts'
/** A name that begins with rows: `F2`, `F2, F3`, `F37 F38`, `F42 to F44`. */
const NAMED = /['"`](F\d{1,2}(?:(?:, | to | )F\d{1,2})*)\b/g
const ROWS = /F(\d+)(?: to F(\d+))?/g
/** A row of the table up to the cell that tells where it is tested. */
const ROW = /^(\| F(\d+) \|(?:[^|\n]*\|){3}).*$/gm

/** The rows that a test's source names. */
export function rowsNamedIn(text: string): ReadonlySet<number> {
  const rows = new Set<number>()
  for (const [, names = ''] of text.matchAll(NAMED)) {
    for (const [, from, to = from] of names.matchAll(ROWS)) {
      for (let row = Number(from); row <= Number(to); row += 1) rows.add(row)
    }
  }
  return rows
}

/** By row, the files whose tests name it. */
export function testedRows(workspace: readonly WorkspacePackage[]): ReadonlyMap<number, readonly string[]> {
  const tested = new Map<number, string[]>()
  for (const { folder, files } of workspace) {
    for (const { path, text } of files) {
      if (!TEST_FILE.test(path) || path.endsWith(EXAMPLES)) continue
      for (const row of rowsNamedIn(text)) {
        tested.set(row, [...(tested.get(row) ?? []), `${folder}/${path}`])
      }
    }
  }
  return tested
}

export interface FaultTable {
  readonly stands: string
  readonly drawn: string
  readonly rows: readonly number[]
  readonly tested: readonly number[]
}

/** The document on reliability, its rows naming the tests that the sources have now. */
export function faultTable(): FaultTable {
  const stands = readFileSync(DOCUMENT, 'utf8')
  const tested = testedRows(readWorkspace())
  const rows = [...stands.matchAll(ROW)].map(([, , row]) => Number(row))
  const drawn = stands.replace(ROW, (_line, cells: string, row: string) => {
    const files = (tested.get(Number(row)) ?? []).toSorted()
    return `${cells} ${files.map((file) => `\`${shortOf(file)}\``).join(', ')} |`
  })
  return { stands, drawn, rows, tested: [...tested.keys()].toSorted((one, other) => one - other) }
}

const shortOf = (file: string) => file.replace(/^(packages|tooling)\//, '').replace(/\/(src|tests)\//, '/')

if (import.meta.main) writeFileSync(DOCUMENT, faultTable().drawn)
