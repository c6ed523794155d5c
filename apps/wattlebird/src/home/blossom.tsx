import * as styles from './drawing.css.ts'

const STAMENS = 15

/** The stamens of a bottlebrush as one path: lines that fan out from the stem, longest in the middle. */
function stamenPath(): string {
  const lines = Array.from({ length: STAMENS }, (_, index) => {
    const height = 6 + index * 4.6
    const reach = 15 + 13 * Math.sin((Math.PI * (index + 1)) / (STAMENS + 1)) + (index % 3) * 2
    const lift = 7 + (index % 2) * 3
    return `M0-${height.toFixed(1)}q${(reach / 2).toFixed(1)}-1 ${reach.toFixed(1)}-${lift}M0-${height.toFixed(1)}q-${(reach / 2).toFixed(1)}-1-${reach.toFixed(1)}-${lift}`
  })
  return lines.join('')
}

const stamens = stamenPath()

/** One bottlebrush flower whose stem starts at 0, 0. */
export function Blossom({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path className={styles.stem} d="M0 10V-76" />
      <path className={styles.stamen} d={stamens} />
      <circle className={styles.bud} cx="0" cy="-80" r="4" />
    </g>
  )
}

/** One gum leaf that points right from 0, 0. */
export function Leaf({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path className={styles.leaf} d="M0 0C20-17 58-20 92 2 60 17 24 16 0 0Z" />
      <path className={styles.vein} d="M4 0C30-3 58-4 84 2" />
    </g>
  )
}
