import { parseSync } from 'vite'
import { readWorkspace, type SourceFile } from './workspace.ts'

/** A comment of a source in a turn that names no actor, or uses the dialect of this code. */
export interface OddComment {
  readonly path: string
  readonly line: number
  readonly text: string
}

/** Turns that engineers avoid: fragments in place of sentences, indefinite actors, and figures of speech. */
const ODD: readonly RegExp[] = [
  /^(?:What|Whose|Of|Who|Whoever|Whatever)\b/,
  /^(?:Told|Hears?|Sooner|After which|By which)\b/,
  /\b(?:somebody|nobody|whoever|anybody)\b/i,
  /\bby itself\b/,
  /\bgoes on\b/,
  /\bstands? (?:in|on|at|for|as|where|beside|above|before|out)\b/,
]

/** The comments of a source, each on one line, without the signs that mark it. */
export function commentsOf({ path, text }: SourceFile): readonly OddComment[] {
  return parseSync(path, text).comments.map(({ value, start }) => ({
    path,
    line: text.slice(0, start).split('\n').length,
    text: value
      .replace(/^\*|\n\s*\*/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
}

export const isOdd = ({ text }: Pick<OddComment, 'text'>): boolean => ODD.some((turn) => turn.test(text))

/** Every such comment of the workspace. */
export const oddComments = (): readonly OddComment[] =>
  readWorkspace().flatMap(({ folder, files }) =>
    files
      .filter(({ path }) => /\.tsx?$/.test(path) && !path.includes('/generated/'))
      .flatMap((file) => commentsOf(file))
      .filter(isOdd)
      .map((comment) => ({ ...comment, path: `${folder}/${comment.path}` })),
  )
