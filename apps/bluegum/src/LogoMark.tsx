import * as styles from './logo.css.ts'

/** Two gum leaves made of arcs. */
export function LogoMark() {
  return (
    <svg
      className={styles.mark}
      viewBox="3 3 36 36"
      width="40"
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.leaf} d="M20 38A22 22 0 0 1 11 4A26 26 0 0 1 20 38Z" />
      <path className={styles.leafLight} d="M20 38A24 24 0 0 0 36.5 11A24 24 0 0 0 20 38Z" />
      <path className={styles.vein} d="M20 38C18 26 15 15 11.500 7M20 38c3-9 8-17 14-23" />
    </svg>
  )
}
