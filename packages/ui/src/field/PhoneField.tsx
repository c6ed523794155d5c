import type { ReactElement } from 'react'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextFieldProps.ts'

/** Props of `PhoneField`. `value` is the number as typed, with or without spaces and country code. */
export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'suffix' | 'maxLength'>

/**
 * A telephone number as text, with the keyboard of a telephone. Everyone types it their way, `0412 345 678` or `+61 412 345 678`:
 * take each of them. The browser fills in the visitor's own number; for another person's give `autoComplete="off"` or a section.
 */
export function PhoneField(props: PhoneFieldProps): ReactElement {
  return <TextField width="medium" autoComplete="tel" spellCheck={false} {...props} type="tel" />
}
