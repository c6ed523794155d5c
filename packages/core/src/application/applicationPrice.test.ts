import { describe, expect, test } from 'vitest'
import { PAYMENT_FREQUENCIES } from '../payment/paymentTerms.ts'
import { quoteWith } from '../quote/cover.fixture.ts'
import { applicationPrice, paidQuote } from './applicationPrice.ts'
import { basisOf, neotaAnswer, premiumOf, twoWays } from './price.fixture.ts'

const byFund = { method: 'enduringRollover', frequency: 'yearly' } as const
const byCardMonthly = { outsideMethod: 'creditCard', outsideFrequency: 'monthly' } as const

const inside = {
  side: 'inside',
  covers: ['life', 'tpd'],
  method: 'enduringRollover',
  frequency: 'yearly',
  amount: 602.55,
  perYear: 602.55,
  rebate: 104.89,
  fee: 0,
}
const outside = {
  side: 'outside',
  covers: ['criticalIllness'],
  method: 'creditCard',
  frequency: 'monthly',
  amount: 46.88,
  perYear: 562.56,
  rebate: 0,
  fee: 0,
}

describe('the price of an application that is paid in one way', () => {
  test.each([
    ['monthly', 110.68, 1328.16],
    ['quarterly', 322.81, 1291.24],
    ['halfYearly', 633.34, 1266.68],
    ['yearly', 1229.77, 1229.77],
  ] as const)('is the insurer’s %s price, without parts', (frequency, amount, perYear) => {
    const basis = basisOf({ method: 'directDebit', frequency })
    expect(applicationPrice(basis)).toEqual({ amount, frequency, perYear, parts: [], lacksRebate: false })
    expect(paidQuote(basis)).toMatchObject({ paymentFrequency: frequency, totalPremiumAmount: amount })
    expect(paidQuote(basis)).not.toHaveProperty('paymentParts')
  })

  test('is at the compared frequency while none is chosen, and unknown where there is none', () => {
    expect(applicationPrice(basisOf({}))).toMatchObject({ amount: 110.68, frequency: 'monthly' })
    const { monthly } = neotaAnswer.frequencies ?? {}
    const answer = { ...neotaAnswer, frequencies: monthly ? { monthly } : {} }
    const basis = basisOf({ method: 'creditCard', frequency: 'yearly' }, { answer })
    expect(applicationPrice(basis)).toBeNull()
    expect(paidQuote(basis)).toBe(basis.selected)
  })

  test('has no parts for a rollover that no cover allows any more', () => {
    const terms = { ...twoWays, lifeCover: { ...twoWays.lifeCover, lifeOwner: 'O' as const } }
    const outsideOnly = { ...terms, tpdCover: { ...terms.tpdCover, tpdOwner: 'O' as const } }
    expect(applicationPrice(basisOf({ ...byFund, ...byCardMonthly }, { terms: outsideOnly }))).toMatchObject({
      amount: 1229.77,
      parts: [],
    })
  })
})

describe('the price of an application that a rollover and a card pay', () => {
  test('is both parts, each at its frequency, the rebate taken off, and their sum of a year', () => {
    expect(applicationPrice(basisOf({ ...byFund, ...byCardMonthly }))).toEqual({
      amount: 1165.11,
      frequency: 'yearly',
      perYear: 1165.11,
      parts: [inside, outside],
      lacksRebate: false,
    })
  })

  test.each([
    ['quarterly', 136.73, 546.92, 1149.47],
    ['halfYearly', 268.26, 536.52, 1139.07],
    ['yearly', 520.89, 520.89, 1123.44],
  ] as const)('follows the frequency outside super: %s', (outsideFrequency, amount, perYear, sum) => {
    const price = applicationPrice(basisOf({ ...byFund, ...byCardMonthly, outsideFrequency }))
    expect(price?.amount).toBe(sum)
    expect(price?.parts).toEqual([inside, { ...outside, frequency: outsideFrequency, amount, perYear }])
  })

  test('says that the rebate is left out while its price is not known', () => {
    const price = applicationPrice(basisOf({ ...byFund, ...byCardMonthly }, { rollover: null }))
    expect(price).toMatchObject({ amount: 1271.44, lacksRebate: true })
    expect(price?.parts[0]).toMatchObject({ amount: 708.88, rebate: 0 })
  })

  test('names no way to pay that is not chosen, and takes the compared frequency for it', () => {
    const { method: _, ...unnamed } = outside
    expect(applicationPrice(basisOf(byFund))?.parts[1]).toEqual(unnamed)
  })

  test('is sent as the offer: premiums of a year in the way each is paid, which add up to its total', () => {
    const { selected } = basisOf({})
    expect(paidQuote(basisOf({ ...byFund, ...byCardMonthly }))).toEqual({
      ...selected,
      paymentFrequency: 'yearly',
      premiums: { life: 430.97, tpd: 171.58, criticalIllness: 562.56, incomeProtection: null },
      totalPremiumAmount: 1165.11,
      tpe: 171.58,
      tpr: null,
      paymentParts: [inside, outside],
    })
  })
})

