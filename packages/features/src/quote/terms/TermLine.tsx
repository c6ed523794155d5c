import * as styles from './termLine.css.ts'

interface TermLineProps {
  readonly label: string
  readonly value: string
}

/** One line of a list of terms. */
export function TermLine({ label, value }: TermLineProps) {
  return (
    <div className={styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}
