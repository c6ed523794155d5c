import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import type { Owner } from '../covers/terms.ts'
import { PAYMENT_FREQUENCIES, PAYMENT_METHODS } from '../payment/paymentTerms.ts'
import { quoteWith } from '../quote/cover.fixture.ts'
import { payment as anyPayment, anyQuote } from '../testing/index.ts'
import { applyPaymentRules, choosePaymentFrequency, choosePaymentMethod } from './choosePayment.ts'
import { emptyPayment } from './emptyApplication.ts'
import { needsOutsidePayment, paymentMethods } from './paymentMethods.ts'
import { submittedPayment, withoutPaymentNumbers } from './submittedPayment.ts'

const lifeOwned = (lifeOwner: Owner) => quoteWith(['life'], { lifeCover: { amount: 500_000, lifeOwner } })
const mixed = quoteWith(['life', 'tpd'], { lifeCover: { lifeOwner: 'S' }, tpdCover: { tpdOwner: 'O' } })

describe('the methods', () => {
  test.each([
    ['life inside super', lifeOwned('S'), true, false],
    ['life partly inside', lifeOwned('J'), true, true],
    ['life outside', lifeOwned('O'), false, false],
    ['one cover inside and one outside', mixed, true, true],
    [
      'an owner S of a cover that is not selected',
      quoteWith(['life'], { tpdCover: { tpdOwner: 'S' } }),
      false,
      false,
    ],
    [
      'income protection inside, trauma outside',
      quoteWith(['criticalIllness', 'incomeProtection'], {
        incomeProtectionCover: { incomeProtectionOwner: 'S' },
      }),
      true,
      true,
    ],
    ['nothing selected', quoteWith([]), false, false],
  ])('for %s', (_, quote, isOffered, isOutside) => {
    const methods = isOffered
      ? ['directDebit', 'creditCard', 'enduringRollover']
      : ['directDebit', 'creditCard']
    expect(paymentMethods(quote)).toEqual(methods)
    expect(needsOutsidePayment(quote, 'enduringRollover')).toBe(isOutside)
    expect(needsOutsidePayment(quote, 'directDebit')).toBe(false)
    expect(needsOutsidePayment(quote, null)).toBe(false)
  })
})

describe('choosing', () => {
  const monthly = { ...emptyPayment(), method: 'creditCard', frequency: 'monthly' } as const

  test('a rollover makes the frequency yearly, and says so', () => {
    expect(choosePaymentMethod(monthly, 'enduringRollover', lifeOwned('S'))).toEqual({
      payment: { ...monthly, method: 'enduringRollover', frequency: 'yearly' },
      changes: [
        { field: 'payment.method', from: 'creditCard', to: 'enduringRollover', reason: 'chosen' },
        { field: 'payment.frequency', from: 'monthly', to: 'yearly', reason: 'rollover-yearly' },
      ],
    })
  })

  test('another method leaves the frequency', () => {
    const { payment, changes } = choosePaymentMethod(monthly, 'directDebit', lifeOwned('O'))
    expect(payment).toEqual({ ...monthly, method: 'directDebit' })
    expect(changes).toHaveLength(1)
  })

  test('a rollover that is not offered changes nothing', () => {
    expect(choosePaymentMethod(monthly, 'enduringRollover', lifeOwned('O'))).toEqual({
      payment: monthly,
      changes: [],
    })
  })

  test('a frequency under a rollover stays yearly', () => {
    const rollover = { ...emptyPayment(), method: 'enduringRollover', frequency: 'yearly' } as const
    expect(choosePaymentFrequency(rollover, 'monthly', lifeOwned('S'))).toEqual({
      payment: rollover,
      changes: [],
    })
    expect(choosePaymentFrequency(monthly, 'quarterly', lifeOwned('S')).changes).toEqual([
      { field: 'payment.frequency', from: 'monthly', to: 'quarterly', reason: 'chosen' },
    ])
  })

  test('the method is taken back once no cover is in super', () => {
    const rollover = { ...emptyPayment(), method: 'enduringRollover', frequency: 'yearly' } as const
    const changes = [
      { field: 'payment.method', from: 'enduringRollover', to: null, reason: 'rollover-needs-super' },
    ]
    expect(applyPaymentRules(rollover, lifeOwned('O'))).toEqual({
      payment: { ...rollover, method: null },
      changes,
    })
    expect(choosePaymentFrequency(rollover, 'monthly', lifeOwned('O')).payment).toMatchObject({
      method: null,
      frequency: 'monthly',
    })
  })
})

