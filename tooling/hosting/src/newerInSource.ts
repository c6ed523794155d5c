import { GUARDED, SCRIPT_FALLBACKS } from './newerFallbacks.ts'
import { newerFunctions } from './newerFunctions.ts'

/** The comment with the reason is in the line itself or in the one before. */
const REASON = /\/\/ Older browsers: \S/
const COMMENT = /^\s*(\*|\/\/|\/\*)/

/** @returns the lines of a source that use what a promised browser lacks without saying what that one gets */
export function newerInSource(text: string): readonly string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, index) => {
    if (COMMENT.test(line) || REASON.test(line) || REASON.test(lines[index - 1] ?? '')) return []
    return newerFunctions(line)
      .filter(({ name }) => (SCRIPT_FALLBACKS[name] ?? GUARDED) === GUARDED)
      .map(({ name, lackedBy }) => `${index + 1}: ${name} (${lackedBy})`)
  })
}
