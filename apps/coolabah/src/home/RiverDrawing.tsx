import * as styles from './drawing.css.ts'
import { type Cluster, hangingLeaves, linesBetween } from './engraving.ts'

const RIVER = linesBetween(
  [352, 430, 300, 452, 470, 478, 380, 536, 300, 588, 90, 610, -40, 740],
  [372, 430, 350, 450, 590, 470, 540, 540, 500, 600, 400, 640, 470, 760],
  12,
)
/** Bark runs on from the root into each limb. */
const WOOD = [
  linesBetween(
    [128, 640, 166, 560, 118, 500, 150, 420, 178, 350, 130, 290, 62, 218],
    [154, 640, 174, 566, 140, 500, 168, 416, 194, 340, 146, 270, 62, 218],
    4,
  ),
  linesBetween(
    [162, 640, 175, 566, 146, 500, 172, 416, 184, 350, 196, 260, 190, 138],
    [184, 640, 178, 568, 164, 500, 184, 420, 196, 350, 204, 260, 190, 138],
    4,
  ),
  linesBetween(
    [190, 640, 180, 570, 168, 500, 188, 424, 204, 366, 290, 330, 348, 248],
    [216, 640, 186, 570, 184, 500, 204, 436, 220, 384, 304, 338, 348, 248],
    4,
  ),
  linesBetween([193, 262, 220, 232, 258, 212, 276, 168], [196, 274, 226, 240, 262, 214, 276, 168], 3),
].join('')
const BARK =
  'M128 640C166 560 118 500 150 420C165 385 172 360 171 335L206 345C212 365 212 395 204 436C184 500 186 570 216 640Z'

const CROWN: readonly Cluster[] = [
  { x: 66, y: 196, width: 74, height: 48, leaves: 59 },
  { x: 138, y: 138, width: 70, height: 46, leaves: 57 },
  { x: 208, y: 104, width: 66, height: 44, leaves: 54 },
  { x: 282, y: 150, width: 72, height: 46, leaves: 59 },
  { x: 356, y: 226, width: 76, height: 46, leaves: 62 },
  { x: 190, y: 196, width: 60, height: 34, leaves: 33 },
]
const LEAVES = CROWN.map(hangingLeaves).join('')

/** A coolabah on the bend of a river at dusk, in engraved lines. It fills its frame. */
export function RiverDrawing() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 560 680"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <circle className={styles.sun} cx="424" cy="340" r="54" />
      <path
        className={styles.copper}
        d="M388 300h72M378 312h92M372 324h104M370 336h108M370 348h108M373 360h102M380 372h88M392 384h64"
      />
      <path className={styles.land} d="M-40 424c120-26 250-18 340-2 110 16 220-10 300-18v316H-40Z" />
      <path className={styles.pale} d="M-40 424c120-26 250-18 340-2 110 16 220-10 300-18" />
      <path className={styles.faint} d="M-40 410c120-34 240-30 330-8 100 20 200-4 310-26" />
      <path className={styles.copper} d={RIVER} />
      <path
        className={styles.pale}
        d="M60 652c60-22 140-26 220-8m-190-4c10-12 14-20 16-32m-2 30c8-8 16-14 26-18m96 22c4-10 10-18 18-24"
      />
      <path className={styles.land} d={BARK} />
      <path className={styles.pale} d={WOOD} />
      <path className={styles.leaf} d={LEAVES} />
    </svg>
  )
}
