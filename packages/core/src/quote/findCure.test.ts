import { describe, expect, test } from 'vitest'
import { declined } from './answer.fixture.ts'
import { quoteWith, reasons } from './cover.fixture.ts'
import { applyCure, type Cure } from './cure.ts'
import { findCure } from './findCure.ts'
import type { ClientQuote } from './types.ts'

const classes = (incomeProtection = 'AAA') => ({
  life: 'AAA',
  tpd: 'AAA',
  criticalIllness: 'AAA',
  incomeProtection,
})

const quote = quoteWith(['life', 'tpd', 'criticalIllness', 'incomeProtection'], {
  personalDetails: { age: 40, occupationId: 2 },
  lifeCover: { amount: 500_000 },
  tpdCover: { amountStandalone: 300_000, occupationType: 'own' },
  criticalIllnessCover: { amount: 200_000 },
  incomeProtectionCover: {
    annualEarnings: 90_000,
    monthlyBenefit: 5_000,
    waitingPeriod: '60',
    benefitPeriod: '5',
  },
})

function cureOf(given: ClientQuote, reason: string, incomeClass?: string): readonly Cure[] | undefined {
  return findCure(given, { occupationClasses: classes(incomeClass), insurers: [declined('ACC', reason)] })
    ?.changes
}

function withIncomeProtection(cover: Partial<ClientQuote['incomeProtectionCover']>): ClientQuote {
  return { ...quote, incomeProtectionCover: { ...quote.incomeProtectionCover, ...cover } }
}

describe('the cure of one reason', () => {
  test('own occupation: any', () => {
    expect(cureOf(quote, 'own-occupation:tpd')).toEqual([{ kind: 'any-occupation' }])
  })

  test('level that is not offered: stepped', () => {
    expect(cureOf({ ...quote, premiumType: 'level' }, 'level-not-offered')).toEqual([{ kind: 'stepped' }])
  })

  test.each<[number, 'stepped' | 'level', string, Cure]>([
    [66, 'level', 'age:life', { kind: 'stepped' }],
    [75, 'level', 'age:life', { kind: 'stepped' }],
    [66, 'level', 'age:tpd', { kind: 'remove-cover', cover: 'tpd' }],
    [66, 'stepped', 'age:criticalIllness', { kind: 'remove-cover', cover: 'criticalIllness' }],
    [61, 'level', 'age:incomeProtection', { kind: 'remove-cover', cover: 'incomeProtection' }],
  ])('age %d, %s, %s', (age, premiumType, reason, cure) => {
    const given = { ...quote, premiumType, personalDetails: { ...quote.personalDetails, age } }
    expect(cureOf(given, reason)).toEqual([cure])
  })

  test('occupation: remove the cover', () => {
    expect(cureOf(quote, 'occupation:incomeProtection', 'NA')).toEqual([
      { kind: 'remove-cover', cover: 'incomeProtection' },
    ])
  })

  test.each([
    ['AAA', '730', '5', '30'],
    ['B', '730', '65', '30'],
    ['C', '730', '65', '30'],
    ['D', '30', '2', '60'],
    ['D', '730', '65', '60'],
  ] as const)(
    'waiting period, class %s, %s days with benefit %s: %s days',
    (incomeClass, waitingPeriod, benefitPeriod, to) => {
      const given = withIncomeProtection({ waitingPeriod, benefitPeriod })
      expect(cureOf(given, 'waiting-period:incomeProtection', incomeClass)).toEqual([
        { kind: 'waiting-period', waitingPeriod: to },
      ])
    },
  )

  test.each([
    ['C', '65', '5'],
    ['D', '65', '2'],
    ['D', '5', '2'],
  ] as const)('benefit period, class %s, %s: %s', (incomeClass, benefitPeriod, to) => {
    expect(
      cureOf(withIncomeProtection({ benefitPeriod }), 'benefit-period:incomeProtection', incomeClass),
    ).toEqual([{ kind: 'benefit-period', benefitPeriod: to }])
  })

  test('a period of a class that is offered none: remove the cover', () => {
    expect(cureOf(quote, 'benefit-period:incomeProtection', 'X')).toEqual([
      { kind: 'remove-cover', cover: 'incomeProtection' },
    ])
  })

  test('an unknown reason has none', () => {
    expect(cureOf(quote, 'moon-phase:life')).toBeUndefined()
    expect(cureOf(quote, 'moon-phase')).toBeUndefined()
  })
})

