import type { ReactElement } from 'react'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextFieldProps.ts'

/** Props of `NumberField`. `value` is the text as typed; nothing is parsed or bounded here. */
export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'tabular'> & {
  /** Opens a keyboard with a decimal point on phones. Default `false`. */
  decimal?: boolean | undefined
}

/** A number as text, such as an age or a percentage (`suffix="%"`). */
export function NumberField({ decimal, ...props }: NumberFieldProps): ReactElement {
  return (
    <TextField
      width="short"
      autoComplete="off"
      spellCheck={false}
      {...props}
      inputMode={decimal ? 'decimal' : 'numeric'}
      tabular
    />
  )
}
