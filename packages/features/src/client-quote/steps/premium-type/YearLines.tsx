import { formatMoney } from '@coverkit/core'
import type { PremiumYears } from '../../prices/premiumYears.ts'
import { premiumTypeCopy } from './copy.ts'
import * as styles from './yearLines.css.ts'

const copy = premiumTypeCopy.years

/** Lines above each other need this much, in percent of the height, for their names. */
const NAME_ROOM = 12

/** A chart of two lines over the years, labelled at their ends. A table next to it has the figures. */
export function YearLines({ years }: { readonly years: PremiumYears }) {
  const { ages, stepped, level } = years
  const top = Math.max(...stepped, ...level)
  const last = ages.length - 1
  const heightOf = (price: number) => 100 - (price / top) * 100
  const points = (prices: readonly number[]) =>
    prices.map((price, year) => `${year},${heightOf(price).toFixed(2)}`).join(' ')
  const ends = { stepped: heightOf(stepped.at(-1) ?? 0), level: heightOf(level.at(-1) ?? 0) }
  const isTight = Math.abs(ends.stepped - ends.level) < NAME_ROOM
  const lower = ends.stepped > ends.level ? 'stepped' : 'level'
  const nameAt = (kind: 'stepped' | 'level') =>
    `${Math.max(4, ends[kind] + (isTight && kind === lower ? NAME_ROOM : 0))}%`
  return (
    <div className={styles.chart}>
      <p className={styles.top} aria-hidden="true">{`${formatMoney(top)} ${copy.perYear}`}</p>
      <div className={styles.plot}>
        <svg className={styles.lines} width="100%" height="180" aria-hidden="true" focusable="false">
          <line className={styles.axis} x1="0" x2="100%" y1="100%" y2="100%" />
          <svg
            width="100%"
            height="100%"
            viewBox={`0 0 ${last} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <polyline className={styles.line.level} points={points(level)} />
            <polyline className={styles.line.stepped} points={points(stepped)} />
          </svg>
        </svg>
        <svg className={styles.names} width="72" height="180" aria-hidden="true" focusable="false">
          <text className={styles.name} x="8" y={nameAt('stepped')} dominantBaseline="middle">
            {copy.stepped}
          </text>
          <text className={styles.name} x="8" y={nameAt('level')} dominantBaseline="middle">
            {copy.level}
          </text>
        </svg>
      </div>
      <p className={styles.scale} aria-hidden="true">
        <span>{`${copy.age} ${ages[0]}`}</span>
        <span>{ages.at(-1)}</span>
      </p>
    </div>
  )
}
