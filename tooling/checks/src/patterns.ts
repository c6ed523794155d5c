import { parseSync, Visitor } from 'vite'
import { isTest, readWorkspace, type SourceFile } from './workspace.ts'

/** A regular expression as written in a source. */
export interface Pattern {
  /** Path from the root. */
  readonly file: string
  readonly source: string
  readonly flags: string
}

export interface PatternsOf {
  readonly patterns: readonly Omit<Pattern, 'file'>[]
  /** Patterns that are composed at run time: their arguments, as written. */
  readonly composed: readonly string[]
}

/** The regular expressions of one source. */
export function patternsOf({ path, text }: SourceFile): PatternsOf {
  const patterns: Omit<Pattern, 'file'>[] = []
  const composed: string[] = []
  const note = ({ callee, start, end }: { callee: { type: string }; start: number; end: number }) => {
    if (callee.type === 'Identifier' && 'name' in callee && callee.name === 'RegExp')
      composed.push(text.slice(start, end))
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node) patterns.push({ source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: note,
    CallExpression: note,
  }).visit(parseSync(path, text).program)
  return { patterns, composed }
}

/** Whether browsers or the backend run a source: its regular expressions meet text from strangers. */
const isReachable = (folder: string, path: string) =>
  /^(?:packages|apps)\/|^tooling\/sandbox$/.test(folder) &&
  path.startsWith('src/') &&
  !isTest(path) &&
  !/\/testing\/|\.fixture\.|\.stories\./.test(path)

/** Every regular expression that a visitor's or a stranger's text can reach, each once, and the composed ones. */
export function reachablePatterns(): { patterns: readonly Pattern[]; composed: readonly string[] } {
  const found = readWorkspace().flatMap(({ folder, files }) =>
    files
      .filter(({ path }) => isReachable(folder, path))
      .map((file) => ({ file: `${folder}/${file.path}`, ...patternsOf(file) })),
  )
  const each = found.flatMap(({ file, patterns }) => patterns.map((pattern) => ({ file, ...pattern })))
  const first = new Map(each.toReversed().map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern]))
  return {
    patterns: [...first.values()].toReversed(),
    composed: found.flatMap(({ file, composed }) => composed.map((text) => `${file}: ${text}`)),
  }
}
