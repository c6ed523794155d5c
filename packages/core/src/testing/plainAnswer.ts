import type { Value } from '../questionnaire/answers.ts'
import type { Question } from '../questionnaire/types.ts'

/** Returns an answer that discloses nothing: no, none, the first option, the least number, today. */
export function plainAnswer(question: Question, today: string): Value {
  switch (question.kind) {
    case 'gate':
    case 'yesNo':
      return 'no'
    case 'choice':
    case 'search':
      return question.options[0]?.value ?? ''
    case 'many':
      return [question.none ?? question.options[0]?.value ?? '']
    case 'count':
    case 'decimal':
    case 'money':
      return question.min
    case 'height':
      return { value: 175, unit: 'cm', entered: ['175'] }
    case 'weight':
      return { value: 72, unit: 'kg', entered: ['72'] }
    case 'text':
      return 'Nothing'
    case 'date':
      return today
    case 'monthYear':
      return today.slice(0, 7)
    case 'shares':
      return { [question.parts[0]?.value ?? '']: 100 }
  }
}
