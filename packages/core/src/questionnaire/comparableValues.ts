import type { Leaf } from './testsIn.ts'
import type { Question } from './types.ts'

/**
 * The values that a condition's operator can compare an answer to this question with: none by name where it compares
 * numbers, null where it cannot compare at all, as with texts.
 */
export function comparableValues(question: Question, op: Leaf['op']): readonly string[] | null {
  switch (question.kind) {
    case 'gate':
    case 'yesNo':
      return op === 'is' ? ['yes', 'no'] : null
    case 'choice':
    case 'search':
      return op === 'is' ? question.options.map(({ value }) => value) : null
    case 'many':
      return op === 'has' ? question.options.map(({ value }) => value) : null
    case 'count':
    case 'decimal':
    case 'money':
    case 'height':
    case 'weight':
      return op === 'atLeast' || op === 'below' ? [] : null
    default:
      return null
  }
}
