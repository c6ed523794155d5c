import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react'
import { asList } from '../layout/roles.ts'
import * as styles from './errorSummary.css.ts'

/** An error of one field: the id of its first control (`field-NAME`) and its message. */
export type FieldError = { fieldId: string; message: string }

/** Props of `ErrorSummary`, which is shown after a press of Continue was refused. */
export type ErrorSummaryProps = {
  /** Heading of level 2, such as `There is a problem`. */
  heading: string
  /** In the order of the fields on the page; at most one for each field. */
  errors: readonly FieldError[]
  /** Number of presses of Continue: each new one moves focus to the summary. Absent, focus moves once. */
  submitCount?: number | undefined
}

function goToField(event: MouseEvent, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  const place =
    control.closest('fieldset') ?? control.closest('label')?.parentElement ?? control.parentElement
  place?.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}

/**
 * All errors of a step, announced as an alert; renders nothing without errors. Takes focus when `submitCount`
 * changes, and not when an error appears or goes while the visitor types; each error links to its field.
 * Render it without errors too, so that it can tell the two apart.
 */
export function ErrorSummary({ heading, errors, submitCount }: ErrorSummaryProps): ReactElement | null {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (submitCount !== 0) ref.current?.focus()
  }, [submitCount])
  if (errors.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul {...asList} className={styles.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a className={styles.link} href={`#${fieldId}`} onClick={(event) => goToField(event, fieldId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
