import type { ReactElement } from 'react'
import { Echo } from './Echo.tsx'
import { Field } from './Field.tsx'
import { TextControl } from './TextControl.tsx'
import type { TextFieldProps } from './TextFieldProps.ts'

/** A line of text, given and emitted as typed: nothing is trimmed or checked. */
export function TextField(props: TextFieldProps): ReactElement {
  return (
    <Field field={props}>
      <TextControl {...props} />
      {props.echo !== undefined && <Echo>{props.echo}</Echo>}
    </Field>
  )
}
