import type { ReactElement } from 'react'
import * as styles from './skeleton.css.ts'

/** Props of `Skeleton`: the shape and number of the elements that it replaces. */
export type SkeletonProps = {
  /** Kind of content that it replaces. Default `text`: a line of text. */
  shape?: 'text' | 'heading' | 'control' | 'card' | undefined
  /** How many of the shape, one under the other. Default `1`. */
  lines?: number | undefined
}

/** Reserves the final size of loading content. Assistive technology ignores it: announce loading in a status. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps): ReactElement {
  return (
    <div aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={line} className={`${styles.skeleton} ${styles.shape[shape]}`} />
      ))}
    </div>
  )
}
