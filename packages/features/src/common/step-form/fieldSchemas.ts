import { InvalidInputError, type StandardSchemaV1 } from '@coverkit/core'
import type { InputValue, InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import type { FieldError } from './fieldError.ts'

/** A field read by one of the core's parsers. Its code is the message of the issue, as that of declared fields. */
export function field<Value>(parse: (text: string) => Value) {
  return z.pipe(
    z.custom<InputValue>(),
    z.transform((input: InputValue, context): Value => {
      try {
        return parse(typeof input === 'string' ? input : input.join(','))
      } catch (error) {
        if (!(error instanceof InvalidInputError)) throw error
        context.issues.push({ code: 'custom', input, message: error.code })
        return z.NEVER
      }
    }),
  )
}

/** The ticked options of a group, in the order of the options. */
export function choices<const Value extends string>(options: readonly Value[]) {
  return z.pipe(
    z.custom<InputValue>(),
    z.transform((input: InputValue): readonly Value[] => options.filter((option) => input.includes(option))),
  )
}

/** The first fault of each field, in the order of the fields on the screen. */
export function errorsOf<Field extends string>(
  issues: readonly StandardSchemaV1.Issue[],
  fields: InputValues<Field>,
): ReadonlyMap<Field, FieldError> {
  const errors = new Map<Field, FieldError>()
  for (const name in fields) {
    const issue = issues.find(({ path }) => path?.[0] === name)
    if (issue) errors.set(name, { code: issue.message })
  }
  return errors
}
