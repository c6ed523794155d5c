import { describe, expect, test } from 'vitest'
import type { SelectedQuote, Tracking } from '../generated/wire.ts'
import { linkedToLife, quoteWith } from './cover.fixture.ts'
import { emptyQuote } from './emptyQuote.ts'
import { quoteFromSaved } from './quoteFromSaved.ts'
import { quoteRequest } from './quoteRequest.ts'
import type { SavedQuote } from './wire.ts'

const context = { accountName: 'example' }
const tracking: Tracking = {
  id: '11111111-1111-4111-8111-111111111111',
  clientId: '22222222-2222-4222-8222-222222222222',
  draft: 'client-quote',
  rev: 3,
  sentAt: '2026-07-03T00:00:00.000Z',
}
const selected: SelectedQuote = {
  paymentFrequency: 'monthly',
  productCode: 'ACC-01',
  productName: 'Accord Life Cover Plan',
  supplierCode: 'ACC',
  supplierName: 'Accord Life',
  premiums: { life: 62.67, tpd: 105.65, criticalIllness: null, incomeProtection: null },
  totalPremiumAmount: 168.32,
  tpe: 67.32,
  tpr: null,
  insurerOcc: 'AAA/AAA/AAA/AAA',
  occupationClasses: { life: 'AAA', tpd: 'AAA', criticalIllness: 'AAA', incomeProtection: 'AAA' },
}

describe('the request', () => {
  test('of an empty quote has every field, blanks as null', () => {
    expect(quoteRequest(emptyQuote(), context)).toEqual({
      first_Name: null,
      last_Name: null,
      accountName: 'example',
      personalDetails: {
        age: null,
        gender: null,
        isSmoker: null,
        occupation: null,
        occupationId: null,
        state: null,
      },
      premiumType: null,
      covers: { payThroughSuper: null, selectedCovers: null },
      lifeCover: { amount: null, lifeOwner: 'O' },
      tpdCover: {
        amountLinked: null,
        amountStandalone: null,
        tpdLinkTo: 'standalone',
        occupationType: 'any',
        extras: null,
        tpdOwner: 'O',
      },
      criticalIllnessCover: {
        amount: null,
        criticalIllnessLinkTo: 'standalone',
        extras: null,
        criticalIllnessOwner: 'O',
      },
      incomeProtectionCover: {
        annualEarnings: null,
        incomeReplacement: 70,
        monthlyBenefit: null,
        waitingPeriod: '60',
        benefitPeriod: '5',
        extraCostOptions: null,
        incomeProtectionOwner: 'O',
      },
      paymentFrequency: 'monthly',
      customer_Status: 'Partial Quote',
      compareProductDetails: null,
      tracking: null,
    })
  })

  test('says S and L', () => {
    expect(quoteRequest({ ...emptyQuote(), premiumType: 'stepped' }, context).premiumType).toBe('S')
    expect(quoteRequest({ ...emptyQuote(), premiumType: 'level' }, context).premiumType).toBe('L')
  })

  test('carries the context, and the status once an insurer is chosen', () => {
    const request = quoteRequest(linkedToLife(), {
      ...context,
      firstName: 'Ana',
      lastName: 'Nguyen',
      selected,
      tracking,
    })
    expect(request).toMatchObject({
      first_Name: 'Ana',
      last_Name: 'Nguyen',
      customer_Status: 'Partial Application',
      compareProductDetails: selected,
      tracking,
    })
  })

  test.each(['', '0', null, undefined])('sends the text %j as null', (text) => {
    const person = { ...emptyQuote().personalDetails, occupation: text ?? null }
    const request = quoteRequest(
      { ...emptyQuote(), personalDetails: person },
      { ...context, firstName: text ?? null, lastName: text ?? null },
    )
    expect([request.first_Name, request.last_Name, request.personalDetails.occupation]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('sends amounts of 0 as null, and a false or an income replacement of 0 as they are', () => {
    const quote = quoteWith([], {
      personalDetails: { isSmoker: false },
      lifeCover: { amount: 0 },
      tpdCover: { amountLinked: 0, amountStandalone: 0 },
      criticalIllnessCover: { amount: 0 },
      incomeProtectionCover: { monthlyBenefit: 0, incomeReplacement: 0 },
    })
    const request = quoteRequest(quote, context)
    expect(request.lifeCover.amount).toBeNull()
    expect(request.tpdCover).toMatchObject({ amountLinked: null, amountStandalone: null })
    expect(request.criticalIllnessCover.amount).toBeNull()
    expect(request.incomeProtectionCover).toMatchObject({ monthlyBenefit: null, incomeReplacement: 0 })
    expect(request.personalDetails.isSmoker).toBe(false)
  })

  test('shares no list with the quote', () => {
    const quote = linkedToLife()
    expect(quoteRequest(quote, context).tpdCover.extras).not.toBe(quote.tpdCover.extras)
  })
})

describe('a saved quote', () => {
  test('read back is the quote', () => {
    expect(quoteFromSaved(quoteRequest(linkedToLife(), context))).toEqual(linkedToLife())
  })

  test.each<[string, SavedQuote]>([
    ['nothing', {}],
    [
      'nulls',
      { personalDetails: null, premiumType: null, covers: null, tpdCover: null, paymentFrequency: null },
    ],
    [
      'nulls inside',
      {
        covers: { selectedCovers: null, payThroughSuper: null },
        lifeCover: { amount: null, lifeOwner: null },
        tpdCover: { tpdLinkTo: null, occupationType: null, extras: null, tpdOwner: null },
        incomeProtectionCover: { waitingPeriod: null, incomeReplacement: null, extraCostOptions: null },
      },
    ],
  ])('of %s has the defaults', (_, saved) => {
    expect(quoteFromSaved(saved)).toEqual(emptyQuote())
  })

  test('keys it does not know, prototype keys too, are left out', () => {
    const saved = JSON.parse(
      '{"lifeCover":{"amount":100000,"__proto__":{"polluted":true},"other":1},"more":2}',
    )
    const { lifeCover } = quoteFromSaved(saved)
    expect(lifeCover).toEqual({ amount: 100_000, lifeOwner: 'O' })
    expect('polluted' in lifeCover).toBe(false)
  })
})
