import * as styles from './logo.css.ts'

/** Three gum leaves made of arcs, turned about one point. */
export function LogoMark() {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 40 40"
      width="40"
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.leaf} d="M20 37A20 20 0 0 1 20 3a34 34 0 0 0 0 34Z" />
      <path className={styles.leafLight} d="M20 37A21 21 0 0 0 33.500 9A38 38 0 0 1 20 37Z" />
      <path className={styles.vein} d="M20 37c1-8 6-14 15-17" />
    </svg>
  )
}
