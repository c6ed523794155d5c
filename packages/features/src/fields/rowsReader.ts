import type { InputValues } from '@coverkit/flow'
import type * as z from 'zod/mini'
import type { StepView } from '#common/step-form/currentFields.ts'
import type { FieldError } from '#common/step-form/fieldError.ts'
import { type MessagesOf, messageOf } from '#common/step-form/fieldMessages.ts'
import { errorsOf } from '#common/step-form/fieldSchemas.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { type RowField, rowsOf } from './rowFields.ts'

/** A list of rows beside fields of the step's own, such as whether there are any. */
interface RowsRules<Answers, Own extends string, OwnRead, Name extends string, RowRead> {
  readonly view: StepView<Answers, Own | RowField<Name>>
  /** The fields of one row, in the order of the screen; none begins with another and `-`. */
  readonly names: readonly Name[]
  readonly messages: MessagesOf<Own | Name, NoInfer<OwnRead & RowRead>>
  /** What a row is called, by its number from 1: said in front of a refusal while there are several. */
  readonly rowName?: (number: number) => string
  readonly own: (fields: InputValues<Own>) => z.ZodMiniType<OwnRead, unknown>
  /** Reads one row; for all but the first, `first` is what stands in that one. */
  readonly row: (fields: InputValues<Name>, first?: InputValues<Name>) => z.ZodMiniType<RowRead, unknown>
  /** Whether the rows count at all, as the step's own fields say. */
  readonly isUsed?: (own: OwnRead) => boolean
  /** What is wrong with the rows together, once each is right, and the field that says so. */
  readonly together?: (rows: readonly RowRead[]) => readonly [Own, FieldError] | null
  readonly apply: (answers: Answers, own: OwnRead, rows: ReadonlyMap<string, RowRead>) => Answers
}

type Outcome<Own extends string, Name extends string, OwnRead, RowRead> =
  | { readonly errors: ReadonlyMap<Own | RowField<Name>, FieldError> }
  | { readonly own: OwnRead; readonly rows: ReadonlyMap<string, RowRead> }

/**
 * Makes the reader of a step that asks the same of every row: `rowsReader<Answers, Own, Name>()({ … })`, where `Own` are
 * the step's own fields and `Name` those of a row. A refusal is said at the row's own field.
 */
export function rowsReader<Answers, Own extends string, Name extends string>() {
  return <OwnRead, RowRead>(
    rules: RowsRules<Answers, Own, OwnRead, Name, RowRead>,
  ): StepReader<Answers, Own | RowField<Name>> => readerOf(rules)
}

function readerOf<Answers, Own extends string, OwnRead, Name extends string, RowRead>(
  rules: RowsRules<Answers, Own, OwnRead, Name, RowRead>,
): StepReader<Answers, Own | RowField<Name>> {
  type Field = Own | RowField<Name>
  const { view, names, messages } = rules

  function readRows(fields: InputValues<Field>) {
    const errors = new Map<Field, FieldError>()
    const rows = new Map<string, RowRead>()
    const [first, ...others] = rowsOf(fields, names)
    for (const [id, rowFields] of first ? [first, ...others] : []) {
      const read = rules.row(rowFields, id === first?.[0] ? undefined : first?.[1]).safeParse(rowFields)
      if (read.success) rows.set(id, read.data)
      else for (const [name, error] of errorsOf(read.error, rowFields)) errors.set(`${name}-${id}`, error)
    }
    return { errors, rows }
  }

  function read(fields: InputValues<Field>): Outcome<Own, Name, OwnRead, RowRead> {
    const own = rules.own(fields).safeParse(fields)
    const ownErrors = own.success ? new Map<Field, FieldError>() : errorsOf<Field>(own.error, fields)
    if (own.success && rules.isUsed?.(own.data) === false) return { own: own.data, rows: new Map() }
    const { errors, rows } = readRows(fields)
    if (!own.success || errors.size > 0) return { errors: new Map([...ownErrors, ...errors]) }
    const wrong = rules.together?.([...rows.values()])
    return wrong ? { errors: new Map([wrong]) } : { own: own.data, rows }
  }

  const errors = (fields: InputValues<Field>): ReadonlyMap<Field, FieldError> => {
    const outcome = read(fields)
    return 'errors' in outcome ? outcome.errors : new Map()
  }
  const nameOf = (field: Field): Own | Name =>
    names.find((name) => field.startsWith(`${name}-`)) ?? (field as Own)
  /** Names the row of a field where other rows may have the same refusal. */
  const rowOf = (field: Field, rows: readonly string[]): string => {
    const name = names.find((one) => field.startsWith(`${one}-`))
    if (name === undefined || rules.rowName === undefined || rows.length < 2) return ''
    return `${rules.rowName(rows.indexOf(field.slice(name.length + 1)) + 1)}: `
  }
  return {
    view,
    errors,
    messages(fields) {
      const rows = [...rowsOf(fields, names).keys()]
      return new Map(
        [...errors(fields)].map(([field, error]) => [
          field,
          `${rowOf(field, rows)}${messageOf(messages, nameOf(field), error)}`,
        ]),
      )
    },
    submit(answers, fields) {
      const outcome = read(fields)
      if ('errors' in outcome) throw new RangeError('What is refused cannot be submitted.')
      return rules.apply(answers, outcome.own, outcome.rows)
    },
    isComplete: (answers) => errors(view(answers)).size === 0,
  }
}
