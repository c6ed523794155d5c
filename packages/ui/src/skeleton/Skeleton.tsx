import * as styles from './skeleton.css.ts'

/** Holds the place of what is loading, at its final size. Hidden from assistive technology: say it in a status. */
export type SkeletonProps = { shape?: keyof typeof styles.shape | undefined; lines?: number | undefined }

export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={line} className={`${styles.skeleton} ${styles.shape[shape]}`} />
      ))}
    </div>
  )
}
