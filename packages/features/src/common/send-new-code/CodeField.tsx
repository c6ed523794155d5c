import { Text, TextField } from '@coverkit/ui'
import type { ComponentProps } from 'react'
import { tidyCode } from '#common/form/tidy.ts'
import { codeFieldCopy as copy } from './codeFieldCopy.ts'

interface CodeFieldProps
  extends Pick<ComponentProps<typeof TextField>, 'name' | 'hint' | 'value' | 'onChange' | 'error' | 'width'> {
  /** Default: `Code`, where the page has no other one. */
  readonly label?: string | undefined
  /** Says where the code went, and is read out once it is there; null until then. Absent where the page says it. */
  readonly sent?: string | null
}

/** Takes a mailed code. */
export function CodeField({
  sent,
  label = copy.label,
  hint = copy.hint,
  width = 'medium',
  ...field
}: CodeFieldProps) {
  return (
    <>
      {sent !== undefined && <div role="status">{sent !== null && <Text measure>{sent}</Text>}</div>}
      <TextField
        {...field}
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        width={width}
        tabular
        format={tidyCode}
      />
    </>
  )
}
