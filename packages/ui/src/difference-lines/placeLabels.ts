/** Position of a name: its right edge in percent from the left, its middle in percent from the foot. */
export type LabelPlace = { right: number; height: number }

/** A line as shares of the height, 0 to 1, from left to right, and how many letters its name has. */
type NamedLine = { heights: readonly number[]; letters: number }

type Taken = { left: number; right: number; height: number }

/** The narrowest chart is a phone's: there a letter takes about so many percent of the width. */
const LETTER = 2.7
const LINE_HEIGHT = 9
const ABOVE = 6
/** From the right edge to the left, where most lines are apart. */
const RIGHT_EDGES = [100, 90, 80, 70, 60, 50, 40]

/**
 * Returns positions for the names of lines, each at its line and without overlaps. Names are placed in their
 * order; one that has no room at its line goes to the lowest free row at the right.
 */
export function placeLabels(lines: readonly NamedLine[]): LabelPlace[] {
  const taken: Taken[] = []
  return lines.map(({ heights, letters }) => {
    const width = Math.min(letters * LETTER, 100)
    const candidates = RIGHT_EDGES.filter((right) => right >= width).map((right) => ({
      right,
      height: Math.min(heightAt(heights, right) + ABOVE, 100),
    }))
    const stacked = Array.from({ length: 12 }, (_, row) => ({
      right: 100,
      height: ABOVE + row * LINE_HEIGHT,
    }))
    const isFree = ({ right, height }: LabelPlace) =>
      taken.every(
        (other) =>
          right - width >= other.right ||
          right <= other.left ||
          Math.abs(height - other.height) >= LINE_HEIGHT,
      )
    const place = [...candidates, ...stacked].find(isFree) ?? { right: 100, height: 100 }
    taken.push({ left: place.right - width, right: place.right, height: place.height })
    return place
  })
}

/** The height of a line under the right end of its name, in percent. */
function heightAt(heights: readonly number[], right: number): number {
  const index = Math.round((right / 100) * (heights.length - 1))
  return 100 * (heights[index] ?? 0)
}
