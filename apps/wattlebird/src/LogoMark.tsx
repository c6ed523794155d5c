import * as styles from './logo.css.ts'

/** A wattlebird, tail down, with its wattle and wing in the accent colour. */
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
      <path
        className={styles.body}
        d="M39 15.6c-2-1.4-4-2-5.6-2.1C32 9 28.6 6.4 24.2 6.4c-5.6 0-9.4 3.6-10.6 9.2C12.4 21.2 8.6 27 1.6 36.4c5.4-.6 9-2 11.6-4.2 9.6.2 18.4-5 20.2-14.4 1.8-.2 3.8-.9 5.6-2.2Z"
      />
      <path className={styles.wing} d="M12.6 28.4c.6-6.2 4.6-10.6 12.2-11.6-.4 6.8-4.8 11-12.2 11.6Z" />
      <path className={styles.wing} d="M31.3 17.4c1.7.6 2.3 3 1.2 5-1.8-.9-2.3-3.2-1.2-5Z" />
      <circle className={styles.eye} cx="28.4" cy="12.6" r="1.7" />
    </svg>
  )
}
