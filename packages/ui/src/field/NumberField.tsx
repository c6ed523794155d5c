import { TextField, type TextFieldProps } from './TextField.tsx'

/** A number as text, such as an age or a percentage (`suffix="%"`). */
export type NumberFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'tabular'> & {
  /** Opens a keyboard with a decimal point. */
  decimal?: boolean | undefined
}

export function NumberField({ decimal, ...props }: NumberFieldProps) {
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
