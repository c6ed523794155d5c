import * as styles from './drawing.css.ts'
import { linesBetween } from './engraving.ts'

const WATER = linesBetween(
  [0, 30, 200, -10, 380, 60, 600, 34, 820, 8, 1000, 60, 1200, 24],
  [0, 62, 220, 30, 400, 84, 600, 60, 800, 36, 1020, 84, 1200, 60],
  6,
)

/** The river again, as a divider across the page. */
export function RiverRule() {
  return (
    <svg className={styles.riverRule} viewBox="0 0 1200 90" preserveAspectRatio="none" aria-hidden="true">
      <path className={styles.water} d={WATER} />
    </svg>
  )
}
