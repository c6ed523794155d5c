import { describe, expect, it } from 'vitest'
import type { CoverKind } from '../covers/kinds.ts'
import { emptyQuote } from '../quote/emptyQuote.ts'
import type { ClientQuote } from '../quote/types.ts'
import { interimCover } from './interimCover.ts'

const quoteWith = (selectedCovers: CoverKind[], amount: number | null): ClientQuote => {
  const quote = emptyQuote()
  return {
    ...quote,
    covers: { ...quote.covers, selectedCovers },
    lifeCover: { ...quote.lifeCover, amount },
  }
}

describe('interim accident cover', () => {
  it('lasts 90 days from the submission, over the end of a year', () => {
    expect(interimCover(quoteWith(['life'], 500_000), '2026-11-23')).toEqual({
      amount: 500_000,
      from: '2026-11-23',
      until: '2027-02-21',
    })
  })

  it.each([
    [999_999, 999_999],
    [1_000_000, 1_000_000],
    [1_000_001, 1_000_000],
    [15_000_000, 1_000_000],
  ])('of life cover of %i is %i', (applied, amount) => {
    expect(interimCover(quoteWith(['life', 'tpd'], applied), '2026-11-23')?.amount).toBe(amount)
  })

  it('needs life cover with an amount', () => {
    expect(interimCover(quoteWith(['tpd', 'incomeProtection'], 500_000), '2026-11-23')).toBeNull()
    expect(interimCover(quoteWith(['life'], null), '2026-11-23')).toBeNull()
  })
})