describe('the nearest allowed amount', () => {
  const homemaker = { ...quote, personalDetails: { ...quote.personalDetails, occupationId: 1 } }

  test.each<[string, ClientQuote, string, number]>([
    ['too small', { ...quote, lifeCover: { amount: 20_000, lifeOwner: 'O' } }, 'life', 50_000],
    ['too large', { ...quote, lifeCover: { amount: 16_000_000, lifeOwner: 'O' } }, 'life', 15_000_000],
    ['of a homemaker', { ...homemaker, lifeCover: { amount: 2_000_000, lifeOwner: 'O' } }, 'life', 1_500_000],
    [
      'of a homemaker',
      { ...homemaker, criticalIllnessCover: { ...quote.criticalIllnessCover, amount: 900_000 } },
      'criticalIllness',
      750_000,
    ],
    [
      'TPD by its total',
      { ...quote, tpdCover: { ...quote.tpdCover, amountLinked: 3_000_000, amountStandalone: 2_500_000 } },
      'tpd',
      5_000_000,
    ],
    ['above the earnings share', withIncomeProtection({ monthlyBenefit: 6_000 }), 'incomeProtection', 5_250],
    [
      'above 30,000 a month',
      withIncomeProtection({ monthlyBenefit: 40_000, annualEarnings: 900_000 }),
      'incomeProtection',
      30_000,
    ],
    ['below 1,500 a month', withIncomeProtection({ monthlyBenefit: 1_000 }), 'incomeProtection', 1_500],
  ])('%s', (_, given, cover, amount) => {
    expect(cureOf(given, `sum-insured:${cover}`)).toEqual([{ kind: 'cover-amount', cover, amount }])
  })

  test('where none is allowed the cover is removed', () => {
    expect(cureOf(withIncomeProtection({ annualEarnings: 20_000 }), 'sum-insured:incomeProtection')).toEqual([
      { kind: 'remove-cover', cover: 'incomeProtection' },
    ])
  })
})

