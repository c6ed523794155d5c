import { describe, expect, test } from 'vitest'
import { linkedToCriticalIllness, linkedToLife, quoteWith, reasons } from './cover.fixture.ts'
import { emptyQuote } from './emptyQuote.ts'
import { selectCovers } from './selectCovers.ts'

describe('the selection', () => {
  test('is kept in canonical order, each cover once', () => {
    const { quote, changes } = selectCovers(emptyQuote(), ['incomeProtection', 'life', 'tpd', 'life'])
    expect(quote.covers.selectedCovers).toEqual(['life', 'tpd', 'incomeProtection'])
    expect(changes).toEqual([
      {
        field: 'covers.selectedCovers',
        from: [],
        to: ['life', 'tpd', 'incomeProtection'],
        reason: 'chosen',
      },
    ])
  })

  test('that is already so changes nothing and gives the same quote', () => {
    const before = linkedToLife()
    expect(selectCovers(before, ['tpd', 'life'])).toEqual({ quote: before, changes: [] })
    expect(selectCovers(before, ['tpd', 'life']).quote).toBe(before)
  })

  test('can be emptied', () => {
    const { quote } = selectCovers(linkedToLife(), [])
    expect(quote).toEqual({ ...emptyQuote(), premiumType: 'stepped' })
  })
})

describe('deselecting life', () => {
  const { quote, changes } = selectCovers(linkedToLife(), ['tpd'])

  test('makes TPD standalone with its whole total and without the extras of the link', () => {
    expect(quote.tpdCover).toEqual({
      tpdLinkTo: 'standalone',
      amountLinked: null,
      amountStandalone: 750_000,
      occupationType: 'own',
      extras: [],
      tpdOwner: 'O',
    })
  })

  test('gives its reason for each change', () => {
    expect(reasons(changes)).toEqual({
      'covers.selectedCovers': 'chosen',
      'lifeCover.amount': 'cover-deselected',
      'tpdCover.tpdLinkTo': 'life-deselected',
      'tpdCover.amountLinked': 'life-deselected',
      'tpdCover.amountStandalone': 'life-deselected',
      'tpdCover.extras': 'life-deselected',
    })
  })

  test('makes critical illness standalone and takes its buy-back, not its reinstatement', () => {
    const before = quoteWith(['life', 'criticalIllness'], {
      lifeCover: { amount: 500_000 },
      criticalIllnessCover: {
        amount: 200_000,
        criticalIllnessLinkTo: 'life',
        extras: ['lifeBuyBack', 'reinstatement'],
      },
    })
    const result = selectCovers(before, ['criticalIllness'])
    expect(result.quote.criticalIllnessCover).toMatchObject({
      amount: 200_000,
      criticalIllnessLinkTo: 'standalone',
      extras: ['reinstatement'],
    })
    expect(reasons(result.changes)).toMatchObject({
      'criticalIllnessCover.criticalIllnessLinkTo': 'life-deselected',
      'criticalIllnessCover.extras': 'life-deselected',
    })
  })

  test('leaves TPD that is linked to critical illness alone', () => {
    const linked = linkedToCriticalIllness()
    const before = { ...linked, lifeCover: { ...linked.lifeCover, amount: 900_000 } }
    expect(selectCovers(before, ['tpd', 'criticalIllness']).quote.tpdCover).toEqual(before.tpdCover)
  })
})

describe('deselecting critical illness', () => {
  test('makes a TPD link to it standalone with the amount kept', () => {
    const { quote, changes } = selectCovers(linkedToCriticalIllness(), ['tpd'])
    expect(quote.tpdCover).toMatchObject({
      tpdLinkTo: 'standalone',
      amountLinked: null,
      amountStandalone: 400_000,
    })
    expect(reasons(changes)).toEqual({
      'covers.selectedCovers': 'chosen',
      'criticalIllnessCover.amount': 'cover-deselected',
      'tpdCover.tpdLinkTo': 'critical-illness-deselected',
      'tpdCover.amountLinked': 'critical-illness-deselected',
      'tpdCover.amountStandalone': 'critical-illness-deselected',
    })
  })

  test('leaves a TPD link to life alone', () => {
    const before = linkedToLife()
    const { quote } = selectCovers(
      { ...before, covers: { ...before.covers, selectedCovers: ['life', 'tpd', 'criticalIllness'] } },
      ['life', 'tpd'],
    )
    expect(quote.tpdCover).toEqual(before.tpdCover)
  })
})

describe('a deselected cover', () => {
  test('returns to its defaults', () => {
    const before = quoteWith(['incomeProtection'], {
      incomeProtectionCover: {
        annualEarnings: 90_000,
        incomeReplacement: 60,
        monthlyBenefit: 4_500,
        waitingPeriod: '30',
        benefitPeriod: '65',
        extraCostOptions: ['increasingClaim'],
        incomeProtectionOwner: 'J',
      },
    })
    const { quote, changes } = selectCovers(before, ['life'])
    expect(quote.incomeProtectionCover).toEqual(emptyQuote().incomeProtectionCover)
    expect(changes.filter(({ reason }) => reason === 'cover-deselected')).toHaveLength(7)
  })

  test.each([
    ['true', 'S', 'S', 'O', 'S'],
    ['false', 'O', 'O', 'O', 'O'],
    [null, 'O', 'O', 'O', 'O'],
  ] as const)(
    'gets the owner of payThroughSuper %s',
    (payThroughSuper, life, tpd, criticalIllness, income) => {
      const before = quoteWith([], {
        covers: { payThroughSuper },
        lifeCover: { lifeOwner: 'J' },
        tpdCover: { tpdOwner: 'J' },
        criticalIllnessCover: { criticalIllnessOwner: 'S' },
        incomeProtectionCover: { incomeProtectionOwner: 'J' },
      })
      const { quote } = selectCovers(before, [])
      expect(quote.lifeCover.lifeOwner).toBe(life)
      expect(quote.tpdCover.tpdOwner).toBe(tpd)
      expect(quote.criticalIllnessCover.criticalIllnessOwner).toBe(criticalIllness)
      expect(quote.incomeProtectionCover.incomeProtectionOwner).toBe(income)
    },
  )

  test('is reset even when it was not selected before', () => {
    const before = quoteWith(['life'], { criticalIllnessCover: { amount: 100_000 } })
    expect(selectCovers(before, ['life']).quote.criticalIllnessCover.amount).toBeNull()
  })

  test('that TPD was linked to and that goes with it leaves TPD at its defaults', () => {
    const { quote, changes } = selectCovers(linkedToLife(), ['criticalIllness'])
    expect(quote.tpdCover).toEqual(emptyQuote().tpdCover)
    expect(changes.map(({ field }) => field)).toContain('tpdCover.tpdLinkTo')
  })
})
