import type { ReactNode } from 'react'

/** Props of every field. Values come in as text and go out as text; nothing is validated here. */
export type FieldBase = {
  /** Form name; also the default id `field-NAME`, which an error summary links to. */
  name: string
  /** Says what to enter: shown under the label and read as the description. */
  hint?: ReactNode
  /** The error message, if any; marks the control as invalid and ends its description. */
  error?: string | undefined
  /** Adds "(optional)" to the label. Left out, an answer is required and the label says nothing. */
  optional?: boolean | undefined
  /** `id` of the first control. Give one when two fields of a page share a name. Left out, it is `field-` and the name. */
  id?: string | undefined
}

/** A field with one control. */
export type LabelledField = FieldBase & {
  /** The question, shown above the control: its accessible name. */
  label: string
}

/** A field with several controls under a legend. */
export type LegendField = FieldBase & {
  /** The question that the controls answer, shown above them: the accessible name of their group. */
  legend: string
}

/** The id of a field's first control, which an error summary links to. */
export const fieldId = ({ name, id }: Pick<FieldBase, 'name' | 'id'>): string => id ?? `field-${name}`

/** The first option has the field's own id. The others are numbered: spaces in a value would separate ids. */
export const optionId = (id: string, index: number): string =>
  index === 0 ? id : `${id}-option-${index + 1}`

export const hintId = (id: string): string => `${id}-hint`
export const errorId = (id: string): string => `${id}-error`

/** Value of `aria-describedby` for a field's control or group. */
export function describedBy(field: FieldBase): string | undefined {
  const id = fieldId(field)
  const parts = [field.hint ? hintId(id) : '', field.error ? errorId(id) : '']
  return parts.filter(Boolean).join(' ') || undefined
}
