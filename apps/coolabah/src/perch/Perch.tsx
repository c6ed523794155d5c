import type { PerchProps } from '@coverkit/brand'
import { hangingLeaves, linesBetween } from '../home/engraving.ts'
import * as styles from './perch.css.ts'

/** The river along the edge of the panel. */
const WATER = linesBetween(
  [4, 108, 70, 96, 130, 116, 190, 108, 240, 101, 280, 112, 316, 104],
  [4, 124, 70, 114, 130, 130, 190, 122, 240, 116, 280, 128, 316, 120],
  5,
)

const RIGHT_LEAVES = [
  hangingLeaves({ x: 262, y: 44, width: 44, height: 22, leaves: 24 }),
  hangingLeaves({ x: 212, y: 34, width: 30, height: 14, leaves: 12 }),
].join('')
const LEFT_LEAVES = hangingLeaves({ x: 52, y: 56, width: 36, height: 18, leaves: 18 })

/** A bough that hangs over the water from the right. */
function RightBough() {
  return (
    <>
      <path className={styles.bough} d="M318 18c-30 2-60 8-84 12-16 3-34 4-50 2M276 24c-8 8-14 16-18 26" />
      <path className={styles.leaf} d={RIGHT_LEAVES} />
    </>
  )
}

function TwoBoughs() {
  return (
    <>
      <RightBough />
      <path className={styles.bough} d="M2 36c18 2 36 6 52 14 10 5 20 6 32 4" />
      <path className={styles.leaf} d={LEFT_LEAVES} />
    </>
  )
}

/** The sun over the water, and reeds. */
function Dusk() {
  return (
    <>
      <circle className={styles.sun} cx="220" cy="74" r="40" />
      <path className={styles.water} d="M192 50h56M186 60h68M182 70h76M181 80h78M184 90h72" />
      <path
        className={styles.reed}
        d="M60 110c2-24 0-42-6-58m14 58c0-20 4-34 12-46m-24 46c-4-14-10-24-18-32m44 32c2-10 6-18 12-24"
      />
    </>
  )
}

const DRAWINGS = { one: RightBough, two: TwoBoughs, blossom: Dusk }

/** A river along the edge of a panel under one bough, under two, or at dusk. */
export function Perch({ drawing }: PerchProps) {
  const Drawing = DRAWINGS[drawing]
  return (
    <svg viewBox="0 0 320 132" width="320" height="132" overflow="visible" aria-hidden="true">
      <Drawing />
      <path className={styles.water} d={WATER} />
    </svg>
  )
}
