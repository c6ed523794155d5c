import { describe, expect, it } from 'vitest'
import { sparkPoints } from './sparkPoints.ts'

describe('the points of a spark', () => {
  it('go from edge to edge, 0 at the foot and the most at the top', () => {
    expect(sparkPoints([0, 50, 100], 100)).toEqual([
      { x: 4, y: 35 },
      { x: 60, y: 20 },
      { x: 116, y: 5 },
    ])
  })

  it('leave room above for a larger figure of another spark', () => {
    expect(sparkPoints([50, 100], 200).map(({ y }) => y)).toEqual([27.5, 20])
  })

  it('stay inside the drawing and are numbers, whatever the figures', () => {
    expect(sparkPoints([-5, 300], 100).map(({ y }) => y)).toEqual([35, 5])
    expect(sparkPoints([0, 0], 0).map(({ y }) => y)).toEqual([35, 35])
    expect(sparkPoints([7], 7)).toEqual([])
  })
})
