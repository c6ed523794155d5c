import * as styles from './drawing.css.ts'
import type { LeafPlace } from './sprig.ts'

const SHADES = [styles.leafDeep, styles.leafMiddle, styles.leafLight, styles.leafPale]

/** A leaf between two arcs of 160: one of radius 100, one of 190. */
export function Leaf({ x, y, turn, scale, shade }: LeafPlace) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path className={styles.stalk} d="M0 0 14 4" />
      <g transform="translate(14 4)">
        <path className={SHADES[shade]} d="M0 0A100 100 0 0 1 160 0A190 190 0 0 0 0 0Z" />
        <path className={styles.rib} d="M0 0A132 132 0 0 1 152-4" />
      </g>
    </g>
  )
}

/** A gum nut in flower, its stamens below it. */
export function Blossom({ x, y }: { x: number; y: number }) {
  const rays = Array.from({ length: 17 }, (_, index) => {
    const angle = (Math.PI * (index + 0.5)) / 17
    const reach = index % 2 ? 30 : 25
    return `M0 0 ${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`
  })
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={styles.stamen} d={rays.join('')} />
      <path className={styles.nut} d="M-10-14h20l-3 14a7 7 0 0 1-14 0Z" />
    </g>
  )
}
