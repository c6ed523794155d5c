import * as styles from './home.css.ts'

export function StepNumber({ step }: { step: number }) {
  return (
    <span className={styles.stepNumber} aria-hidden="true">
      {step}
    </span>
  )
}
