import type { Policy } from '@coverkit/core/policies'
import * as styles from './policies.css.ts'
import { summaryView } from './summaryView.ts'

/** What all policies cost together, the next debit and the next anniversary. */
export function PolicySummary({ policies }: { readonly policies: readonly Policy[] }) {
  return (
    <dl className={styles.figures}>
      {summaryView(policies).map(({ id, label, value, notes }) => (
        <div key={id}>
          <dt className={styles.figureLabel}>{label}</dt>
          <dd className={styles.figure}>{value}</dd>
          {notes.map((note) => (
            <dd key={note} className={styles.note}>
              {note}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
