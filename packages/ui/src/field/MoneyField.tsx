import type { ReactElement } from 'react'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextFieldProps.ts'

/** Props of `MoneyField`. `value` is the text as typed, with or without commas; the dollar sign is not part of it. */
export type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'tabular'>

/** An amount of money in dollars as text, with a dollar sign before it. */
export function MoneyField(props: MoneyFieldProps): ReactElement {
  return (
    <TextField
      width="medium"
      autoComplete="off"
      spellCheck={false}
      {...props}
      prefix="$"
      inputMode="numeric"
      tabular
    />
  )
}
