import { OUTSIDE_METHODS, type Owner, PAYMENT_METHODS, validatePayment } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import type { ApplicationAnswers } from '../../answers.ts'
import { lifeApplication } from '../../application.fixture.ts'
import { submittedApplication } from '../../submittedApplication.ts'
import { model } from './model.ts'
import type { Field } from './view.ts'

type Typed = Partial<Record<Field, string>>

const debit = {
  accountName: 'Zoë & Ana O’Neil',
  bsb: '970 001',
  accountNumber: '0012-3456',
  drawDay: '28',
  agreement: 'yes',
}
const card = { cardToken: 'tok_9f2c', cardLast4: '4242', cardExpiry: '11/28', cardBrand: 'Visa' }
const rollover = {
  fundName: 'Mallee Super',
  usi: '11 223 491 505 001',
  abn: '',
  memberNumber: 'mb 1234-5',
  balanceEnough: 'yes',
  authority: 'yes',
}
const all: Typed = { frequency: 'monthly', ...debit, ...card, ...rollover }
const byDebit: Typed = { ...all, method: 'directDebit' }
const byCard: Typed = { ...all, method: 'creditCard' }
const byRollover: Typed = { ...all, method: 'enduringRollover', frequency: 'yearly' }
const outside: Typed = { outsideMethod: 'directDebit', outsideFrequency: 'quarterly' }

const fieldsOf = (answers: ApplicationAnswers, typed: Typed) => ({ ...model.view(answers), ...typed })
const messagesOf = (typed: Typed, owner: Owner = 'S') => {
  const answers = lifeApplication(owner)
  return Object.fromEntries(model.messages(answers, fieldsOf(answers, typed)))
}
const submit = (typed: Typed, owner: Owner = 'S') => {
  const answers = lifeApplication(owner)
  return model.submit(answers, fieldsOf(answers, typed))
}

describe('the payment method', () => {
  it.each(['', 'cash', 'constructor', 'directdebit'])('%j is none', (method) => {
    expect(messagesOf({ ...all, method })).toEqual({ method: 'Choose how you want to pay' })
  })

  it('is a rollover only where some cover is inside super', () => {
    expect(messagesOf(byRollover, 'O')).toEqual({ method: 'Choose how you want to pay' })
    expect(messagesOf(byRollover, 'S')).toEqual({})
  })

  it('asks nothing of the others', () => {
    const method = 'directDebit'
    expect(messagesOf({ frequency: 'monthly', method, ...debit })).toEqual({})
    expect(messagesOf({ frequency: 'monthly', method: 'creditCard', ...card })).toEqual({})
  })
})

describe('the payment frequency', () => {
  it('is one of four', () => {
    for (const frequency of ['', 'weekly'])
      expect(Object.keys(messagesOf({ ...byDebit, frequency }))).toEqual(['frequency'])
    expect(messagesOf({ ...byDebit, frequency: '' }).frequency).toBe('Choose how often you want to pay')
  })

  it('is yearly by rollover', () => {
    expect(messagesOf({ ...byRollover, frequency: 'monthly' })).toEqual({
      frequency: 'Your fund pays a rollover once a year. Choose yearly, or another way to pay',
    })
  })
})

