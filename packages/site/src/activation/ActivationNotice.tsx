import * as styles from './activation.css.ts'
import { activationCopy as copy } from './activationCopy.ts'

/** Shows the result of an activation, once `startActivation` has it. Plain markup of the home page. */
export function ActivationNotice() {
  return (
    <div role="status" className={styles.place}>
      {(['successful', 'failed'] as const).map((outcome) => (
        <div key={outcome} className={styles.card} data-activation={outcome} hidden>
          <p>{copy[outcome]}</p>
          <button type="button" className={styles.close} data-activation-close="">
            {copy.close}
          </button>
        </div>
      ))}
    </div>
  )
}
