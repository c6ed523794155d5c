import type { ReactElement } from 'react'
import * as styles from './spark.css.ts'
import { sparkPoints } from './sparkPoints.ts'

/** The figures of a `Spark`, and the scale that it shares with others. */
export type SparkProps = {
  /** In any one unit, 0 or more, from left to right; at least two. */
  values: readonly number[]
  /** The value that fills the height: the largest of all sparks shown together, so that they can be compared. */
  most: number
  /** The figures in words: `$2,673 now and $7,050 in ten years`. Leave it out where a text beside it says them. */
  text?: string | undefined
}

/**
 * A line of the size of a word, drawn from 0 up, without visible words. The text beside it says its figures,
 * or its `text` does for screen readers.
 */
export function Spark({ values, most, text }: SparkProps): ReactElement {
  const points = sparkPoints(values, most)
  const [first, last] = [points.at(0), points.at(-1)]
  const line = points.map(({ x, y }) => `${x} ${y}`).join('L')
  return (
    <svg
      className={styles.spark}
      viewBox="0 0 120 38"
      role={text ? 'img' : undefined}
      aria-label={text}
      aria-hidden={text ? undefined : true}
      focusable="false"
    >
      {first && last && (
        <>
          <path className={styles.area} d={`M${line}L${last.x} 37L${first.x} 37Z`} />
          <path className={styles.line} d={`M${line}`} />
          <circle className={styles.dot} cx={first.x} cy={first.y} r="3" />
          <circle className={styles.dot} cx={last.x} cy={last.y} r="3.5" />
        </>
      )}
    </svg>
  )
}