const method = fc.constantFrom(...PAYMENT_METHODS)
const frequency = fc.constantFrom(...PAYMENT_FREQUENCIES)

property.prop([anyPayment, anyQuote, method, frequency])(
  'rules hold after every choice',
  (given, quote, how, often) => {
    for (const { payment, changes } of [
      applyPaymentRules(given, quote),
      choosePaymentMethod(given, how, quote),
      choosePaymentFrequency(given, often, quote),
    ]) {
      if (payment.method === 'enduringRollover') {
        expect(payment.frequency).toBe('yearly')
        expect(paymentMethods(quote)).toContain('enduringRollover')
      }
      expect(applyPaymentRules(payment, quote)).toEqual({ payment, changes: [] })
      const { method: before, frequency: was } = given
      expect(changes.map(({ field }) => field)).toEqual([
        ...(payment.method === before ? [] : ['payment.method']),
        ...(payment.frequency === was ? [] : ['payment.frequency']),
      ])
      if (changes.length === 0) expect(payment).toBe(given)
    }
  },
)

describe('what is sent', () => {
  const full = {
    ...emptyPayment(),
    frequency: 'monthly',
    drawDay: 15,
    outsideMethod: 'directDebit',
    outsideFrequency: 'quarterly',
    cardToken: 'tok_1',
    directDebit: {
      accountName: 'R Example',
      bsb: '970-001',
      accountNumber: '00123',
      agreementAccepted: true,
    },
    rollover: { ...emptyPayment().rollover, fundName: 'Saltmarsh Super', memberNumber: 'M-1' },
  } as const

  test('is what the method uses', () => {
    const card = submittedPayment({ ...full, method: 'creditCard' }, lifeOwned('S'))
    expect(card).toEqual({
      ...emptyPayment(),
      method: 'creditCard',
      frequency: 'monthly',
      drawDay: 15,
      cardToken: 'tok_1',
    })
    const debit = submittedPayment({ ...full, method: 'directDebit' }, lifeOwned('S'))
    expect(debit).toMatchObject({ directDebit: full.directDebit, cardToken: null, outsideMethod: null })
    expect(debit.rollover).toEqual(emptyPayment().rollover)
  })

  test('holds both of a rollover that leaves cover outside', () => {
    const both = submittedPayment({ ...full, method: 'enduringRollover' }, mixed)
    expect(both).toEqual({ ...full, method: 'enduringRollover', cardToken: null })
    const one = submittedPayment({ ...full, method: 'enduringRollover' }, lifeOwned('S'))
    expect(one).toMatchObject({
      drawDay: null,
      outsideMethod: null,
      outsideFrequency: null,
      rollover: full.rollover,
    })
    expect(one.directDebit).toEqual(emptyPayment().directDebit)
  })

  property.prop([anyPayment, anyQuote])('is the same when sent again', (given, quote) => {
    const sent = submittedPayment(given, quote)
    expect(submittedPayment(sent, quote)).toEqual(sent)
  })

  property.prop([anyPayment])('without numbers holds none', (given) => {
    const { directDebit, rollover, cardToken } = withoutPaymentNumbers(given)
    expect([directDebit.accountNumber, rollover.memberNumber, cardToken]).toEqual([null, null, null])
    expect(rollover.fundName).toBe(given.rollover.fundName)
    expect(directDebit.bsb).toBe(given.directDebit.bsb)
  })
})
