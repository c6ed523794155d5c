import { LogoMark } from './LogoMark.tsx'
import * as styles from './logo.css.ts'

/** The range at sundown and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word}>
        Red Earth <span className={styles.cover}>Cover</span>
      </span>
    </span>
  )
}
