import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { CHUNK_ORDER, INSTALLED_MODULES } from './chunkOrder.ts'

interface SharedChunk {
  readonly name: string
  /** Matches the ids of its modules. */
  readonly test: RegExp
}

/** One file that a list names, and for which chunk. */
interface Entry {
  readonly list: string
  readonly chunk: string
  readonly pattern: string
  readonly file: string
}

const ROOT = join(import.meta.dirname, '..', '..', '..')
const LISTS = 'packages/*/src/**/chunks.json'
const NEVER_BUILT = /\.(test|stories|fixture|d)\.tsx?$/
/** In place of a chunk: files of a pattern that stay out of every shared chunk. */
const UNSHARED = 'unshared'

/**
 * Returns the shared chunks in their order with the files that `chunks.json` of the homes names. Its paths are
 * relative to the home. A pattern with `*` leaves out the files that have a path of their own.
 *
 * @throws Error naming the path that matches no file, the unknown chunk, or the file that two paths match
 */
export function sharedChunks(root = ROOT, order = CHUNK_ORDER): readonly SharedChunk[] {
  const lists = globSync(LISTS, { cwd: root }).map(withSlashes).sort()
  const entries = lists.flatMap((list) => readEntries(root, list, order))
  const chosen = [...Map.groupBy(entries, ({ file }) => file).values()].map(theOneOf)
  return order.map((name) => {
    const files = chosen.filter(({ chunk }) => chunk === name).map(({ file }) => file)
    const sources = [...(INSTALLED_MODULES[name] ?? []), ...sourceOf(files)]
    if (sources.length === 0) throw new Error(`chunkOrder.ts: no chunks.json has files for "${name}".`)
    return { name, test: new RegExp(sources.join('|')) }
  })
}

function readEntries(root: string, list: string, order: readonly string[]): readonly Entry[] {
  const paths = JSON.parse(readFileSync(join(root, list), 'utf8')) as Readonly<Record<string, string[]>>
  return Object.entries(paths).flatMap(([chunk, patterns]) => {
    if (chunk !== UNSHARED && !order.includes(chunk))
      throw new Error(`${list}: "${chunk}" is not a chunk of tooling/vite/src/chunkOrder.ts.`)
    return patterns.flatMap((pattern) => {
      const files = filesOf(root, dirname(list), pattern)
      if (files.length === 0) throw new Error(`${list}: "${pattern}" of "${chunk}" matches no file.`)
      return files.map((file) => ({ list, chunk, pattern, file }))
    })
  })
}

/** The files of a home that a pattern matches, from the root. A pattern that leaves the home matches none. */
function filesOf(root: string, home: string, pattern: string): readonly string[] {
  return globSync(pattern, { cwd: join(root, home), withFileTypes: true })
    .filter((entry) => entry.isFile() && !NEVER_BUILT.test(entry.name))
    .map((entry) => withSlashes(relative(root, join(entry.parentPath, entry.name))))
    .filter((file) => file.startsWith(`${home}/`))
}

function theOneOf(entries: readonly Entry[]): Entry {
  const named = entries.filter(({ pattern }) => !pattern.includes('*'))
  const [only, another] = named.length > 0 ? named : entries
  if (only !== undefined && another === undefined) return only
  const places = entries.map(({ list, chunk, pattern }) => `${list} ("${pattern}" of "${chunk}")`)
  throw new Error(`${entries[0]?.file} is named twice: ${places.join(', ')}.`)
}

/** The id of a style has more after its file's name. */
function sourceOf(files: readonly string[]): readonly string[] {
  if (files.length === 0) return []
  const names = files.map((file) => file.replaceAll('.', '\\.'))
  return [`(${names.sort().join('|')})($|[?.])`]
}

const withSlashes = (path: string) => path.replaceAll('\\', '/')
