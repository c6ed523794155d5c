import * as styles from './reference.css.ts'

interface ReferenceProps {
  /** Its label, such as `Your reference`. */
  readonly label: string
  readonly reference: string
}

/** A longer one, such as an id, breaks where it must. */
const LONGEST = 12

/** The reference to quote later, in a frame that is printed too. */
export function Reference({ label, reference }: ReferenceProps) {
  return (
    <dl className={styles.frame}>
      <dt>{label}</dt>
      <dd className={reference.length > LONGEST ? styles.long : styles.reference} translate="no">
        {reference}
      </dd>
    </dl>
  )
}
