import * as styles from './sharedSections.css.ts'

/** The number of a step in a ring drawn by hand. */
export function StepRing({ step }: { step: number }) {
  return (
    <span className={styles.number} aria-hidden="true">
      <svg className={styles.ring} viewBox="0 0 56 56" width="56" height="56" aria-hidden="true">
        <path d="M30 4C15 2 4 13 4 28c0 14 10 25 25 24 14-1 24-11 23-25C51 12 39 3 24 6" />
      </svg>
      <span>{step}</span>
    </span>
  )
}
