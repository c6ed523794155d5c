import type { BarStep } from './BarStep.ts'
import * as styles from './stepBar.css.ts'

/** A piece for each step: full when done, filled by its share when current. */
export function Bar({ steps, share }: { steps: readonly BarStep[]; share: number }) {
  return (
    <div className={styles.bar} aria-hidden="true">
      {steps.map(({ id, state }) => (
        <svg key={id} aria-hidden="true" className={styles.piece[state]} width="100%" height="6">
          {state === 'current' && <rect className={styles.done} width={`${share * 100}%`} height="6" />}
        </svg>
      ))}
    </div>
  )
}
