import type { InputValues } from '@coverkit/flow'
import type { FieldError } from '#common/step-form/fieldError.ts'
import { type FieldMessages, messageOf } from '#common/step-form/fieldMessages.ts'
import { rowsOf } from '#fields/row-fields'
import type { Person } from './Person.ts'

interface Sentences<Name extends string> {
  /** The fields of one holder. */
  readonly names: readonly Name[]
  readonly messagesOf: (person: Person, isAbroad: boolean) => FieldMessages<Name>
}

/** The sentence of a refused field of a form whose rows are policy holders, of whom the first is the visitor. */
export function holderSentence<Name extends string>(
  { names, messagesOf }: Sentences<Name>,
  fields: InputValues,
  field: string,
  error: FieldError,
): string {
  const rows = [...rowsOf(fields, names)]
  const index = rows.findIndex(([id]) => field.endsWith(`-${id}`))
  const name = names.find((one) => field.startsWith(`${one}-`))
  if (name === undefined) throw new RangeError(`${field} is no field of a policy holder.`)
  const own: InputValues = rows[index]?.[1] ?? {}
  return messageOf(messagesOf(index > 0 ? 'second' : 'you', own.mobileAbroad === 'yes'), name, error)
}
