import { OFFER_LIMITS } from '@coverkit/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choosing, details, submit } from '#client-quote/testing/quoteVisitor.fixture.ts'
import { lumpStops, monthlyStops, stopsBetween } from './amountStops.ts'

const anyone = choosing(['life']).quote

function expectStops(stops: readonly number[], least: number, most: number): void {
  expect([stops[0], stops.at(-1)]).toEqual([least, most])
  expect(stops.length).toBeLessThanOrEqual(60)
  expect(stops.every((stop, index) => index === 0 || stop > (stops[index - 1] ?? 0))).toBe(true)
}

describe('the stops of a slider', () => {
  it.each([
    ['life', 50_000, 15_000_000],
    ['tpd', 50_000, 5_000_000],
    ['criticalIllness', 50_000, 2_000_000],
  ] as const)('%s from %i to %i', (kind, least, most) => {
    expectStops(lumpStops(anyone, kind), least, most)
  })

  it('are finer below: 25,000 apart at 300,000 and a million apart at 10 million', () => {
    const stops = lumpStops(anyone, 'life')
    expect(stops).toEqual(expect.arrayContaining([300_000, 325_000, 10_000_000, 11_000_000]))
    expect(stops).not.toContain(310_000)
    expect(stops).not.toContain(10_500_000)
  })

  it('are a thousand apart below the least of most covers', () => {
    expect(stopsBetween(5_000, 30_000).slice(0, 3)).toEqual([5_000, 6_000, 7_000])
    expectStops(stopsBetween(5_000, 30_000), 5_000, 30_000)
  })

  it('end where home duties end', () => {
    const home = submit(choosing(['life']), 'personal-details', details({ occupation: '1' })).quote
    expectStops(lumpStops(home, 'life'), 50_000, 1_500_000)
    expectStops(lumpStops(home, 'criticalIllness'), 50_000, 750_000)
  })

  it('of a benefit end at what the earnings allow, or at the most of all while they allow none', () => {
    expectStops(monthlyStops(6_100), 1_500, 6_100)
    expectStops(monthlyStops(0), 1_500, 30_000)
    fc.assert(
      fc.property(fc.integer({ min: 1_501, max: OFFER_LIMITS.sumInsured.incomeProtection[1] }), (most) => {
        expectStops(monthlyStops(most), 1_500, most)
      }),
    )
  })
})
