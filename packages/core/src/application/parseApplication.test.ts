import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { InvalidInputError } from '../fields/InvalidInputError.ts'
import { anyApplication, hostileJson, isPolluted } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { emptyApplication, emptyBeneficiary } from './emptyApplication.ts'
import { emptyHolder } from './holderFields.ts'
import { parseApplication } from './parseApplication.ts'
import { setAt } from './setAt.fixture.ts'

property.prop([anyApplication], { numRuns: 500 })(
  'an application that was written is read as it was',
  (answers) => {
    expect(parseApplication(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
  },
  30_000,
)

test('an empty application is one holder who works full-time and nothing accepted', () => {
  const answers = emptyApplication('holder-1')
  expect(parseApplication(answers)).toEqual(answers)
  expect(answers.holders).toEqual([emptyHolder('holder-1')])
  expect(answers.holders[0]).toMatchObject({
    employmentStatus: 'Full-time',
    postalSame: true,
    firstName: null,
  })
  expect(Object.values(answers.acceptances)).toEqual(Array(9).fill(false))
  expect(answers.beneficiaries).toEqual({ used: null, nominationType: null, rows: [] })
  expect(answers.payment).toMatchObject({ method: null, frequency: null, drawDay: null, cardToken: null })
})

const sound = {
  ...emptyApplication('a'),
  holders: [emptyHolder('a'), emptyHolder('b')],
  beneficiaries: {
    used: true,
    nominationType: 'binding',
    rows: [emptyBeneficiary('r'), emptyBeneficiary('s')],
  },
  declarations: [{ holderId: 'a', name: 'Robin Example', signedAt: '2026-11-23T01:02:03Z', shownHash: null }],
}

test('a beneficiary that was stored before organisations could be named is a person', () => {
  const { kind: _, organisationName: _name, abn: _abn, ...stored } = emptyBeneficiary('r')
  const beneficiaries = { ...sound.beneficiaries, rows: [stored] }
  expect(parseApplication({ ...sound, beneficiaries }).beneficiaries.rows).toEqual([emptyBeneficiary('r')])
})

describe('reads', () => {
  test.each<[string, unknown, unknown]>([
    ['holders.0.firstName', '  Mary-Jane   O’Brien ', 'Mary-Jane O’Brien'],
    ['holders.0.firstName', '', null],
    ['holders.0.firstName', ' \u200b ', null],
    ['holders.0.firstName', undefined, null],
    ['holders.0.lastName', 'Jose\u0301', 'José'],
    ['holders.0.dateOfBirth', '27/3/1985', '1985-03-27'],
    ['holders.0.mobile', '0011 64 21 000 0000', '+64210000000'],
    ['holders.0.postcode', '0800', '0800'],
    ['holders.1.postalAddress.city', ' Darwin ', 'Darwin'],
    ['payment.directDebit.bsb', '062 000', '062-000'],
    ['payment.directDebit.accountNumber', '00-123', '00123'],
    ['payment.rollover.abn', '11 223 491 505', '11223491505'],
    ['payment.rollover.usi', 'abc0123au', 'ABC0123AU'],
    ['payment.rollover.balanceEnough', undefined, null],
    ['payment.drawDay', 28, 28],
    ['beneficiaries.rows.1.benefitPercent', 10_000, 10_000],
    ['versionsRead.brokerTerms', undefined, []],
  ])('%s %o as %o', (path, given, read) => {
    const parsed = parseApplication(setAt(sound, path, given))
    expect(parsed).toEqual(setAt(sound, path, read))
  })

  test('without keys that it does not know', () => {
    const given = { ...sound, extra: 1, payment: { ...sound.payment, cardNumber: '4111111111111111' } }
    expect(parseApplication(given)).toEqual(sound)
  })
})

describe('refuses', () => {
  test.each<[string, unknown, string, string?]>([
    ['holders', [], 'min'],
    ['holders', [emptyHolder('a'), emptyHolder('b'), emptyHolder('c')], 'max'],
    ['holders', null, 'required'],
    ['holders.1.id', 'a', 'match'],
    ['holders.0.id', '', 'required'],
    ['holders.0.id', 'x'.repeat(101), 'too-long'],
    ['holders.0.firstName', 'R2', 'characters'],
    ['holders.0.firstName', 'x'.repeat(51), 'too-long'],
    ['holders.0.firstName', 7, 'format'],
    ['holders.0.title', 'x'.repeat(21), 'too-long'],
    ['holders.0.dateOfBirth', '2023-02-29', 'not-a-date'],
    ['holders.0.mobileAbroad', 'true', 'format'],
    ['holders.0.mobile', '0400 000 000', 'format'],
    ['holders.0.email', 'a@b', 'format'],
    ['holders.0.state', 'nsw', 'choice'],
    ['holders.0.postcode', '0000', 'format'],
    ['holders.0.postalSame', null, 'required'],
    ['holders.0.postalAddress', null, 'required'],
    ['holders.0.postalAddress.street', '<b>', 'characters'],
    ['holders.0.employmentStatus', 'full-time', 'choice'],
    ['holders.0.annualEarnings', 85_000.5, 'whole-number'],
    ['holders.0.annualEarnings', -1, 'min'],
    ['holders.0.weeklyHours', 169, 'max'],
    ['holders.0.residency', 'resident', 'choice'],
    ['holders.0.preferredContact', 'fax', 'choice'],
    ['holders.0.accessibilityNeeds', 'x'.repeat(501), 'too-long'],
    ['acceptances.brokerTerms', 'true', 'format'],
    ['acceptances.brokerTerms', undefined, 'required'],
    ['versionsRead.brokerTerms', [{ type: 'pds' }], 'choice', 'versionsRead.brokerTerms.0.type'],
    ['versionsRead.brokerTerms', Array(21).fill({}), 'max'],
    ['payment.method', 'cash', 'choice'],
    ['payment.outsideMethod', 'enduringRollover', 'choice'],
    ['payment.drawDay', 29, 'max'],
    ['payment.drawDay', 0, 'min'],
    ['payment.directDebit.bsb', '06200', 'format'],
    ['payment.directDebit.accountNumber', '1234', 'format'],
    ['payment.cardToken', '4111 1111 1111 1111', 'format'],
    ['payment.rollover.abn', '11223493504', 'match'],
    ['beneficiaries.used', 'yes', 'format'],
    ['beneficiaries.nominationType', 'lapsing', 'choice'],
    ['beneficiaries.rows', Array(6).fill(emptyBeneficiary('r')), 'max'],
    ['beneficiaries.rows.1.id', 'r', 'match'],
    ['beneficiaries.rows.0.relationshipToPolicyHolder', 'spouse', 'choice'],
    ['beneficiaries.rows.0.benefitPercent', 33.33, 'whole-number'],
    ['beneficiaries.rows.0.benefitPercent', 10_001, 'max'],
    ['beneficiaries.rows.0.address', 'x'.repeat(251), 'too-long'],
    ['declarations.0.holderId', 'c', 'choice'],
    ['declarations.0.name', '', 'required'],
    ['declarations.0.signedAt', '2026-11-23', 'not-a-date'],
    ['declarations.0.signedAt', '2026-13-23T01:02:03Z', 'not-a-date'],
    ['declarations', [sound.declarations[0], sound.declarations[0]], 'match', 'declarations.1.holderId'],
  ])('%s %j: %s', (path, value, code, at = path) => {
    expect(refusal(() => parseApplication(setAt(sound, path, value)))).toEqual({ path: at, code })
  })
})

property.prop([fc.anything()])('anything else throws the named error', (value) => {
  expect(() => parseApplication(value)).toThrow(InvalidInputError)
})

property.prop([hostileJson(sound)])('hostile JSON is read or refused and changes nothing', (text) => {
  try {
    parseApplication(JSON.parse(text))
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidInputError)
  }
  expect(isPolluted()).toBe(false)
})
