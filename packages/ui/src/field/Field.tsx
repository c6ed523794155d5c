import type { ReactElement, ReactNode } from 'react'
import { FieldMessages } from './FieldMessages.tsx'
import * as styles from './field.css.ts'
import { fieldId, type LabelledField } from './fieldIds.ts'
import { Optional } from './Optional.tsx'

type FieldProps = { field: LabelledField; labelId?: string | undefined; children: ReactNode }

/** Label, hint and error of one control. */
export function Field({ field, labelId, children }: FieldProps): ReactElement {
  return (
    <div className={styles.field}>
      <label id={labelId} htmlFor={fieldId(field)} className={styles.label}>
        <span>{field.label}</span>
        {field.optional && <Optional />}
      </label>
      <FieldMessages {...field} />
      {children}
    </div>
  )
}
