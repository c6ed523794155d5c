const LEFT = 4
const RIGHT = 116
const TOP = 5
const BOTTOM = 35

const tenth = (value: number) => Math.round(value * 10) / 10

/** Returns the points of the figures in a drawing of 120 by 38; an empty list for fewer than two. */
export function sparkPoints(values: readonly number[], most: number): { x: number; y: number }[] {
  if (values.length < 2) return []
  const step = (RIGHT - LEFT) / (values.length - 1)
  const share = (value: number) => (most > 0 ? Math.min(Math.max(value / most, 0), 1) : 0)
  return values.map((value, index) => ({
    x: tenth(LEFT + index * step),
    y: tenth(BOTTOM - share(value) * (BOTTOM - TOP)),
  }))
}
