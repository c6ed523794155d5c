import * as styles from './drawing.css.ts'
import { Sprig, type SprigProps } from './Sprig.tsx'

const SPRIGS: readonly SprigProps[] = [
  {
    stem: [
      [268, 548],
      [240, 470],
      [150, 400],
      [92, 330],
    ],
    leaves: 11,
    size: 0.92,
    berries: [0.74],
  },
  {
    stem: [
      [292, 548],
      [330, 470],
      [420, 420],
      [474, 322],
    ],
    leaves: 11,
    size: 0.92,
    berries: [0.66, 0.82],
  },
  {
    stem: [
      [274, 548],
      [258, 440],
      [196, 300],
      [172, 188],
    ],
    leaves: 15,
    size: 1,
    berries: [0.6, 0.7, 0.88],
  },
  {
    stem: [
      [286, 548],
      [310, 430],
      [372, 310],
      [398, 214],
    ],
    leaves: 14,
    size: 1,
    berries: [0.55, 0.76],
  },
  {
    stem: [
      [280, 548],
      [276, 400],
      [296, 240],
      [276, 92],
    ],
    leaves: 19,
    size: 1.1,
    berries: [0.42, 0.58, 0.73, 0.9],
  },
]

/** A saltbush in fruit before the evening sun. */
export function ShrubDrawing() {
  return (
    <svg className={styles.drawing} viewBox="40 24 480 536" width="480" height="536" aria-hidden="true">
      <path className={styles.sky} d="M72 560V256C74 132 166 50 282 50s208 84 208 204v306Z" />
      <circle className={styles.sun} cx="378" cy="214" r="62" />
      <path className={styles.farHill} d="M72 444c58-30 112-40 176-24 84 20 150-14 242-4v144H72Z" />
      <path className={styles.nearHill} d="M72 508c76-26 150-18 224-8 70 10 134-4 194-22v82H72Z" />
      {SPRIGS.map((sprig) => (
        <Sprig key={String(sprig.stem[3])} {...sprig} />
      ))}
      <path
        className={styles.grass}
        d="M224 552c-4-14-10-22-16-30m18 30c0-16-2-26-4-36m6 36c4-12 8-18 14-26M334 552c-2-14-6-22-10-30m12 30c2-16 6-24 10-34m-8 34c6-10 12-16 20-22"
      />
    </svg>
  )
}
