import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Files } from './callFiles.ts'

/** The types that core gets, in its own folder. */
export const CORE_TYPES = '../../../core/src/generated/wire.ts'

/** The name of a file with one number of the sources and the files. Watchers and compilers read no such file. */
const MARK = 'made-of'

/** The sources of the files, from the package's folder. `turbo.json` has the same. */
const SOURCES = [
  'openapi.yaml',
  'package.json',
  'scripts/*.ts',
  'src/http/isRecord.ts',
  'node_modules/{openapi-typescript,typescript,yaml}/package.json',
]

const madeIn = (folder: string) => [...globSync('**/*.ts', { cwd: folder }), CORE_TYPES].sort()

const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

function markOf(folder: string, home: string): string {
  const sources = globSync(SOURCES, { cwd: home, exclude: ['**/*.test.ts'] }).sort()
  const hash = createHash('sha256')
  for (const name of sources) hash.update(`${name}\n${textOf(join(home, name))}\n`)
  for (const name of madeIn(folder)) hash.update(`${name}\n${textOf(join(folder, name))}\n`)
  return hash.digest('hex')
}

/** Returns whether a folder has the files that were made of a package's sources as they are, and no others. */
export const isCurrent = (folder: string, home: string): boolean =>
  textOf(join(folder, MARK)) === markOf(folder, home)

/**
 * Makes a folder's files these, and notes what they were made of. A file that is as it should be isn't written, and the
 * others are each replaced at once: tests and servers may read them meanwhile. @returns the names that changed
 */
export function replaceFiles(folder: string, home: string, files: Files): readonly string[] {
  const extra = madeIn(folder).filter((name) => files[name] === undefined)
  for (const name of extra) rmSync(join(folder, name), { force: true })
  const other = Object.entries(files).filter(([name, text]) => textOf(join(folder, name)) !== text)
  for (const [name, text] of other) replaceFile(join(folder, name), text)
  replaceFile(join(folder, MARK), markOf(folder, home))
  return [...extra, ...other.map(([name]) => name)]
}

function replaceFile(path: string, text: string): void {
  const written = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(written, text)
  renameSync(written, path)
}
