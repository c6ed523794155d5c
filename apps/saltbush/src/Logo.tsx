import { LogoMark } from './LogoMark.tsx'
import * as styles from './logo.css.ts'

/** The sprig and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word}>Saltbush Partners</span>
    </span>
  )
}
