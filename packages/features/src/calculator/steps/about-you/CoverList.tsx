import { COVER_KINDS } from '@coverkit/core'
import { Sketch } from '@coverkit/ui'
import { COVER_SKETCHES } from '#cover/sketches'
import { COVER_WORDS } from '#cover/words'
import * as styles from './coverList.css.ts'

/** The covers with their drawings. */
export function CoverList() {
  return (
    <ul className={styles.list}>
      {COVER_KINDS.map((kind) => (
        <li key={kind} className={styles.row}>
          <Sketch of={COVER_SKETCHES[kind]} size="small" />
          <span>{COVER_WORDS[kind].name}</span>
        </li>
      ))}
    </ul>
  )
}
