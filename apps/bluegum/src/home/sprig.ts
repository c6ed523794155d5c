export type LeafPlace = { x: number; y: number; turn: number; scale: number; shade: number }

type Point = readonly [number, number]

const BRANCH: readonly [Point, Point, Point] = [
  [548, 26],
  [360, 40],
  [112, 236],
]

/** Where along the branch each of the seven leaves hangs, how it turns, its size and its shade. */
const LEAVES: readonly (readonly [at: number, turn: number, scale: number, shade: number])[] = [
  [0.09, 90, 0.86, 1],
  [0.26, 108, 1.34, 0],
  [0.4, 62, 1.3, 2],
  [0.56, 116, 1.32, 1],
  [0.7, 70, 1.42, 0],
  [0.86, 122, 1.12, 3],
  [1, 84, 1.3, 2],
]

function along(share: number): Point {
  const [start, bend, end] = BRANCH
  const rest = 1 - share
  const at = (axis: 0 | 1) =>
    rest * rest * start[axis] + 2 * rest * share * bend[axis] + share * share * end[axis]
  return [Math.round(at(0)), Math.round(at(1))]
}

export const branchPath = `M${BRANCH[0].join(' ')}Q${BRANCH[1].join(' ')} ${BRANCH[2].join(' ')}`

export const leafPlaces: readonly LeafPlace[] = LEAVES.map(([share, turn, scale, shade]) => {
  const [x, y] = along(share)
  return { x, y, turn, scale, shade }
})
