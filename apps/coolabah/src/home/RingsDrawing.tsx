import * as styles from './drawing.css.ts'
import { growthRing } from './engraving.ts'

const YEARS = 19
const GOOD_YEARS = [6, 11, 18]

const radiusOf = (year: number) => 7 + year * 7.2 + 3 * Math.sin(year * 1.7)

/** The rings of a trunk. */
export function RingsDrawing() {
  const years = Array.from({ length: YEARS }, (_, year) => year)
  const rings = (isGood: boolean) =>
    years
      .filter((year) => GOOD_YEARS.includes(year) === isGood)
      .map((year) => growthRing(radiusOf(year), year))
      .join('')
  return (
    <svg className={styles.rings} viewBox="-156 -156 312 312" width="312" height="312" aria-hidden="true">
      <path className={styles.wood} d={growthRing(radiusOf(YEARS - 1), YEARS - 1)} />
      <path className={styles.ring} d={rings(false)} />
      <path className={styles.goodRing} d={rings(true)} />
    </svg>
  )
}
