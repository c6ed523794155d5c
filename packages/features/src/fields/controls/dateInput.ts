import type { DateParts } from '@coverkit/core'
import type { InputValue, InputValues } from '@coverkit/flow'

/** Returns the texts of a date's three boxes, as the value of one field. */
export function dateInput(date: string | null): readonly string[] {
  const [year, month, day] = date?.split('-') ?? []
  return year && month && day ? [String(Number(day)), String(Number(month)), year] : ['', '', '']
}

export function datePartsOf(input: InputValue): DateParts {
  const [day = '', month = '', year = ''] = typeof input === 'string' ? [] : input
  return { day, month, year }
}

export const inputOfParts = ({ day, month, year }: DateParts): readonly string[] => [day, month, year]

interface DateForm<Field extends string> {
  readonly fields: InputValues<Field>
  text(name: Field): { readonly error: string | undefined }
  set(name: Field, value: InputValue): void
}

/** Returns the props that bind a date's three boxes to a step's form. */
export const bindDate = <Field extends string>(form: DateForm<Field>, name: Field) => ({
  name,
  value: datePartsOf(form.fields[name]),
  error: form.text(name).error,
  onChange: (parts: DateParts) => form.set(name, inputOfParts(parts)),
})
