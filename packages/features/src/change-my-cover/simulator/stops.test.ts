import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_STEPS, nextStop, stepOf, stopsOf } from './stops.ts'

const bounds = { minimum: 50_000, maximum: 15_000_000 }

describe('the stops of a range', () => {
  it.each([
    [250_000, 10_000],
    [600_000, 50_000],
    [1_200_000, 50_000],
    [2_700_000, 100_000],
    [15_000_000, 500_000],
  ])('around %i are %i apart', (now, step) => {
    expect(stepOf(now, now, bounds, false)).toBe(step)
  })

  it('hold what there is, however odd it is', () => {
    expect(stopsOf(250_500, 250_500, { minimum: 50_000, maximum: 300_000 }, false).slice(-7)).toEqual([
      250_000, 250_500, 260_000, 270_000, 280_000, 290_000, 300_000,
    ])
    expect(stopsOf(6_000, 6_000, { minimum: 1_500, maximum: 6_400 }, true).at(-1)).toBe(6_400)
  })

  it('stay still while the sum is one of them', () => {
    const stops = stopsOf(600_000, 600_000, bounds, false)
    for (const stop of stops) expect(stopsOf(600_000, stop, bounds, false)).toEqual(stops)
  })

  it('step up and down to the ends and no further', () => {
    const stops = [100, 200, 250, 300]
    expect(nextStop(stops, 200, 1)).toBe(250)
    expect(nextStop(stops, 250, -1)).toBe(200)
    expect(nextStop(stops, 300, 1)).toBe(300)
    expect(nextStop(stops, 100, -1)).toBe(100)
    expect(nextStop(stops, 120, 1)).toBe(200)
  })

  it('are few, in order, within the limits, and with the sum among them, whatever there is', () => {
    const sums = fc.integer({ min: 50_000, max: 15_000_000 })
    fc.assert(
      fc.property(sums, sums, sums, (now, current, most) => {
        const maximum = Math.max(now, current, most)
        const stops = stopsOf(now, current, { minimum: 50_000, maximum }, false)
        expect(stops.length - 1).toBeLessThanOrEqual(MOST_STEPS)
        expect(stops).toEqual([...stops].toSorted((one, other) => one - other))
        expect(stops).toContain(current)
        expect(stops).toContain(now)
        expect(stops[0]).toBeGreaterThanOrEqual(50_000)
        expect(stops.at(-1)).toBeLessThanOrEqual(maximum)
      }),
    )
  })
})
