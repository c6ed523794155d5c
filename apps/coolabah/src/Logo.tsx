import { LogoMark } from './LogoMark.tsx'
import * as styles from './logo.css.ts'

/** The tree above the river, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word}>
        Coolabah <span className={styles.soft}>Wealth</span>
      </span>
    </span>
  )
}
