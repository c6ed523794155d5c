/** Control points of a path: a start, then three points for each cubic curve, as x and y in turn. */
export type Curve = readonly number[]

/** Writes each curve from its own start, which takes fewer digits. */
function pathOf([x, y, ...rest]: Curve): string {
  const started = [x, y, ...rest]
  const moved = rest.map((value, index) => value - (started[index - (index % 6) + (index % 2)] ?? 0))
  return `M${x} ${y}c${moved.join(' ').replaceAll(' -', '-')}`
}

/** Lines that run from one curve to another of as many points, the first and last on the curves themselves. */
export function linesBetween(from: Curve, to: Curve, count: number): string {
  return Array.from({ length: count }, (_, line) => {
    const share = line / (count - 1)
    return pathOf(from.map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share)))
  }).join('')
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

export type Cluster = { x: number; y: number; width: number; height: number; leaves: number }

/** Long leaves that hang within an ellipse, spread as evenly as seeds in a flower head. */
export function hangingLeaves({ x, y, width, height, leaves }: Cluster): string {
  return Array.from({ length: leaves }, (_, index) => {
    const reach = Math.sqrt((index + 0.5) / leaves)
    const angle = index * GOLDEN_ANGLE
    const left = Math.round(x + width * reach * Math.cos(angle))
    const top = Math.round(y + height * reach * Math.sin(angle))
    const sway = Math.round(7 * Math.cos(angle)) * 2 + (index % 2) * 2
    const drop = 16 + (index % 4) * 2
    const [half, middle] = [sway / 2, drop / 2]
    return `M${left} ${top}q${half + 3} ${middle} ${sway} ${drop}q${-half - 4} ${-middle} ${-sway} ${-drop}`
  }).join('')
}

/** A closed ring, not quite round, as a tree draws one each year. */
export function growthRing(radius: number, year: number): string {
  const corners = 14
  const at = (corner: number) => {
    const angle = (corner / corners) * 2 * Math.PI
    const wobble = 1 + 0.06 * Math.sin(2 * angle + 0.6) + 0.035 * Math.sin(3 * angle + year * 0.22)
    return [radius * wobble * Math.cos(angle), radius * wobble * Math.sin(angle)] as const
  }
  const point = ([x, y]: readonly [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const middle = (corner: number) => {
    const [x, y] = at(corner)
    const [nextX, nextY] = at(corner + 1)
    return point([(x + nextX) / 2, (y + nextY) / 2])
  }
  // A corner is its neighbour's reflection in the point between them, so that only the first is written.
  const bends = Array.from({ length: corners - 1 }, (_, corner) => `T${middle(corner + 2)}`)
  return `M${middle(0)}Q${point(at(1))} ${middle(1)}${bends.join('')}Z`
}