describe('of all insurers', () => {
  const occupationClasses = classes('B')

  test('fewest removals win, even over fewer changes', () => {
    const insurers = [
      declined('MLP', 'occupation:incomeProtection'),
      declined('NEO', 'own-occupation:tpd', 'level-not-offered'),
    ]
    expect(findCure({ ...quote, premiumType: 'level' }, { occupationClasses, insurers })).toEqual({
      changes: [{ kind: 'any-occupation' }, { kind: 'stepped' }],
      insurers: ['NEO'],
    })
  })

  test('then the fewest changes', () => {
    const insurers = [
      declined('MLP', 'own-occupation:tpd', 'waiting-period:incomeProtection'),
      declined('NEO', 'own-occupation:tpd', 'waiting-period:incomeProtection'),
      declined('ACC', 'own-occupation:tpd'),
    ]
    expect(findCure(quote, { occupationClasses, insurers })).toEqual({
      changes: [{ kind: 'any-occupation' }],
      insurers: ['ACC'],
    })
  })

  test('then the most insurers brought back', () => {
    const insurers = [
      declined('MLP', 'waiting-period:incomeProtection'),
      declined('NEO', 'own-occupation:tpd'),
      declined('MLC', 'own-occupation:tpd'),
    ]
    expect(findCure(quote, { occupationClasses, insurers })).toEqual({
      changes: [{ kind: 'any-occupation' }],
      insurers: ['NEO', 'MLC'],
    })
  })

  test('then the first of the table', () => {
    const insurers = [
      declined('NEO', 'own-occupation:tpd'),
      declined('MLC', 'waiting-period:incomeProtection'),
    ]
    expect(findCure(quote, { occupationClasses, insurers })?.insurers).toEqual(['NEO'])
  })

  test('removing a cover cures its other reasons, for other insurers too', () => {
    const insurers = [
      declined('MLP', 'occupation:incomeProtection', 'benefit-period:incomeProtection', 'level-not-offered'),
      declined('NEO', 'occupation:incomeProtection', 'waiting-period:incomeProtection'),
      declined('MLC', 'occupation:incomeProtection'),
    ]
    expect(findCure(quote, { occupationClasses, insurers })).toEqual({
      changes: [{ kind: 'remove-cover', cover: 'incomeProtection' }],
      insurers: ['NEO', 'MLC'],
    })
  })

  test('removing a cover is the one change when another reason is of the same cover', () => {
    const over60 = { ...quote, personalDetails: { ...quote.personalDetails, age: 61 } }
    const insurers = [declined('NEO', 'age:incomeProtection', 'benefit-period:incomeProtection')]
    const found = findCure(over60, { occupationClasses: classes('C'), insurers })
    expect(found?.changes).toEqual([{ kind: 'remove-cover', cover: 'incomeProtection' }])
  })

  test('one change is counted once when several covers ask for it', () => {
    const given = {
      ...quote,
      premiumType: 'level' as const,
      personalDetails: { ...quote.personalDetails, age: 64 },
    }
    const insurers = [declined('NEO', 'age:life', 'age:tpd', 'level-not-offered')]
    expect(findCure(given, { occupationClasses, insurers })?.changes).toEqual([{ kind: 'stepped' }])
  })

  test('insurers that did not answer are not counted', () => {
    const insurers = [
      { ...declined('NEO'), status: 'unavailable' as const },
      declined('ACC', 'own-occupation:tpd'),
    ]
    expect(findCure(quote, { occupationClasses, insurers })?.insurers).toEqual(['ACC'])
  })

  test.each([
    [
      'no cover would be left',
      quoteWith(['incomeProtection']),
      [declined('ACC', 'occupation:incomeProtection')],
    ],
    ['nobody declined', quote, []],
    ['a decline without reason', quote, [declined('ACC')]],
  ])('nothing when %s', (_, given, insurers) => {
    expect(findCure(given, { occupationClasses, insurers })).toBeNull()
  })
})

describe('making the changes', () => {
  test('goes through the cover rules and is chosen', () => {
    const linked = quoteWith(['life', 'tpd', 'incomeProtection'], {
      premiumType: 'level',
      lifeCover: { amount: 20_000 },
      tpdCover: { tpdLinkTo: 'life', amountLinked: 20_000, amountStandalone: 40_000, occupationType: 'own' },
      incomeProtectionCover: { monthlyBenefit: 2_000 },
    })
    const { quote: cured, changes } = applyCure({ ...linked, premiumType: 'level' }, [
      { kind: 'cover-amount', cover: 'life', amount: 50_000 },
      { kind: 'any-occupation' },
      { kind: 'stepped' },
      { kind: 'waiting-period', waitingPeriod: '30' },
      { kind: 'benefit-period', benefitPeriod: '2' },
    ])
    expect(cured.lifeCover.amount).toBe(50_000)
    expect(cured.premiumType).toBe('stepped')
    expect(reasons(changes)).toEqual({
      'lifeCover.amount': 'chosen',
      'tpdCover.occupationType': 'chosen',
      premiumType: 'chosen',
      'incomeProtectionCover.waitingPeriod': 'chosen',
      'incomeProtectionCover.benefitPeriod': 'chosen',
    })
  })

  test('removing life keeps what TPD had linked', () => {
    const linked = quoteWith(['life', 'tpd'], {
      lifeCover: { amount: 100_000 },
      tpdCover: { tpdLinkTo: 'life', amountLinked: 100_000 },
    })
    const { quote: cured, changes } = applyCure(linked, [{ kind: 'remove-cover', cover: 'life' }])
    expect(cured.tpdCover).toMatchObject({ tpdLinkTo: 'standalone', amountStandalone: 100_000 })
    expect(reasons(changes)).toMatchObject({
      'covers.selectedCovers': 'chosen',
      'lifeCover.amount': 'cover-deselected',
      'tpdCover.tpdLinkTo': 'life-deselected',
    })
  })

  test('none leave the quote as it is', () => {
    expect(applyCure(quote, []).quote).toBe(quote)
  })
})
