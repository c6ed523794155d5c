import * as styles from './reference.css.ts'

interface ReferenceProps {
  /** What it is called, such as `Your reference`. */
  readonly label: string
  readonly reference: string
}

/** What to quote later, in a frame of its own, which paper keeps. */
export function Reference({ label, reference }: ReferenceProps) {
  return (
    <dl className={styles.frame}>
      <dt>{label}</dt>
      <dd className={styles.reference}>{reference}</dd>
    </dl>
  )
}
