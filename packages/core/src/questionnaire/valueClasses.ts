import { UNSURE } from './answerProblem.ts'
import type { Value } from './answers.ts'
import { subsets } from './profileClasses.ts'
import type { Leaf } from './testsIn.ts'
import type { ManyQuestion, Question } from './types.ts'

/**
 * The answers that can make a difference, one of each sort: what opens more, what tests of it tell apart, and null for
 * a blank one that may be. A single sample when nothing depends on the answer.
 */
export function valueClasses(
  question: Question,
  tests: readonly Leaf[],
  today: string,
): readonly (Value | null)[] {
  const isRead = tests.length > 0
  const blank = isRead && !question.required ? [null] : []
  const unsure = isRead && question.unsure ? [UNSURE] : []
  return [...chosenClasses(question, tests, today), ...unsure, ...blank]
}

function chosenClasses(question: Question, tests: readonly Leaf[], today: string): readonly Value[] {
  const sample = sampleValue(question, today)
  if (question.kind === 'gate') return ['no', 'yes']
  if (question.kind === 'search') return searchClasses(question, tests, sample)
  if (tests.length === 0) return [sample]
  switch (question.kind) {
    case 'yesNo':
      return ['no', 'yes']
    case 'choice':
      return question.options.map(({ value }) => value)
    case 'many':
      return manyClasses(question, tests)
    case 'count':
    case 'money':
      return sides(tests, question, 1)
    case 'decimal':
      return sides(tests, question, 10 ** -question.decimals)
    case 'height':
      return sides(tests, question, 0.1).map((value) => ({ value, unit: 'cm', entered: [String(value)] }))
    case 'weight':
      return sides(tests, question, 0.1).map((value) => ({ value, unit: 'kg', entered: [String(value)] }))
    default:
      return [sample]
  }
}

function searchClasses(
  { options }: Extract<Question, { readonly kind: 'search' }>,
  tests: readonly Leaf[],
  sample: Value,
): readonly Value[] {
  const matters = options.filter(
    ({ value, pack }) => pack !== undefined || tests.some((test) => test.value === value),
  )
  return [...new Set<Value>([...matters.map(({ value }) => value), sample])]
}

function manyClasses({ options, none, required }: ManyQuestion, tests: readonly Leaf[]): readonly Value[] {
  const values = options.map(({ value }) => value)
  const read = values.filter((value) => value !== none && tests.some((test) => test.value === value))
  const other = values.find((value) => value !== none && !read.includes(value))
  const chosen = subsets(read).map((some) => (some.length === 0 && other !== undefined ? [other] : some))
  const lists = none === undefined ? chosen : [...chosen, [none]]
  return lists.filter((list) => list.length > 0 || !required)
}

function sides(
  tests: readonly Leaf[],
  { min, max }: { readonly min: number; readonly max: number },
  unit: number,
): readonly number[] {
  const near = tests.flatMap(({ value }) =>
    typeof value === 'number' ? [Number((value - unit).toFixed(4)), value] : [],
  )
  const within = [...new Set(near)].filter((value) => value >= min && value <= max)
  return within.length === 0 ? [min] : within
}

/** A valid answer to a question, which opens as little as can be. */
export function sampleValue(question: Question, today: string): Value {
  switch (question.kind) {
    case 'gate':
    case 'yesNo':
      return 'no'
    case 'choice':
      return question.options[0]?.value ?? ''
    case 'search':
      return (question.options.find(({ pack }) => pack === undefined) ?? question.options[0])?.value ?? ''
    case 'many':
      return question.options.slice(0, 1).map(({ value }) => value)
    case 'count':
    case 'decimal':
    case 'money':
      return question.min
    case 'height':
      return { value: question.min, unit: 'cm', entered: [String(question.min)] }
    case 'weight':
      return { value: question.min, unit: 'kg', entered: [String(question.min)] }
    case 'text':
      return 'x'
    case 'date':
      return today
    case 'monthYear':
      return today.slice(0, 7)
    case 'shares':
      return Object.fromEntries(question.parts.slice(0, 1).map(({ value }) => [value, 100]))
  }
}
