import type { ReactElement } from 'react'
import { Alert } from '../alert/Alert.tsx'
import type { ToastMessage } from './ToastContext.ts'
import * as styles from './toast.css.ts'

type ToastItemProps = { message: ToastMessage; onRemove: () => void }

export function ToastItem({ message, onRemove }: ToastItemProps): ReactElement {
  const { text, severity = 'success', action, passing } = message
  const act = () => {
    action?.onPress()
    onRemove()
  }
  return (
    <div
      className={passing && !action ? `${styles.toast} ${styles.passing}` : styles.toast}
      onAnimationEnd={onRemove}
    >
      <Alert severity={severity} onDismiss={onRemove}>
        <span>{text}</span>
        {action && (
          <div>
            <button type="button" className={styles.action} onClick={act}>
              {action.label}
            </button>
          </div>
        )}
      </Alert>
    </div>
  )
}
