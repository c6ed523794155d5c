import type { ReactNode } from 'react'
import { kitCopy } from '../copy.ts'
import { FieldMessages } from './FieldMessages.tsx'
import * as styles from './field.css.ts'
import { fieldId, type LabelledField } from './fieldIds.ts'

type FieldProps = { field: LabelledField; labelId?: string | undefined; children: ReactNode }

/** Label, hint and error of one control. */
export function Field({ field, labelId, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label id={labelId} htmlFor={fieldId(field)} className={styles.label}>
        {field.label}
        {field.optional && ' '}
        {field.optional && <span className={styles.optional}>{kitCopy.optional}</span>}
      </label>
      <FieldMessages {...field} />
      {children}
    </div>
  )
}
