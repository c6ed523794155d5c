type Point = readonly [number, number]

/** A cubic curve from root to tip. */
export type Stem = readonly [Point, Point, Point, Point]

export const stemPath = ([root, first, second, tip]: Stem) => `M${root}C${first} ${second} ${tip}`

/** Where a leaf grows: `transform` puts its stalk on the stem and turns it outwards. */
export type LeafPlace = { transform: string; isPale: boolean }

const weigh = (t: number) => [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3] as const
const slope = (t: number) =>
  [-3 * (1 - t) ** 2, 3 * (1 - t) * (1 - 3 * t), 3 * t * (2 - 3 * t), 3 * t ** 2] as const

const blend = (stem: Stem, weights: readonly number[]): Point => [
  stem.reduce((sum, point, index) => sum + point[0] * (weights[index] ?? 0), 0),
  stem.reduce((sum, point, index) => sum + point[1] * (weights[index] ?? 0), 0),
]

export const pointOn = (stem: Stem, t: number): Point => blend(stem, weigh(t))

/** Leaves left and right in turn, smaller and closer to the stem towards the tip, which bears the last one. */
export function leavesOn(stem: Stem, count: number, size = 1, from = 0.2): LeafPlace[] {
  return Array.from({ length: count }, (_, index) => {
    const isTip = index === count - 1
    const t = from + ((1 - from) * index) / (count - 1)
    const [x, y] = pointOn(stem, t)
    const [dx, dy] = blend(stem, slope(t))
    const side = index % 2 === 0 ? -1 : 1
    const lean = isTip ? 0 : side * (64 - 22 * t + (index % 3) * 5)
    const angle = (Math.atan2(dy, dx) * 180) / Math.PI + lean
    const scale = size * (1.08 - 0.42 * t + (index % 4) * 0.05)
    return {
      transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle.toFixed(0)}) scale(${scale.toFixed(2)})`,
      isPale: index % 3 === 1,
    }
  })
}
