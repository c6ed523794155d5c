import { LogoMark } from './LogoMark.tsx'
import * as styles from './logo.css.ts'

/** The bird and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word}>wattlebird</span>
    </span>
  )
}
