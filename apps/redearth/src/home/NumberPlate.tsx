import * as styles from './home.css.ts'

export function NumberPlate({ step }: { step: number }) {
  return (
    <span className={styles.plate} aria-hidden="true">
      {step}
    </span>
  )
}
