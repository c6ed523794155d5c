import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aboveLowest, costsLeast, costsMoreFrom } from './costsLeast.ts'

const of = (code: string, ...yearly: number[]) => ({ code, yearly })

describe('who costs least', () => {
  it('is one of them in each year', () => {
    expect(costsLeast([of('A', 1, 2, 3), of('B', 2, 3, 4)])).toEqual({ kind: 'always', code: 'A' })
    expect(costsLeast([of('A', 1, 2, 3), of('B', 1, 3, 4)])).toEqual({ kind: 'always', code: 'A' })
  })

  it('is one first and another from a year on', () => {
    const three = [of('A', 1, 2, 9, 9), of('B', 2, 3, 4, 5), of('C', 3, 4, 8, 8)]
    expect(costsLeast(three)).toEqual({ kind: 'changes', first: 'A', later: 'B', from: 2 })
  })

  it('counts a year in which both cost the same to the first', () => {
    expect(costsLeast([of('A', 1, 4, 9), of('B', 2, 4, 5)])).toEqual({
      kind: 'changes',
      first: 'A',
      later: 'B',
      from: 2,
    })
  })

  it('is nobody where it changes more than once, where all cost the same, or alone', () => {
    expect(costsLeast([of('A', 1, 9, 1), of('B', 2, 2, 2)])).toEqual({ kind: 'none' })
    expect(costsLeast([of('A', 1, 9, 9), of('B', 2, 1, 9), of('C', 3, 3, 1)])).toEqual({ kind: 'none' })
    expect(costsLeast([of('A', 1, 2), of('B', 1, 2)])).toEqual({ kind: 'none' })
    expect(costsLeast([of('A', 1, 2)])).toEqual({ kind: 'none' })
    expect(costsLeast([of('A'), of('B')])).toEqual({ kind: 'none' })
  })

  it('is true of the figures, whatever they are', () => {
    const figures = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(figures, figures, figures, (a, b, c) => {
        const series = [of('A', ...a), of('B', ...b), of('C', ...c)]
        const finding = costsLeast(series)
        const lowest = (year: number) => Math.min(a[year] ?? 0, b[year] ?? 0, c[year] ?? 0)
        const at = (code: string, year: number) => series.find((one) => one.code === code)?.yearly[year]
        for (const year of [0, 1, 2, 3, 4]) {
          if (finding.kind === 'always') expect(at(finding.code, year)).toBe(lowest(year))
          if (finding.kind === 'changes')
            expect(at(year < finding.from ? finding.first : finding.later, year)).toBe(lowest(year))
        }
      }),
    )
  })
})

describe('a premium that costs more from a year on', () => {
  it('is found where it stays above the other', () => {
    expect(costsMoreFrom([1, 2, 3, 4], [2, 2, 2, 2])).toBe(2)
    expect(costsMoreFrom([3, 1, 3], [2, 2, 2])).toBe(2)
    expect(costsMoreFrom([3, 4], [1, 1])).toBe(0)
  })

  it('is none where it ends below or equal', () => {
    expect(costsMoreFrom([1, 2], [2, 2])).toBeNull()
    expect(costsMoreFrom([3, 1], [2, 2])).toBeNull()
  })
})

it('measures each from the lowest of its year', () => {
  expect(aboveLowest([of('A', 1, 5), of('B', 3, 2)])).toEqual([of('A', 0, 3), of('B', 2, 0)])
})