describe('a direct debit', () => {
  const characters = 'Enter the name on the account using letters, numbers and punctuation'
  const bsb = 'Enter a BSB of 6 digits, like 970-001'
  const number = 'Enter an account number of 5 to 9 digits'
  const day = 'Enter a day of the month from 1 to 28, or leave it blank'
  const agreement = 'Tick the box to accept the direct debit agreement'
  it.each<[Field, string, string]>([
    ['accountName', '', 'Enter the name on the account'],
    ['accountName', ' \u200b ', 'Enter the name on the account'],
    ['accountName', '12345', characters],
    ['accountName', '<b>Robin</b>', characters],
    ['accountName', '=cmd', characters],
    ['accountName', '🙂', characters],
    ['accountName', 'a'.repeat(65), 'Use 64 characters or fewer for the name on the account'],
    ['bsb', '', 'Enter the BSB'],
    ['bsb', '97001', bsb],
    ['bsb', '9700011', bsb],
    ['bsb', '970-00a', bsb],
    ['bsb', '970/00l', bsb],
    ['accountNumber', '', 'Enter the account number'],
    ['accountNumber', '1234', number],
    ['accountNumber', '1234567890', number],
    ['accountNumber', '12a45', number],
    ['accountNumber', '-12', number],
    ['drawDay', '0', day],
    ['drawDay', '29', day],
    ['drawDay', '31', day],
    ['drawDay', '1.5', day],
    ['drawDay', '-1', day],
    ['drawDay', 'first', day],
    ['agreement', '', agreement],
    ['agreement', 'true', agreement],
  ])('%s refuses %j', (field, text, message) => {
    expect(messagesOf({ ...byDebit, [field]: text })).toEqual({ [field]: message })
  })

  it('is read into its own forms, and the number apart', () => {
    const { application, paymentNumbers } = submit(byDebit)
    expect(application.payment.directDebit).toEqual({
      accountName: 'Zoë & Ana O’Neil',
      bsb: '970-001',
      accountNumber: null,
      agreementAccepted: true,
    })
    expect(application.payment.drawDay).toBe(28)
    expect(paymentNumbers.accountNumber).toBe('00123456')
  })

  it('asks the day of a card too, and of no rollover alone', () => {
    const day = 'Enter a day of the month from 1 to 28, or leave it blank'
    expect(messagesOf({ ...byCard, drawDay: '29' })).toEqual({ drawDay: day })
    expect(messagesOf({ ...byRollover, drawDay: '29' })).toEqual({})
  })

  it('may leave the day to the insurer', () => {
    expect(submit({ ...byDebit, drawDay: ' ' }).application.payment.drawDay).toBeNull()
  })

  it('takes full-width digits and every day that a month has', () => {
    expect(messagesOf({ ...byDebit, bsb: '９７０００１', drawDay: '1' })).toEqual({})
  })
})

describe('a card', () => {
  it.each([
    '',
    ' ',
    '4111 1111 1111 1111',
    '4111111111111111',
    'tok_4111111111111111',
    'two words',
    'a'.repeat(201),
  ])('is not the token %j', (cardToken) => {
    expect(messagesOf({ ...byCard, cardToken })).toEqual({
      cardToken: 'Enter your card details',
    })
  })

  it('is a token with what names it', () => {
    const { application, paymentNumbers } = submit(byCard)
    expect(application.payment.cardToken).toBeNull()
    expect(paymentNumbers.card).toEqual({ token: 'tok_9f2c', last4: '4242', expiry: '11/28', brand: 'Visa' })
  })
})

