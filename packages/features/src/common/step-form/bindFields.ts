import type { InputValue, InputValues } from '@coverkit/flow'

interface Bound<Value, Change = Value> {
  readonly name: string
  readonly value: Value
  readonly onChange: (value: Change) => void
  readonly error: string | undefined
}

/** A text, or the boxes of a date. Once its field is left, it is shown as it was read. */
export interface BoundText<Value = string> extends Bound<Value> {
  readonly format: (value: Value) => Value
}

export interface BoundFields<Field extends string> {
  text(name: Field): BoundText
  choice(name: Field): Bound<string | null, string>
  list(name: Field): BoundText<readonly string[]>
}

interface FieldsSource<Field extends string> {
  readonly fields: InputValues<Field>
  readonly set: (name: Field, value: InputValue) => void
  readonly errorOf: (name: Field) => string | undefined
  /** Returns the input of a field as it is shown once the field is left. */
  readonly tidied: (name: Field, value: InputValue) => InputValue
}

/** Binds the fields of a form to what holds their input. */
export function bindFields<Field extends string>(source: FieldsSource<Field>): BoundFields<Field> {
  const { fields, set, errorOf, tidied } = source
  const bind = <Value, Change extends InputValue>(
    name: Field,
    shown: (input: InputValue) => Value,
  ): Bound<Value, Change> => ({
    name,
    value: shown(fields[name]),
    onChange: (value) => set(name, value),
    error: errorOf(name),
  })
  return {
    text: (name) => ({ ...bind(name, textOf), format: (text) => textOf(tidied(name, text)) }),
    choice: (name) => bind(name, (input) => textOf(input) || null),
    list: (name) => ({ ...bind(name, listOf), format: (list) => listOf(tidied(name, list)) }),
  }
}

function textOf(input: InputValue): string {
  return typeof input === 'string' ? input : ''
}

const listOf = (input: InputValue): readonly string[] => (typeof input === 'string' ? [] : input)
