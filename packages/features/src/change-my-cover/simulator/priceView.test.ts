import { policyPreviewRequest, termsOfPolicy } from '@coverkit/core/change-cover'
import { describe, expect, it } from 'vitest'
import { centsOfText, tidyCents } from './centsOfText.ts'
import { examplePreview, lifePolicy } from './examplePreview.fixture.ts'
import { priceView } from './priceView.ts'
import { withSum } from './withSum.ts'

const now = termsOfPolicy(lifePolicy(), '2026-11-23')
const viewOf = (sum: number, frequency = now.quote.paymentFrequency) => {
  const lower = withSum({ now, after: now }, 'life', sum)
  const after = { ...lower, quote: { ...lower.quote, paymentFrequency: frequency } }
  return priceView(examplePreview(policyPreviewRequest('p-1', now), policyPreviewRequest('p-1', after)))
}

describe('what a change costs', () => {
  it('has the figure of now beside each, and what makes the difference', () => {
    expect(viewOf(500_000)).toEqual({
      label: 'ILLUSTRATIVE SAMPLE RATES. Not any insurer’s rates, not a quote.',
      frequency: 'Monthly',
      now: '$55.90',
      after: '$47.90',
      difference: '−$8.00',
      direction: 'less',
      total: '$47.90 a month',
      sentence: '$8.00 a month less than now',
      perYear: { now: '$670.80', after: '$574.80' },
      parts: [{ label: 'Life cover', amount: '−$8.00' }],
    })
  })

  it('says that nothing differs where nothing does', () => {
    expect(viewOf(600_000)).toMatchObject({
      difference: 'The same as now',
      sentence: 'The same as now',
      direction: 'same',
      parts: [],
    })
  })

  it('compares a year where the instalments differ', () => {
    expect(viewOf(600_000, 'quarterly')).toMatchObject({
      frequency: 'Yearly',
      now: '$670.80',
      after: '$223.60',
      difference: '−$447.20',
      total: '$55.90 a quarter',
      sentence: '$447.20 a year less than now',
      perYear: null,
      parts: [
        { label: 'Life cover', amount: '−$384.00' },
        { label: 'Policy fee', amount: '−$63.20' },
      ],
    })
  })
})

it.each([
  ['58.20', 5_820],
  ['$58.2', 5_820],
  ['1,058', 105_800],
  ['1058.05', 105_805],
  ['A$168.73', 16_873],
  ['１６８.73', 16_873],
  ['0', null],
  ['', null],
  ['-5', null],
  ['58.205', null],
  ['1,05', null],
  ['a lot', null],
])('a premium of “%s” is %s cents', (text, cents) => {
  expect(centsOfText(text)).toBe(cents)
})

it.each([
  ['58.2', '58.20'],
  ['A$1058', '1,058.00'],
  ['1,058.05', '1,058.05'],
  ['a lot', 'a lot'],
])('a premium of “%s” is shown as %s once it is left', (text, shown) => {
  expect(tidyCents(text)).toBe(shown)
})
