import * as styles from './reference.css.ts'

interface ReferenceProps {
  /** Its label, such as `Your reference`. */
  readonly label: string
  readonly reference: string
}

/** The reference to quote later, in a frame that is printed too. */
export function Reference({ label, reference }: ReferenceProps) {
  return (
    <dl className={styles.frame}>
      <dt>{label}</dt>
      <dd className={styles.reference} translate="no">
        {reference}
      </dd>
    </dl>
  )
}
