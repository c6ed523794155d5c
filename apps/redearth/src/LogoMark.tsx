import * as styles from './logo.css.ts'

/** The sun going down behind a flat-topped range. */
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
      <path className={styles.sky} d="M2 3.4 37.8 2 38.4 38 2.6 38.4Z" />
      <circle className={styles.sun} cx="24.6" cy="17.4" r="8.6" />
      <path className={styles.range} d="m2.4 25.4 5.8-.4 3.4-6.2 9.8-.5 3.6 5.9 13.2.6.2 5-35.8.6Z" />
      <path className={styles.gap} d="M2.5 30.6c8-1.4 15 .8 22.6.2 5-.4 9-1 13.2-.4" />
    </svg>
  )
}
