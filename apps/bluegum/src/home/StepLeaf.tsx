import * as styles from './drawing.css.ts'

/** A number inside a circle that two leaves close. */
export function StepLeaf({ step }: { step: number }) {
  return (
    <svg className={styles.step} viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
      <circle className={styles.construction} cx="36" cy="36" r="34" />
      <path className={styles.leafPale} d="M36 2A34 34 0 0 0 36 70A52 52 0 0 1 36 2Z" />
      <text className={styles.stepNumber} x="41" y="45" textAnchor="middle">
        {step}
      </text>
    </svg>
  )
}
