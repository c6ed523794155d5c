import type { ReactElement, ReactNode, Ref } from 'react'
import { FieldMessages } from './FieldMessages.tsx'
import * as styles from './field.css.ts'
import { describedBy, type LegendField } from './fieldIds.ts'
import { Optional } from './Optional.tsx'

type FieldGroupProps = {
  field: LegendField
  role?: 'radiogroup' | undefined
  ref: Ref<HTMLFieldSetElement>
  children: ReactNode
}

/** Legend, hint and error of several controls that answer one question. */
export function FieldGroup({ field, role, ref, children }: FieldGroupProps): ReactElement {
  const invalid = role === 'radiogroup' && field.error ? true : undefined
  return (
    <fieldset ref={ref} role={role} aria-invalid={invalid} aria-describedby={describedBy(field)}>
      <legend className={styles.legend}>
        {field.legend}
        {field.optional && <Optional />}
      </legend>
      <div className={styles.field}>
        <FieldMessages {...field} />
        {children}
      </div>
    </fieldset>
  )
}
