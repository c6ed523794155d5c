import { policyPreviewRequest, termsOfPolicy } from '@coverkit/core/change-cover'
import { describe, expect, it } from 'vitest'
import { centsOfText } from './centsOfText.ts'
import { examplePreview, lifePolicy } from './examplePreview.fixture.ts'
import { priceView } from './priceView.ts'
import { withSum } from './withSum.ts'

const now = termsOfPolicy(lifePolicy(), '2026-11-23')
const viewOf = (sum: number, frequency = now.quote.paymentFrequency) => {
  const lower = withSum({ now, after: now }, 'life', sum)
  const after = { ...lower, quote: { ...lower.quote, paymentFrequency: frequency } }
  const preview = examplePreview(policyPreviewRequest('p-1', now), policyPreviewRequest('p-1', after))
  return priceView(preview, { now, after })
}

describe('what a change costs', () => {
  it('has the figure of now beside each', () => {
    expect(viewOf(500_000)).toEqual({
      label: 'ILLUSTRATIVE SAMPLE RATES. Not any insurer’s rates, not a quote.',
      total: '$47.90 a month',
      totalNow: 'Now $55.90 a month',
      difference: '$8.00 a month less than now',
      perYear: '$574.80',
      perYearNow: 'Now $670.80',
      toAge: '$16,094.40',
      toAgeNow: 'Now $18,782.40',
      notes: [
        'This needs no health questions.',
        'If you want it back later, you’ll be asked health questions then.',
      ],
    })
  })

  it('compares a year where the instalments differ', () => {
    expect(viewOf(600_000, 'quarterly')).toMatchObject({
      total: '$55.90 a quarter',
      totalNow: 'Now $55.90 a month',
      difference: 'The same as now',
    })
  })

  it('has no total to 65 where no years are left', () => {
    const preview = examplePreview(policyPreviewRequest('p-1', now), policyPreviewRequest('p-1', now))
    const { projection } = preview
    if (projection === null) throw new Error('It is priced.')
    const none = { ...preview, projection: { ...projection, toLastAge: { now: 0, after: 0 } } }
    expect(priceView(none, { now, after: now })?.toAge).toBeNull()
  })
})

it.each([
  ['58.20', 5_820],
  ['$58.2', 5_820],
  ['1,058', 105_800],
  ['1058.05', 105_805],
  ['0', null],
  ['', null],
  ['-5', null],
  ['58.205', null],
  ['1,05', null],
  ['a lot', null],
])('a premium of “%s” is %s cents', (text, cents) => {
  expect(centsOfText(text)).toBe(cents)
})
