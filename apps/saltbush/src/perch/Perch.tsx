import type { PerchProps } from '@coverkit/brand'
import { Sprig, type SprigProps } from '../home/Sprig.tsx'

/** Along the edge of the panel. */
const LYING: SprigProps['stem'] = [
  [8, 118],
  [90, 100],
  [200, 124],
  [306, 100],
]

const DRAWINGS: Readonly<Record<PerchProps['drawing'], readonly SprigProps[]>> = {
  one: [{ stem: LYING, leaves: 13, from: 0.12, size: 0.68, berries: [0.34, 0.62, 0.86] }],
  two: [
    { stem: LYING, leaves: 11, from: 0.2, size: 0.6, berries: [0.4] },
    {
      stem: [
        [196, 114],
        [210, 84],
        [240, 50],
        [276, 26],
      ],
      leaves: 8,
      from: 0.2,
      size: 0.6,
      berries: [0.5, 0.8],
    },
  ],
  blossom: [
    { stem: LYING, leaves: 9, from: 0.3, size: 0.56, berries: [0.2, 0.3, 0.46, 0.58, 0.74, 0.9] },
    {
      stem: [
        [110, 110],
        [104, 84],
        [84, 58],
        [58, 38],
      ],
      leaves: 6,
      from: 0.3,
      size: 0.5,
      berries: [0.45, 0.7, 0.95],
    },
  ],
}

/** A saltbush sprig laid along the edge of a panel, with a second one, or in fruit. */
export function Perch({ drawing }: PerchProps) {
  return (
    <svg viewBox="0 0 320 132" width="320" height="132" overflow="visible" aria-hidden="true">
      {DRAWINGS[drawing].map((sprig) => (
        <Sprig key={String(sprig.stem[3])} {...sprig} />
      ))}
    </svg>
  )
}
