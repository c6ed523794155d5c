import type { ReactElement } from 'react'
import * as styles from './skeleton.css.ts'

/** The shape and number of what a `Skeleton` stands for. */
export type SkeletonProps = {
  /** What it stands in for. Default `text`: a line of it. */
  shape?: 'text' | 'heading' | 'control' | 'card' | undefined
  /** How many of the shape, one under the other. Default `1`. */
  lines?: number | undefined
}

/** Holds the place of what is loading, at its final size. Hidden from assistive technology: say it in a status. */
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
