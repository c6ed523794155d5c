import type { PerchProps } from '@coverkit/brand'
import * as styles from '../home/drawing.css.ts'
import { Blossom, Leaf } from '../home/leaf.tsx'
import type { LeafPlace } from '../home/sprig.ts'

type Drawn = {
  readonly leaves: readonly LeafPlace[]
  /** Where gum nuts flower: x and y. */
  readonly blossoms: readonly (readonly [x: number, y: number])[]
  /** The circle that a leaf is made of: x, y, radius. */
  readonly circle: readonly [x: number, y: number, radius: number]
}

const DRAWINGS: Readonly<Record<PerchProps['drawing'], Drawn>> = {
  one: {
    leaves: [
      { x: 92, y: 109, turn: -52, scale: 0.5, shade: 1 },
      { x: 170, y: 111, turn: -24, scale: 0.58, shade: 0 },
      { x: 250, y: 108, turn: -72, scale: 0.44, shade: 2 },
      { x: 126, y: 111, turn: 14, scale: 0.4, shade: 3 },
    ],
    blossoms: [[40, 96]],
    circle: [206, 80, 48],
  },
  two: {
    leaves: [
      { x: 60, y: 110, turn: -64, scale: 0.52, shade: 0 },
      { x: 104, y: 110, turn: -22, scale: 0.46, shade: 2 },
      { x: 196, y: 110, turn: -58, scale: 0.56, shade: 1 },
      { x: 238, y: 108, turn: -18, scale: 0.48, shade: 0 },
      { x: 160, y: 111, turn: 16, scale: 0.36, shade: 3 },
    ],
    blossoms: [],
    circle: [84, 78, 44],
  },
  blossom: {
    leaves: [
      { x: 108, y: 110, turn: -40, scale: 0.46, shade: 2 },
      { x: 226, y: 109, turn: -30, scale: 0.54, shade: 0 },
      { x: 190, y: 111, turn: 15, scale: 0.36, shade: 3 },
    ],
    blossoms: [
      [56, 96],
      [196, 94],
      [290, 89],
    ],
    circle: [70, 84, 40],
  },
}

/** A gum twig along the edge of a panel, with leaves, more of them, or flowers. */
export function Perch({ drawing }: PerchProps) {
  const { leaves, blossoms, circle } = DRAWINGS[drawing]
  const [x, y, radius] = circle
  return (
    <svg viewBox="0 0 320 132" width="320" height="132" overflow="visible" aria-hidden="true">
      <circle className={styles.construction} cx={x} cy={y} r={radius} />
      <path className={styles.stalk} d="M6 114C70 106 150 118 314 101" />
      {leaves.map((place) => (
        <Leaf key={place.x} {...place} />
      ))}
      {blossoms.map(([across, down]) => (
        <g key={across} transform={`translate(${across} ${down}) rotate(180)`}>
          <Blossom x={0} y={0} />
        </g>
      ))}
    </svg>
  )
}