describe('the policy fee', () => {
  const answer = {
    ...neotaAnswer,
    frequencies: {
      monthly: premiumOf('monthly', { totals: { life: 50.54, tpd: 18.92, criticalIllness: 49.3 }, fee: 7.9 }),
    },
  }
  const rollover = {
    frequencies: {
      yearly: premiumOf('yearly', {
        totals: { life: 477.31, tpd: 178.73, criticalIllness: 547.74 },
        rebates: { life: 84.23, tpd: 30.04 },
        fee: 94.8,
      }),
    },
  }

  test('is charged once, with what the fund pays', () => {
    const basis = basisOf({ ...byFund, ...byCardMonthly }, { answer, rollover })
    expect(applicationPrice(basis)).toMatchObject({
      // 750.84 and 12 times 49.30.
      amount: 1342.44,
      parts: [
        { amount: 750.84, rebate: 114.27, fee: 94.8 },
        { amount: 49.3, perYear: 591.6, fee: 0 },
      ],
    })
    const { premiums, totalPremiumAmount } = paidQuote(basis)
    const { life, tpd, criticalIllness } = premiums
    expect([life, tpd, criticalIllness]).toEqual([477.31, 178.73, 591.6])
    expect(totalPremiumAmount).toBe(1342.44)
  })
})

// Male 50, air conditioning mechanic in SA, at Neota Life: the worked example 5 of the rating rules.
describe('the example of a rollover that the rating rules work out', () => {
  const terms = quoteWith(['life', 'tpd', 'criticalIllness', 'incomeProtection'], {
    lifeCover: { amount: 1_200_000, lifeOwner: 'S' },
    tpdCover: { amountLinked: 800_000, tpdLinkTo: 'life', tpdOwner: 'S' },
    criticalIllnessCover: { amount: 200_000 },
    incomeProtectionCover: { monthlyBenefit: 6_000, incomeProtectionOwner: 'S' },
  })
  const yearly = premiumOf('yearly', {
    totals: { life: 2457.89, tpd: 2204.14, criticalIllness: 2061.94, incomeProtection: 3043.61 },
    rebates: { life: 433.74, tpd: 350.42, incomeProtection: 483.88 },
  })
  const answer = { ...neotaAnswer, frequencies: { monthly: premiumOf('monthly', { totals: {} }), yearly } }

  test('is the whole rebated price where the rest is paid yearly too', () => {
    const basis = basisOf(
      { ...byFund, outsideMethod: 'directDebit', outsideFrequency: 'yearly' },
      { terms, answer, rollover: { frequencies: { yearly } } },
    )
    expect(applicationPrice(basis)).toMatchObject({
      amount: 9767.58,
      parts: [
        { covers: ['life', 'tpd', 'incomeProtection'], amount: 7705.64, rebate: 1268.04 },
        { covers: ['criticalIllness'], method: 'directDebit', frequency: 'yearly', amount: 2061.94 },
      ],
    })
  })
})

describe('covers that are partly inside super', () => {
  const terms = { ...twoWays, lifeCover: { ...twoWays.lifeCover, lifeOwner: 'J' as const } }
  const rollover = {
    frequencies: {
      yearly: premiumOf('yearly', {
        totals: { life: 507.02, tpd: 171.58, criticalIllness: 520.89 },
        rebates: { tpd: 28.84 },
        fee: 94.8,
      }),
    },
  }

  test('have no rebate and a part of their own, as nobody knows yet what the fund pays of them', () => {
    const price = applicationPrice(basisOf({ ...byFund, ...byCardMonthly }, { terms, rollover }))
    expect(price?.parts).toEqual([
      { ...inside, covers: ['tpd'], amount: 266.38, perYear: 266.38, rebate: 28.84, fee: 94.8 },
      { ...inside, side: 'shared', covers: ['life'], amount: 507.02, perYear: 507.02, rebate: 0 },
      outside,
    ])
    expect(price?.amount).toBe(1335.96)
  })

  test('carry the fee where no cover is wholly inside, and lack no rebate', () => {
    const own = quoteWith(['life'], { lifeCover: { amount: 600_000, lifeOwner: 'J' } })
    const { frequencies } = rollover
    const price = applicationPrice(basisOf({ ...byFund, ...byCardMonthly }, { terms: own, rollover }))
    expect(price?.parts).toMatchObject([{ side: 'shared', covers: ['life'], amount: 601.82, fee: 94.8 }])
    expect(frequencies.yearly.covers.life?.total).toBe(507.02)
    expect(
      applicationPrice(basisOf({ ...byFund, ...byCardMonthly }, { terms: own, rollover: null }))?.lacksRebate,
    ).toBe(false)
  })
})

test.each(PAYMENT_FREQUENCIES)('the parts add up to the price to the cent: %s outside super', (frequency) => {
  const price = applicationPrice(basisOf({ ...byFund, ...byCardMonthly, outsideFrequency: frequency }))
  const cents = price?.parts.map(({ perYear }) => Math.round(perYear * 100)) ?? []
  expect(cents.reduce((sum, part) => sum + part, 0)).toBe(Math.round((price?.amount ?? 0) * 100))
})

test('everything inside super is one part, with the rebate in it', () => {
  const terms = quoteWith(['life', 'tpd'], {
    lifeCover: { amount: 600_000, lifeOwner: 'S' },
    tpdCover: { amountLinked: 400_000, tpdLinkTo: 'life', tpdOwner: 'S' },
  })
  expect(applicationPrice(basisOf(byFund, { terms }))).toEqual({
    amount: 602.55,
    frequency: 'yearly',
    perYear: 602.55,
    parts: [inside],
    lacksRebate: false,
  })
})
