import type { DateParts } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import type { StepForm } from '#common/step-form/useStepForm.ts'

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

/** Returns the props that bind a date's three boxes to a step's form. */
export function bindDate<Field extends string>(form: Pick<StepForm<unknown, Field>, 'list'>, name: Field) {
  const { value, onChange, format, ...field } = form.list(name)
  return {
    ...field,
    value: datePartsOf(value),
    onChange: (parts: DateParts) => onChange(inputOfParts(parts)),
    format: (parts: DateParts) => datePartsOf(format(inputOfParts(parts))),
  }
}
