import { isTest, type SourceFile } from '@coverkit/checks/workspace'

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
const NAMES = [/\blife(Cover)?\b/, /\btpd(Cover)?\b/, /critical-?illness/i, /income-?protection/i]

/** Whether a source names all four covers outside its comments. */
export function namesAllCovers({ text }: Pick<SourceFile, 'text'>): boolean {
  const code = text.replace(COMMENT, '')
  return NAMES.every((name) => name.test(code))
}

/** Sources that name four covers and list no covers. */
const NO_LISTS_OF_COVERS = [
  // A backend of the product specification, whose four covers stay four whatever is sold here.
  'tooling/faults/src/literal/',
  // By the addresses of articles: `helpSearch.test.ts` fails for an article without search terms.
  'packages/features/src/content/help-search/searchTerms.ts',
]

/** The files that the compiler has errors in. */
export function filesWithErrors(output: string): ReadonlySet<string> {
  return new Set([...output.matchAll(/^(\S+?)\(\d+,\d+\): error TS/gm)].map(([, path = '']) => path))
}

/** How far a fifth cover is found by the compiler. Paths are from the root. */
export interface CoverReach {
  readonly stopped: readonly string[]
  /** Sources, no tests, that name all four covers and compile. */
  readonly silent: readonly string[]
}

/**
 * Sorts the workspace's files by what the fifth cover does to them. `files` are those before it was planted; `planted`
 * are its own files and the lists with its lines.
 */
export function reachOf(
  files: readonly SourceFile[],
  failing: ReadonlySet<string>,
  planted: ReadonlySet<string>,
): CoverReach {
  return {
    stopped: [...failing].filter((path) => !planted.has(path)).toSorted(),
    silent: files
      .filter((file) => !isTest(file.path) && !file.path.endsWith('.long.ts'))
      .filter((file) => !NO_LISTS_OF_COVERS.some((path) => file.path.startsWith(path)))
      .filter((file) => namesAllCovers(file) && !failing.has(file.path) && !planted.has(file.path))
      .map(({ path }) => path)
      .toSorted(),
  }
}

/** The figures of a list by package, then its total, as a table. */
export function countByPackage(paths: readonly string[]): string {
  const folders = Map.groupBy(paths, (path) => path.split('/').slice(0, 2).join('/'))
  const rows = [...folders].map(([folder, own]) => `| ${folder} | ${own.length} |`)
  return ['| Package | Files |', '|---|--:|', ...rows, `| all | ${paths.length} |`].join('\n')
}
