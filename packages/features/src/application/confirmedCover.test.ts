import { describe, expect, it } from 'vitest'
import { exampleAnswer, exampleChosen, exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { sumOfCents } from '#cover/premium'
import { confirmedCover } from './confirmedCover.ts'

const chosenAt = new Date(2026, 10, 21, 9, 30).toISOString()

describe('the cover to confirm', () => {
  it('must be finished 30 days after the day of choosing', () => {
    expect(confirmedCover(exampleQuote, exampleChosen('ACC', chosenAt))).toMatchObject({
      chosenOn: '2026-11-21',
      finishBy: '2026-12-21',
    })
  })

  it('shows the price that was chosen, with parts that make it', () => {
    const selected = exampleChosen('ACC', chosenAt)
    const cover = confirmedCover(exampleQuote, selected)
    expect(cover?.frequency).toBe('monthly')
    expect(cover?.breakdown.total).toBe(Math.round(selected.quote.totalPremiumAmount * 100))
    const { covers, fee, total } = cover?.breakdown ?? { covers: [], fee: 0, total: 1 }
    expect(sumOfCents(covers.map((one) => one.total)) + fee).toBe(total)
  })

  it('carries the terms that the insurer priced', () => {
    const adjustments = [
      { field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation' as const },
    ]
    const cover = confirmedCover(exampleQuote, { ...exampleChosen('ACC', chosenAt), adjustments })
    expect(cover?.terms.tpdCover.occupationType).toBe('any')
    expect(exampleQuote.tpdCover.occupationType).toBe('own')
  })

  it('is none when the kept answer lacks the chosen price', () => {
    const selected = exampleChosen('ACC', chosenAt)
    const answer = { ...exampleAnswer('ACC'), frequencies: {} }
    expect(confirmedCover(exampleQuote, { ...selected, answer })).toBeNull()
  })
})
