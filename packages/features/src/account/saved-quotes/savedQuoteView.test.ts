import { describe, expect, it } from 'vitest'
import { exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { exampleSavedOffer } from '#client-quote/testing/exampleSaved.ts'
import { savedQuoteView } from './savedQuoteView.ts'

const at = (day: number, month = 10) => new Date(2026, month, day, 9, 30)
const offer = exampleSavedOffer('ING', at(21).toISOString())
const here = (code = 'ING', chosenAt = at(21)) => ({
  ...exampleAnswers(),
  selected: exampleChosen(code, chosenAt.toISOString()),
})
const other = (cents: number) => ({
  ...offer,
  selectedQuote: { ...offer.selectedQuote, totalPremiumAmount: (39_318 + cents) / 100 },
})

describe('a saved quote in the account', () => {
  it('says what is insured', () => {
    expect(savedQuoteView(offer, null, at(22)).covers).toEqual([
      { kind: 'life', name: 'Life cover', sum: '$500,000' },
      { kind: 'tpd', name: 'TPD cover', sum: '$750,500' },
      { kind: 'criticalIllness', name: 'Critical illness cover', sum: '$200,000' },
      { kind: 'incomeProtection', name: 'Income protection', sum: '$6,000 a month' },
    ])
  })

  it('holds for 30 calendar days, the last one included', () => {
    expect(savedQuoteView(offer, null, at(21, 11))).toMatchObject({ finishBy: '2026-12-21', isOver: false })
    expect(savedQuoteView(offer, null, at(22, 11))).toMatchObject({ finishBy: '2026-12-21', isOver: true })
  })

  it('goes on with the same choice on this device, until the day that its own screen tells', () => {
    expect(savedQuoteView(other(0), here('ING', at(20)), at(22))).toMatchObject({
      isHere: true,
      finishBy: '2026-12-20',
    })
    expect(savedQuoteView(offer, here('ING', at(20)), at(21, 11)).isHere).toBe(false)
  })

  it.each([
    ['nothing', null],
    ['no choice', exampleAnswers()],
    ['another insurer', here('ACC')],
    ['other sums', { ...here(), quote: { ...here().quote, lifeCover: { amount: 510_000, lifeOwner: 'O' } } }],
  ] as const)('does not go on with %s', (_, answers) => {
    expect(savedQuoteView(offer, answers, at(22))).toMatchObject({ isHere: false, finishBy: '2026-12-21' })
  })

  it('does not go on with a price that differs by a cent', () => {
    expect(savedQuoteView(other(1), here(), at(22)).isHere).toBe(false)
  })

  it('does not go on with terms that the insurer changed', () => {
    const adjustments = [
      { field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation' as const },
    ]
    const changed = here()
    const answers = { ...changed, selected: { ...changed.selected, adjustments } }
    expect(savedQuoteView(offer, answers, at(22)).isHere).toBe(false)
  })
})
