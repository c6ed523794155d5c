import { describe, expect, it } from 'vitest'
import { placeLabels } from './placeLabels.ts'

const rising = [0, 0.1, 0.2, 0.4, 0.6, 0.8, 1]
const flat = rising.map(() => 0)

describe('the places of names', () => {
  it('are at the right ends of lines that are apart', () => {
    const places = placeLabels([
      { heights: rising, letters: 10 },
      { heights: flat, letters: 18 },
    ])
    expect(places).toEqual([
      { right: 100, height: 100 },
      { right: 100, height: 6 },
    ])
  })

  it('move along a line to where its name covers no other', () => {
    const [first, second] = placeLabels([
      { heights: rising, letters: 7 },
      { heights: rising, letters: 7 },
    ])
    expect(first).toEqual({ right: 100, height: 100 })
    expect(second?.right).toBeLessThan(100)
  })

  const shapes = [rising, flat, rising.toReversed(), [1, 0, 1, 0, 1, 0, 1], rising.map(() => 0.5)]
  const pairs = shapes.flatMap((one) => shapes.map((other) => [one, other]))
  const lengths = [3, 12, 24, 30]

  it('never overlap, whatever the lines and the names', () => {
    for (const [one = flat, other = flat] of pairs) {
      for (const letters of lengths) {
        const lines = [one, other, one, other].map((heights, index) => ({
          heights,
          letters: letters + index,
        }))
        const boxes = placeLabels(lines).map(({ right, height }, index) => ({
          left: right - Math.min((letters + index) * 2.7, 100),
          right,
          height,
        }))
        for (const [index, box] of boxes.entries()) {
          for (const next of boxes.slice(index + 1)) {
            const isApart =
              box.left >= next.right || next.left >= box.right || Math.abs(box.height - next.height) >= 9
            expect(isApart).toBe(true)
          }
        }
      }
    }
  })
})
