import * as styles from './logo.css.ts'

/** A sprig of saltbush: three round leaves and a berry. */
export function LogoMark() {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 40 44"
      width="36"
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.stem} d="M17 42C18.5 32 19.5 24 20 17" />
      <path className={styles.leaf} d="M20 20C13 15.5 11.5 8 19.5 1.5 28 7.5 27 15.5 20 20Z" />
      <path className={styles.leaf} d="M18.8 31C10.5 32 4 28 2 19.5 11 18 17.5 22.5 18.8 31Z" />
      <path className={styles.paleLeaf} d="M19.5 27C20.5 20 27 15.5 36.5 17.5 35.5 25.5 28.5 29.5 19.5 27Z" />
      <circle className={styles.berry} cx="25.5" cy="35.5" r="3.6" />
    </svg>
  )
}
