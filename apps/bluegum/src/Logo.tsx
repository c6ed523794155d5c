import { LogoMark } from './LogoMark.tsx'
import * as styles from './logo.css.ts'

/** The leaves and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word}>
        <span className={styles.name}>bluegum</span> advice
      </span>
    </span>
  )
}
