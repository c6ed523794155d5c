import type { CoverKind } from '@coverkit/core'
import { COVER_FACTS } from '#cover/facts'
import { selectCoversCopy } from './copy.ts'
import * as styles from './coverFacts.css.ts'

const copy = selectCoversCopy

/** A common use of a cover, and one thing that it does not cover. */
export function CoverFacts({ kind }: { readonly kind: CoverKind }) {
  const facts = COVER_FACTS[kind]
  return (
    <dl className={styles.facts}>
      {(['use', 'notCovered'] as const).map((fact) => (
        <div key={fact}>
          <dt className={styles.term}>{copy.labels[fact]}</dt>
          <dd>{facts[fact]}</dd>
        </div>
      ))}
    </dl>
  )
}
