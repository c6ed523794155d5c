import type { ReactElement } from 'react'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

/** Props of `PercentField`. `value` is the number as typed; the percent sign is not part of it. Say percent in the label or hint. */
export type PercentFieldProps = Omit<NumberFieldProps, 'prefix' | 'suffix'>

/** A percentage as text, with a percent sign after it. */
export function PercentField(props: PercentFieldProps): ReactElement {
  return <NumberField {...props} suffix="%" />
}
