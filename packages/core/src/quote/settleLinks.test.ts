import { describe, expect, test } from 'vitest'
import { linkedToCriticalIllness, linkedToLife, quoteWith, reasons } from './cover.fixture.ts'
import { runRule } from './runRule.ts'
import type { ClientQuote } from './types.ts'

const resolve = (quote: ClientQuote) => runRule(quote, () => {})

describe('links in order are left exactly as found', () => {
  test.each([
    ['to life', linkedToLife()],
    ['to critical illness', linkedToCriticalIllness()],
    [
      'with a linked part of 0',
      { ...linkedToLife(), tpdCover: { ...linkedToLife().tpdCover, amountLinked: 0 } },
    ],
    [
      'with less linked than the parent carries',
      quoteWith(['life', 'tpd'], {
        lifeCover: { amount: 900_000 },
        tpdCover: { tpdLinkTo: 'life', amountLinked: 100_000, amountStandalone: 400_000 },
      }),
    ],
    [
      'critical illness as large as life',
      quoteWith(['life', 'criticalIllness'], {
        lifeCover: { amount: 200_000 },
        criticalIllnessCover: { amount: 200_000, criticalIllnessLinkTo: 'life', extras: ['lifeBuyBack'] },
      }),
    ],
    [
      'critical illness without amount',
      quoteWith(['life', 'criticalIllness'], {
        lifeCover: { amount: 200_000 },
        criticalIllnessCover: { criticalIllnessLinkTo: 'life' },
      }),
    ],
    ['amounts of 0', quoteWith(['life'], { lifeCover: { amount: 0 }, criticalIllnessCover: { amount: 0 } })],
  ] as const)('%s', (_, quote) => {
    expect(resolve(quote)).toEqual({ quote, changes: [] })
  })
})

describe('a TPD link without target', () => {
  const { covers, lifeCover } = linkedToLife()

  test.each<[string, Partial<ClientQuote>]>([
    ['not selected', { covers: { ...covers, selectedCovers: ['tpd'] } }],
    ['without amount', { lifeCover: { ...lifeCover, amount: null } }],
    ['with amount 0', { lifeCover: { ...lifeCover, amount: 0 } }],
  ])('%s becomes standalone', (_, overrides) => {
    const { quote, changes } = resolve({ ...linkedToLife(), ...overrides })
    expect(quote.tpdCover).toMatchObject({
      tpdLinkTo: 'standalone',
      amountLinked: null,
      amountStandalone: 750_000,
    })
    expect(reasons(changes)).toEqual({
      'tpdCover.tpdLinkTo': 'link-target-missing',
      'tpdCover.amountLinked': 'link-target-missing',
      'tpdCover.amountStandalone': 'link-target-missing',
      'tpdCover.extras': 'extra-needs-link',
    })
  })
})

describe('parts of TPD', () => {
  test.each([
    [300_000, 200_000, 500_000],
    [300_000, null, 300_000],
    [0, 200_000, 200_000],
    [0, null, null],
    [0, 0, null],
  ])('linked %s and standalone %s under standalone become %s', (amountLinked, amountStandalone, total) => {
    const { tpdCover } = resolve(quoteWith(['tpd'], { tpdCover: { amountLinked, amountStandalone } })).quote
    expect(tpdCover).toMatchObject({ amountLinked: null, amountStandalone: total })
  })

  test('what is above the parent moves to standalone', () => {
    const linked = linkedToLife()
    const { quote, changes } = resolve({ ...linked, lifeCover: { ...linked.lifeCover, amount: 300_000 } })
    expect(quote.tpdCover).toMatchObject({ amountLinked: 300_000, amountStandalone: 450_000 })
    expect(reasons(changes)).toEqual({
      'tpdCover.amountLinked': 'link-above-cover',
      'tpdCover.amountStandalone': 'link-above-cover',
    })
  })
})

describe('a critical illness link to life', () => {
  const linked = quoteWith(['life', 'tpd', 'criticalIllness'], {
    lifeCover: { amount: 300_000 },
    criticalIllnessCover: {
      amount: 200_000,
      criticalIllnessLinkTo: 'life',
      extras: ['lifeBuyBack', 'reinstatement'],
    },
  })

  test.each<[string, Partial<ClientQuote>, string]>([
    [
      'life not selected',
      { covers: { payThroughSuper: null, selectedCovers: ['criticalIllness'] } },
      'link-target-missing',
    ],
    ['life without amount', { lifeCover: { amount: null, lifeOwner: 'O' } }, 'link-target-missing'],
    ['life smaller', { lifeCover: { amount: 199_000, lifeOwner: 'O' } }, 'link-above-cover'],
    [
      'TPD linked to critical illness',
      { tpdCover: { ...linked.tpdCover, tpdLinkTo: 'criticalIllness', amountLinked: 100_000 } },
      'tpd-link-changed',
    ],
  ])('ends: %s', (_, overrides, reason) => {
    const { quote, changes } = resolve({ ...linked, ...overrides })
    expect(quote.criticalIllnessCover).toMatchObject({
      criticalIllnessLinkTo: 'standalone',
      extras: ['reinstatement'],
    })
    expect(reasons(changes)).toEqual({
      'criticalIllnessCover.criticalIllnessLinkTo': reason,
      'criticalIllnessCover.extras': 'extra-needs-link',
    })
  })

  test('standalone loses the buy-back alone', () => {
    const before = quoteWith(['criticalIllness'], {
      criticalIllnessCover: { amount: 1, extras: ['lifeBuyBack'] },
    })
    expect(reasons(resolve(before).changes)).toEqual({ 'criticalIllnessCover.extras': 'extra-needs-link' })
  })
})
