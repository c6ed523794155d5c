import type { ReactElement, ReactNode, Ref } from 'react'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { FieldMessages } from './FieldMessages.tsx'
import * as styles from './field.css.ts'
import { describedBy, type LegendField } from './fieldIds.ts'
import { Optional } from './Optional.tsx'

/** How a legend looks: as a small heading, as a question to read, as a field's label, or not at all. */
export type LegendLook = 'heading' | 'question' | 'label' | 'hidden'

const LEGENDS = {
  heading: styles.legend,
  question: styles.questionLegend,
  label: styles.labelLegend,
  hidden: undefined,
}

type FieldGroupProps = {
  field: LegendField
  role?: 'radiogroup' | undefined
  /** `label` looks as the label of a single field does, `hidden` is only read out. Default `heading`. */
  legendLook?: LegendLook | undefined
  /** Between the hint and the error. */
  beforeError?: ReactNode
  ref: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** Legend, hint and error of several controls that answer one question. */
export function FieldGroup({
  field,
  role,
  legendLook = 'heading',
  beforeError,
  ref,
  children,
}: FieldGroupProps): ReactElement {
  const invalid = role === 'radiogroup' && field.error ? true : undefined
  const words = (
    <>
      <span>{field.legend}</span>
      {field.optional && <Optional />}
    </>
  )
  return (
    <fieldset ref={ref} role={role} aria-invalid={invalid} aria-describedby={describedBy(field)}>
      <legend className={LEGENDS[legendLook]}>
        {legendLook === 'hidden' ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </legend>
      <div className={styles.group}>
        <FieldMessages {...field} beforeError={beforeError} />
        {children}
      </div>
    </fieldset>
  )
}
