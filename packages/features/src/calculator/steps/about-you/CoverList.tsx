import { COVER_KINDS } from '@coverkit/core'
import { Sketch } from '@coverkit/ui'
import { coverSketches } from '#cover/sketches'
import { changesCopy } from '../../assumptions/changesCopy.ts'
import * as styles from './coverList.css.ts'

/** The four covers with their drawings. */
export function CoverList() {
  return (
    <ul className={styles.list}>
      {COVER_KINDS.map((kind) => (
        <li key={kind} className={styles.row}>
          <Sketch of={coverSketches[kind]} size="small" />
          <span>{changesCopy.covers[kind]}</span>
        </li>
      ))}
    </ul>
  )
}
