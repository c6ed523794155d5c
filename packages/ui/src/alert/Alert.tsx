import type { ReactElement, ReactNode } from 'react'
import { kitCopy } from '../copy.ts'
import { Icon } from '../icon/Icon.tsx'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from '../icon/icons.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './alert.css.ts'

const ICONS = { success: CircleCheckIcon, info: InfoIcon, warn: TriangleAlertIcon, error: CircleAlertIcon }

/** The four severities of a message (specification, point 8). */
export type Severity = 'success' | 'info' | 'warn' | 'error'

/** Props of `Alert`. All texts are the caller's, except the hidden word for the severity. */
export type AlertProps = {
  /** Severity of the message: decides the colour, the icon and the hidden word before the message. */
  severity: Severity
  /** A short first line in bold. Left out, the message begins with the children. */
  title?: string | undefined
  /** `alert` interrupts, `status` waits its turn; without one the message is plain content. */
  role?: 'alert' | 'status' | 'region' | undefined
  /** Accessible name of the `role`. It has no effect without one. */
  label?: string | undefined
  /** Adds a button that calls it; the caller then removes the alert. */
  onDismiss?: (() => void) | undefined
  /** The message below the title. */
  children?: ReactNode
}

/** A message in the page. Colour, icon and a (hidden) word say its severity. */
export function Alert({ severity, title, role, label, onDismiss, children }: AlertProps): ReactElement {
  return (
    <div
      {...(role && { role, 'aria-label': label })}
      className={`${styles.alert} ${styles.severity[severity]}`}
    >
      <span className={styles.mark}>
        <Icon of={ICONS[severity]} />
      </span>
      <div className={styles.body}>
        <VisuallyHidden>{`${kitCopy.severity[severity]}: `}</VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {onDismiss && (
        <button type="button" aria-label={kitCopy.dismiss} className={styles.dismiss} onClick={onDismiss}>
          <Icon of={XIcon} />
        </button>
      )}
    </div>
  )
}
