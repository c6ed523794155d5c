import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_STOPS, stopsOf } from './stops.ts'

const bounds = { minimum: 50_000, maximum: 15_000_000 }

describe('the stops of a slider', () => {
  it.each([
    [300_000, 25_000],
    [600_000, 50_000],
    [1_200_000, 100_000],
    [2_500_000, 500_000],
    [10_000_000, 1_000_000],
  ])('above %i are %i apart', (now, step) => {
    const stops = stopsOf(now, now, bounds, false)
    expect(stops[stops.indexOf(now) + 1]).toBe(now + step)
  })

  it('reach from the least to the most', () => {
    const stops = stopsOf(600_000, 600_000, bounds, false)
    expect([stops[0], stops.at(-1)]).toEqual([50_000, 15_000_000])
    expect(stopsOf(6_000, 6_000, { minimum: 1_500, maximum: 6_400 }, true).slice(-2)).toEqual([6_300, 6_400])
  })

  it('hold what there is, however odd it is', () => {
    expect(stopsOf(250_500, 250_500, { minimum: 50_000, maximum: 310_000 }, false).slice(-5)).toEqual([
      250_000, 250_500, 275_000, 300_000, 310_000,
    ])
  })

  it('stay still while the sum is one of them', () => {
    const stops = stopsOf(600_000, 600_000, bounds, false)
    for (const stop of stops) expect(stopsOf(600_000, stop, bounds, false)).toEqual(stops)
  })

  it('are few, in order, within the limits, and with the sum among them, whatever there is', () => {
    const lump = fc.integer({ min: 50_000, max: 15_000_000 })
    const month = fc.integer({ min: 1_500, max: 30_000 })
    const sums = fc.oneof(
      fc.tuple(fc.constant(false), fc.constant(50_000), lump, lump, lump),
      fc.tuple(fc.constant(true), fc.constant(1_500), month, month, month),
    )
    fc.assert(
      fc.property(sums, ([isMonthly, minimum, now, current, most]) => {
        const maximum = Math.max(now, current, most)
        const stops = stopsOf(now, current, { minimum, maximum }, isMonthly)
        expect(stops.length).toBeLessThanOrEqual(MOST_STOPS)
        expect(stops).toEqual([...stops].toSorted((one, other) => one - other))
        expect(stops).toEqual(expect.arrayContaining([minimum, now, current, maximum]))
      }),
    )
  })
})
