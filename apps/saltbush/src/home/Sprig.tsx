import * as styles from './drawing.css.ts'
import { leavesOn, pointOn, type Stem, stemPath } from './stem.ts'

const LEAF = 'M0 0C6-9 19-14 31-12 41-11 47-5 45 1 43 8 32 13 20 11 10 9 4 5 0 0Z'

/** One leaf, its colour laid a little beside its line as in a hand-printed plate. */
function Leaf({ transform, isPale }: { transform: string; isPale: boolean }) {
  return (
    <g transform={transform}>
      <path className={isPale ? styles.paleWash : styles.wash} d={LEAF} transform="translate(2 3)" />
      <path className={styles.line} d={`${LEAF}M3 0C15-3 26-3 37-1`} />
    </g>
  )
}

function Berry({ at: [x, y], radius }: { at: readonly [number, number]; radius: number }) {
  return (
    <>
      <circle className={styles.berry} cx={Math.round(x + 1)} cy={Math.round(y + 1)} r={radius} />
      <circle className={styles.berryLine} cx={Math.round(x)} cy={Math.round(y)} r={radius} />
    </>
  )
}

export type SprigProps = {
  stem: Stem
  leaves: number
  /** Where the leaves begin, as a share of the stem. */
  from?: number
  /** Size of the leaves, 1 for 46 units. */
  size?: number
  /** Where berries sit, as shares of the stem. */
  berries?: readonly number[]
}

/** A stem with its leaves and berries. */
export function Sprig({ stem, leaves, from, size = 1, berries = [] }: SprigProps) {
  return (
    <>
      <path className={styles.stem} d={stemPath(stem)} />
      {leavesOn(stem, leaves, size, from).map(({ transform, isPale }) => (
        <Leaf key={transform} transform={transform} isPale={isPale} />
      ))}
      {berries.map((share, index) => {
        const [x, y] = pointOn(stem, share)
        const side = index % 2 === 0 ? 9 : -9
        return <Berry key={share} at={[x + side * size, y - 3]} radius={Math.round(6.5 * size)} />
      })}
    </>
  )
}
