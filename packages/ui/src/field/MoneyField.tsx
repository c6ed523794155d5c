import type { ReactElement } from 'react'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextFieldProps.ts'

/** Props of `MoneyField`. `value` is the text as typed, with or without commas; the dollar sign is not part of it. */
export type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'tabular'> & {
  /** Tidies the text when the visitor leaves the field (`85k` to `85,000`); returns unreadable text unchanged. */
  format?: ((text: string) => string) | undefined
}

/** An amount of money in dollars as text, with a dollar sign before it. */
export function MoneyField({ format, ...props }: MoneyFieldProps): ReactElement {
  const leave = () => {
    const tidy = format ? format(props.value) : props.value
    if (tidy !== props.value) props.onChange(tidy)
    props.onBlur?.()
  }
  return (
    <TextField
      width="medium"
      autoComplete="off"
      spellCheck={false}
      {...props}
      prefix="$"
      inputMode="numeric"
      tabular
      onBlur={leave}
    />
  )
}
