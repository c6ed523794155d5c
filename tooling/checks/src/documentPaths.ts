import { posix } from 'node:path'
import type { Violation } from './workspace.ts'

const SPAN = /`([^`\n]+)`/g
const FENCE = /^ *```[\s\S]*?^ *```/gm
const PATH =
  /^(?:\.{1,2}\/)*[\w-][\w.-]*(?:\/[\w.-]+)*(?:\/|\.(?:[cm]?tsx?|mjs|json|md|ya?ml|css|[ct]sv|sh))$/
/** Folders that a build or an installation writes. */
const WRITTEN = /^(?:\.\/)?(?:dist|node_modules)\//

/**
 * Finds each path between backticks that leads nowhere. One that begins with `../` is relative to its document; of
 * any other the end of a file's or folder's path is enough, with or without `src/` and `tests/`.
 */
export function stalePaths(
  documents: ReadonlyMap<string, string>,
  files: readonly string[],
  examples: readonly string[] = [],
): readonly Violation[] {
  const whole = new Set(files.flatMap(withFolders))
  const ends = new Set(
    [...whole].flatMap((path) => [path, path.replace(/\/(?:src|tests)\//, '/')]).flatMap(endsOf),
  )
  const leads = (document: string, path: string) =>
    path.startsWith('../')
      ? whole.has(posix.join(posix.dirname(document), path))
      : ends.has(path.replace(/^\.\//, ''))
  return [...documents].flatMap(([where, text]) =>
    pathsOf(text)
      .filter((path) => !examples.includes(path) && !leads(where, path.replace(/\/$/, '')))
      .map((path) => ({ where, fault: `\`${path}\` leads nowhere` })),
  )
}

/** The paths of files and folders between backticks, without those that a build writes. */
export function pathsOf(text: string): readonly string[] {
  return [...text.replace(FENCE, '').matchAll(SPAN)]
    .map(([, span = '']) => span)
    .filter((span) => PATH.test(span) && !WRITTEN.test(span))
}

function withFolders(file: string): readonly string[] {
  const names = file.split('/')
  return names.map((_, at) => names.slice(0, at + 1).join('/'))
}

function endsOf(path: string): readonly string[] {
  const names = path.split('/')
  return names.map((_, at) => names.slice(at).join('/'))
}
