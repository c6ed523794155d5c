import type { ReactElement, ReactNode } from 'react'
import { kitCopy } from '../copy.ts'
import { Icon } from '../icon/Icon.tsx'
import { CircleAlertIcon } from '../icon/icons.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './field.css.ts'
import { errorId, type FieldBase, fieldId, hintId } from './fieldIds.ts'

export function FieldMessages(field: FieldBase & { beforeError?: ReactNode }): ReactElement {
  const id = fieldId(field)
  return (
    <>
      {field.hint && (
        <div id={hintId(id)} className={styles.hint}>
          {field.hint}
        </div>
      )}
      {field.beforeError}
      {field.error && (
        <p id={errorId(id)} className={styles.error}>
          <span className={styles.errorMark}>
            <Icon of={CircleAlertIcon} />
          </span>
          <span>
            <VisuallyHidden>{kitCopy.errorPrefix} </VisuallyHidden>
            <span>{field.error}</span>
          </span>
        </p>
      )}
    </>
  )
}
