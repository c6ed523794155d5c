import { TextField, type TextFieldProps } from './TextField.tsx'

/** An amount of money as text. `format` tidies the text when the visitor leaves the field (`85k` to `85,000`). */
export type MoneyFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'tabular'> & {
  format?: ((text: string) => string) | undefined
}

export function MoneyField({ format, ...props }: MoneyFieldProps) {
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
