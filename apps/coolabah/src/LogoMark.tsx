import * as styles from './logo.css.ts'

/** A coolabah above a river, in a fine ring. */
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
      <circle className={styles.ring} cx="20" cy="20" r="18.5" />
      <path
        className={styles.ring}
        d="M18 28c1.6-5 .8-8-.2-11m.5 4c2-2.5 4.5-3.5 6.5-6M17.8 17c-1.3-1.6-2.8-2.6-5-3.200m5 3.200c.4-2.8 1.4-4.8 2.8-7"
      />
      <path
        className={styles.leaf}
        d="M8 15.500c.3-3 2.6-4.5 5.2-4 .5-3.4 3.4-5.3 6.8-5 3 .2 5 1.8 5.7 4.2 3.3 0 5.5 1.7 5.8 4.6-2.7-1-5-.8-7.3.4-2.8-1.8-6-1.8-8.6 0-2.4-1.3-4.8-1.3-7.6-.2Z"
      />
      <path
        className={styles.river}
        d="M5 28c6-2.3 10 1.6 15 1.200s9-3.2 15-1.200M8 32.200c5-1.6 8 1 12 .8s7-2 12-.8"
      />
    </svg>
  )
}
