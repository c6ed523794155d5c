import type { ComparisonAnswer, InsurerAnswer } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { examplePrices } from '#common/testing/examplePrices.ts'
import { emptyQuoteAnswers } from '#quote/answers'
import { waitEffect, waitRequest } from './waitEffect.ts'

const answers = { ...emptyQuoteAnswers(), quote: exampleQuote }
const cover = exampleQuote.incomeProtectionCover
const waitsOf = (request: ReturnType<typeof waitRequest>) =>
  request?.requests.map(({ clients: [{ needs }] }) => [
    needs.covers.selectedCovers.join(),
    needs.incomeProtectionCover.waitingPeriod,
  ])

describe('what is asked', () => {
  it('is income protection alone, with the chosen wait beside 30 days', () => {
    expect(waitsOf(waitRequest(answers, { ...cover, waitingPeriod: '60' }))).toEqual([
      ['incomeProtection', '30'],
      ['incomeProtection', '60'],
    ])
  })

  it('is 90 days beside 30 where 30 are chosen', () => {
    expect(waitsOf(waitRequest(answers, { ...cover, waitingPeriod: '30' }))?.[1]?.[1]).toBe('90')
  })

  it('is nothing while something that prices need is missing, or of cover that somebody has', () => {
    expect(waitRequest(answers, { ...cover, monthlyBenefit: null })).toBeNull()
    const stateless = { ...exampleQuote.personalDetails, state: null }
    expect(
      waitRequest({ ...answers, quote: { ...exampleQuote, personalDetails: stateless } }, cover),
    ).toBeNull()
    expect(waitRequest({ ...answers, limits: (quote) => ({ quote, changes: [] }) }, cover)).toBeNull()
  })
})

const [insurer] = examplePrices.insurers.filter(
  ({ frequencies }) => frequencies?.yearly?.covers.incomeProtection,
)

function priced(code: string, total: number): InsurerAnswer {
  const yearly = insurer?.frequencies?.yearly
  const parts = yearly?.covers.incomeProtection
  if (!insurer || !yearly || !parts) throw new Error('No example with income protection')
  const covers = { incomeProtection: { ...parts, total } }
  return { ...insurer, supplierCode: code, adjustments: [], frequencies: { yearly: { ...yearly, covers } } }
}

const answer = (...insurers: readonly InsurerAnswer[]): ComparisonAnswer => ({ ...examplePrices, insurers })
const waits = { shorter: '30', longer: '90' } as const

describe('how much less the longer wait costs', () => {
  it('is the middle of the insurers that offer both', () => {
    const before = answer(
      priced('MLP', 1_000),
      priced('NEO', 1_000),
      priced('ZUR', 1_000),
      priced('ACC', 1_000),
    )
    const after = answer(priced('MLP', 900), priced('NEO', 770), priced('ZUR', 500))
    expect(waitEffect(waits, [before, after])).toEqual({ ...waits, percent: 23 })
  })

  it('is unknown where nobody offers both, or where it makes no difference', () => {
    expect(waitEffect(waits, [answer(priced('MLP', 1_000)), answer(priced('NEO', 900))])).toBeNull()
    expect(waitEffect(waits, [answer(priced('MLP', 1_000)), answer(priced('MLP', 1_000))])).toBeNull()
  })

  it('leaves out an insurer that priced another wait', () => {
    const swapped = {
      ...priced('MLP', 100),
      adjustments: [{ field: 'x', from: '90', to: '60', reason: 'waiting-period' as const }],
    }
    expect(waitEffect(waits, [answer(priced('MLP', 1_000)), answer(swapped)])).toBeNull()
  })
})
