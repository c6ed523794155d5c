import { InvalidInputError, type StandardSchemaV1 } from '@coverkit/core'
import type { InputValue, InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import type { FieldError } from './fieldError.ts'

export interface Bounds {
  readonly min?: number
  readonly max?: number
}

/** A field read by one of the core's parsers. Its code is the message of the issue, as that of declared fields. */
export function field<Value>(parse: (text: string) => Value, bounds: Bounds = {}) {
  return z.pipe(
    z.custom<InputValue>(),
    z.transform((input: InputValue, context): Value => {
      try {
        return parse(typeof input === 'string' ? input : input.join(','))
      } catch (error) {
        if (!(error instanceof InvalidInputError)) throw error
        context.issues.push({ code: 'custom', input, message: error.code, params: { ...bounds } })
        return z.NEVER
      }
    }),
  )
}

/** The same field, blank meaning null. */
export function optionalField<Value>(parse: (text: string) => Value, bounds: Bounds = {}) {
  return field((text) => (text.trim() === '' ? null : parse(text)), bounds)
}

/** One of the given options. */
export function choice<const Value extends string>(options: readonly Value[]) {
  return field((text): Value => {
    const chosen = options.find((option) => option === text)
    if (chosen === undefined) throw new InvalidInputError('', text === '' ? 'required' : 'choice')
    return chosen
  })
}

/** A Yes/No question. */
export function yesNo() {
  return field((text): boolean => {
    if (text !== 'yes' && text !== 'no') throw new InvalidInputError('', text === '' ? 'required' : 'choice')
    return text === 'yes'
  })
}

/** The ticked options of a group, in the order of the options; `min` tells how many are needed. */
export function choices<const Value extends string>(options: readonly Value[], { min = 0 }: Bounds = {}) {
  return z.pipe(
    z.custom<InputValue>(),
    z.transform((input: InputValue, context): readonly Value[] => {
      const ticked = options.filter((option) => input.includes(option))
      if (ticked.length < min) {
        context.issues.push({ code: 'custom', input, message: 'required', params: { min } })
        return z.NEVER
      }
      return ticked
    }),
  )
}

/** An issue, with the bounds that its message may name. */
interface BoundedIssue extends StandardSchemaV1.Issue {
  readonly params?: Bounds | undefined
}

/** The first fault of each field, in the order of the fields on the screen. */
export function errorsOf<Field extends string>(
  issues: readonly BoundedIssue[],
  fields: InputValues<Field>,
): ReadonlyMap<Field, FieldError> {
  const errors = new Map<Field, FieldError>()
  for (const name in fields) {
    const issue = issues.find(({ path }) => path?.[0] === name)
    if (issue) errors.set(name, { code: issue.message, ...issue.params })
  }
  return errors
}