describe('a rollover', () => {
  const fund = 'Enter the name of your super fund using letters, numbers and punctuation'
  const usi = 'Enter a USI like ABC0123AU or 11 223 491 505 001'
  const abn = 'Enter your fund’s ABN of 11 digits, like 11 223 491 505'
  const member = 'Enter your member number with letters, numbers, spaces, / and -'
  it.each<[Field, string, string]>([
    ['fundName', '', 'Enter the name of your super fund'],
    ['fundName', '<b>', fund],
    ['fundName', '2030', fund],
    ['fundName', 'a'.repeat(101), 'Use 100 characters or fewer for the name of your super fund'],
    ['usi', '', 'Enter your fund’s USI or its ABN'],
    ['usi', 'ABC123AU', usi],
    ['usi', '1122349150500', usi],
    ['usi', '11223493504001', 'Check the USI: it should start with an ABN, and this one doesn’t'],
    ['abn', '1122349150', abn],
    ['abn', 'eleven', abn],
    ['abn', '11223493504', 'Check your fund’s ABN: that’s not a valid number'],
    ['memberNumber', '', 'Enter your member number'],
    ['memberNumber', '12#', member],
    ['memberNumber', '=1+1', member],
    ['memberNumber', '1'.repeat(31), 'Use 30 characters or fewer for your member number'],
    ['balanceEnough', '', 'Say whether there’s enough in your account for a year’s premium'],
    ['authority', '', 'Tick the box to authorise the rollover'],
    ['authority', 'true', 'Tick the box to authorise the rollover'],
  ])('%s refuses %j', (field, text, message) => {
    expect(messagesOf({ ...byRollover, [field]: text })).toEqual({ [field]: message })
  })

  it('knows its fund by the ABN alone', () => {
    const { rollover: read } = submit({ ...byRollover, usi: '', abn: '11 223 491 505' }).application.payment
    expect(read).toMatchObject({ usi: null, abn: '11223491505' })
    expect(messagesOf({ ...byRollover, usi: '', abn: ' ' })).toEqual({
      usi: 'Enter your fund’s USI or its ABN',
    })
  })

  it('goes on where the fund holds too little, and where the member number has nine digits', () => {
    const { application, paymentNumbers } = submit({
      ...byRollover,
      balanceEnough: 'no',
      memberNumber: '123456789',
    })
    expect(application.payment.rollover).toMatchObject({ balanceEnough: false, memberNumber: null })
    expect(paymentNumbers.memberNumber).toBe('123456789')
  })

  it('leaves cover outside super to be paid in another way', () => {
    expect(messagesOf(byRollover, 'J')).toEqual({
      outsideMethod: 'Choose how you want to pay for the cover outside super',
      outsideFrequency: 'Choose how often you want to pay for the cover outside super',
    })
    const wrong = { outsideMethod: 'enduringRollover', outsideFrequency: 'weekly' }
    expect(Object.keys(messagesOf({ ...byRollover, ...wrong }, 'J'))).toEqual(Object.keys(wrong))
    expect(messagesOf({ ...byRollover, ...outside }, 'J')).toEqual({})
    expect(messagesOf({ ...byRollover, ...outside, bsb: '' }, 'J')).toEqual({ bsb: 'Enter the BSB' })
  })
})

describe('a submitted payment', () => {
  it('lacks nothing that the server asks', () => {
    for (const owner of ['O', 'S', 'J'] as const) {
      for (const method of PAYMENT_METHODS) {
        for (const outsideMethod of OUTSIDE_METHODS) {
          const isRollover = method === 'enduringRollover'
          if (isRollover && owner === 'O') continue
          const frequency = isRollover ? 'yearly' : 'monthly'
          const answers = submit({ ...all, ...outside, method, frequency, outsideMethod }, owner)
          const { payment } = submittedApplication(answers)
          expect(answers.offer && validatePayment(payment, answers.offer.terms)).toEqual([])
          expect(model.isComplete(answers)).toBe(true)
        }
      }
    }
  })

  it('keeps what was answered for another method', () => {
    const first = submit(byDebit)
    const second = model.submit(first, fieldsOf(first, { method: 'creditCard', ...card }))
    expect(second.application.payment.directDebit).toEqual(first.application.payment.directDebit)
    expect(second.paymentNumbers).toMatchObject({ accountNumber: '00123456', card: { last4: '4242' } })
  })

  it('is incomplete once the page that had the numbers is gone', () => {
    const answers = submit(byDebit)
    const reloaded = { ...answers, paymentNumbers: { ...answers.paymentNumbers, accountNumber: null } }
    expect([...model.messages(reloaded, model.view(reloaded)).values()]).toEqual(['Enter the account number'])
  })

  it('no longer is a rollover once no cover is inside super', () => {
    const { application, paymentNumbers } = submit(byRollover)
    const answers = { ...lifeApplication('O'), application, paymentNumbers }
    expect(model.view(answers).method).toBe('')
    expect(model.isComplete(answers)).toBe(false)
  })
})
