import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { FieldInput } from './Field.ts'
import { InvalidInputError } from './InvalidInputError.ts'
import { type Values, withValues } from './inGroups.ts'
import { type FieldFault, judgeAll, type LooseField, type Outcome, outcomeOf } from './judgeFields.ts'

type Named = readonly (readonly [name: string, field: LooseField])[]

const isObject = (given: unknown): given is object =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

const ownValue = (given: object, key: string): unknown =>
  Object.hasOwn(given, key) ? Reflect.get(given, key) : undefined

/** @throws InvalidInputError where the group of the name is there and no object */
function givenAt(given: object, name: string): unknown {
  const [first = '', inGroup] = name.split('.')
  const value = ownValue(given, first)
  if (inGroup === undefined) return value
  if (isObject(value)) return ownValue(value, inGroup)
  if (value !== undefined && value !== null) throw new InvalidInputError('', 'format')
}

/**
 * Whether a control holds the value: a text, or the texts of a field with several boxes. A list of options and a value
 * without a control are the same on a form as among the answers.
 */
function isTyped({ empty, isStored, ...field }: LooseField, value: unknown): value is FieldInput {
  if (isStored || Array.isArray(empty)) return false
  if (typeof value === 'string') return true
  const hasBoxes = Array.isArray(field.show(empty, {}))
  return hasBoxes && Array.isArray(value) && value.every((item) => typeof item === 'string')
}

/** Whether a tick's text says neither yes nor nothing, as HTML's `on` does: a control of ours has no such text. */
const isWrongTick = ({ empty }: LooseField, value: unknown): boolean =>
  empty === false && typeof value === 'string' && value !== 'yes' && value !== ''

type Outcomes = readonly (readonly [name: string, field: LooseField, outcome: Outcome])[]

/** The answers that could be read, blank where they could not. */
const readableOf = (outcomes: Outcomes): Values =>
  withValues(
    {},
    outcomes.map(([name, { empty }, outcome]) => [name, 'code' in outcome ? empty : outcome.value]),
  )

/**
 * Reads what a form or a caller gives, field by field: a text, or the texts of several boxes, as a control holds it, and
 * any other value as answers hold it.
 */
function readEach(fields: Named, given: object, context?: unknown): Outcomes {
  return fields.map(([name, field]) => {
    const givenBeside = () =>
      readableOf(
        readEach(
          fields.filter(([other]) => other !== name),
          given,
        ),
      )
    const read = () => {
      const value = givenAt(given, name)
      if (value === undefined && field.rules.initially !== undefined) return field.rules.initially
      if (isWrongTick(field, value)) throw new InvalidInputError('', 'choice')
      return isTyped(field, value) ? field.parse(value, givenBeside, context) : field.read(value, '')
    }
    return [name, field, outcomeOf(read)]
  })
}

/** The result of reading from outside: an output, or what is refused in the order of the form. */
type Reading = { readonly value: unknown } | { readonly faults: readonly FieldFault[] }

/** Reads the outcomes of all fields, in a context or each alone. */
interface Reader {
  readonly context?: unknown
  readonly read: (outcomes: Outcomes) => Reading
}

/** Reads answers, each alone. */
export const readAnswers: Reader = {
  read(outcomes) {
    const faults = outcomes.flatMap(([field, , outcome]) =>
      'code' in outcome ? { field, code: outcome.code } : [],
    )
    return faults.length > 0 ? { faults } : { value: readableOf(outcomes) }
  },
}

/** Reads answers that may be sent in a context. */
export const readRequest = (context: unknown): Reader => ({
  context,
  read(outcomes) {
    const { counted, faults } = judgeAll(outcomes, { context })
    return faults.length > 0 ? { faults } : { value: counted }
  },
})

/** Declared fields as a Standard Schema. */
export function standardSchema(
  fields: Named,
  { context, read }: Reader,
  wordsOf: (fault: FieldFault) => string = ({ code }) => code,
): StandardSchemaV1 {
  return {
    '~standard': {
      version: 1,
      vendor: 'coverkit',
      validate(given) {
        if (!isObject(given)) return { issues: [{ message: 'format' }] }
        const reading = read(readEach(fields, given, context))
        if ('value' in reading) return reading
        return {
          issues: reading.faults.map((fault) => ({ message: wordsOf(fault), path: fault.field.split('.') })),
        }
      },
    },
  }
}
