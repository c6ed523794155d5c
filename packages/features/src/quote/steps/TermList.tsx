import type { Term } from '../terms/quoteTerms.ts'
import * as styles from './termList.css.ts'

/** What was asked for: each term with its value. */
export function TermList({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <dl className={styles.list}>
      {terms.map(({ id, label, value }) => (
        <div key={id} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
