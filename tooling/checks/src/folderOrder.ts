import { posix } from 'node:path'
import type { Violation } from './workspace.ts'
import { importsOf, isTest, type SourceFile } from './workspace.ts'

/** The files of `src` that are in no folder. */
const ROOT_FILES = 'src'
const ROW = /^\| `([a-z-]+(?:\/[a-z-]+)*)\/?` \|/gm

/**
 * The rows in a table of a README, the uppermost first; each may import those of the rows below its own. A row is a
 * folder, or a folder within one.
 */
export function readFolderOrder(readme: string, heading: string): readonly string[] {
  const [, section = ''] = readme.split(`\n## ${heading}\n`)
  const [table = ''] = section.split('\n## ')
  return [...table.matchAll(ROW)].map(([, folder = '']) => folder)
}

/** Every import that leads to a folder of a row above, and every folder that has no row or no file. Tests are free. */
export function checkFolderOrder(
  files: readonly SourceFile[],
  order: readonly string[],
): readonly Violation[] {
  const sources = files.filter(({ path }) => path.startsWith('src/') && !isTest(path) && !isLongTest(path))
  const folders = new Set(sources.map(({ path }) => rowOf(path, order)))
  return [
    ...order
      .filter((folder) => !folders.has(folder))
      .map((folder) => ({ where: folder, fault: 'has a row and no file' })),
    ...[...folders]
      .filter((folder) => !order.includes(folder))
      .map((folder) => ({ where: folder, fault: 'has no row' })),
    ...sources.flatMap((file) => importsUpwards(file, order)),
  ]
}

function importsUpwards(file: SourceFile, order: readonly string[]): readonly Violation[] {
  const own = rowOf(file.path, order)
  return importsOf(file).flatMap((target) => {
    if (!target.startsWith('.')) return []
    const path = posix.join(posix.dirname(file.path), target)
    if (!path.startsWith('src/')) return []
    const other = rowOf(path, order)
    if (isTest(path)) return [{ where: file.path, fault: `only a test may import ${other}/` }]
    return order.indexOf(other) >= order.indexOf(own)
      ? []
      : [{ where: file.path, fault: `may not import ${other}/, which is above` }]
  })
}

/** The row that a file belongs to: the longest of its folders that has one, else its first folder. */
function rowOf(path: string, order: readonly string[]): string {
  const folders = path.split('/').slice(1, -1)
  if (folders.length === 0) return ROOT_FILES
  const within = folders.map((_, index) => folders.slice(0, index + 1).join('/'))
  return within.findLast((folder) => order.includes(folder)) ?? within[0] ?? ROOT_FILES
}

const isLongTest = (path: string) => path.endsWith('.long.ts')
