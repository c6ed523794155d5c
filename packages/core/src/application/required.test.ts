import { fc, test as property } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { LAWFUL_TODAY, lawfulApplication } from '../testing/index.ts'
import { hasLifeBenefit } from './applicationSteps.ts'
import { applicationWarnings } from './applicationWarnings.ts'
import { parseApplication } from './parseApplication.ts'
import { needsOutsidePayment } from './paymentMethods.ts'
import { setAt } from './setAt.fixture.ts'
import { validateApplication } from './validateApplication.ts'

const always = [
  'holders.0.firstName',
  'holders.0.lastName',
  'holders.0.dateOfBirth',
  'holders.0.mobile',
  'holders.0.email',
  'holders.0.street',
  'holders.0.city',
  'holders.0.state',
  'holders.0.postcode',
  'holders.0.employmentStatus',
  'holders.0.annualEarnings',
  'payment.method',
  'payment.frequency',
]
const ofDebit = ['accountName', 'bsb', 'accountNumber'].map((name) => `payment.directDebit.${name}`)
const ofRollover = ['fundName', 'memberNumber'].map((name) => `payment.rollover.${name}`)
const ofRow = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'relationshipToPolicyHolder',
  'countryOfCitizenship',
  'address',
  'benefitPercent',
].map((name) => `beneficiaries.rows.0.${name}`)
const never = [
  'holders.0.title',
  'holders.0.middleName',
  'holders.0.employer',
  'holders.0.weeklyHours',
  'holders.0.residency',
  'holders.0.visaSubclass',
  'holders.0.visaExpiry',
  'holders.0.preferredContact',
  'holders.0.accessibilityNeeds',
  'holders.0.occupation',
  'payment.drawDay',
  'payment.rollover.abn',
  'payment.rollover.balanceEnough',
]

const blankOf = (answers: unknown, path: string) => parseApplication(setAt(answers, path, null))

describe('a blank', () => {
  property.prop([lawfulApplication, fc.constantFrom(...always)])(
    'that every application needs is required, whatever else',
    ({ answers, quote }, path) => {
      const faults = validateApplication(blankOf(answers, path), quote, { today: LAWFUL_TODAY })
      expect(faults).toContainEqual(expect.objectContaining({ field: path, code: 'required' }))
    },
  )

  property.prop([lawfulApplication, fc.constantFrom(...never)])(
    'that nobody needs is no fault',
    ({ answers, quote }, path) => {
      expect(validateApplication(blankOf(answers, path), quote, { today: LAWFUL_TODAY })).toEqual([])
    },
  )

  property.prop([lawfulApplication, fc.constantFrom(...ofDebit, ...ofRollover, 'payment.cardToken')])(
    'of a way to pay is required exactly when it pays',
    ({ answers, quote }, path) => {
      const { method, outsideMethod } = answers.payment
      const methods = [method, needsOutsidePayment(quote, method) ? outsideMethod : null]
      const needed = { directDebit: ofDebit, creditCard: ['payment.cardToken'], enduringRollover: ofRollover }
      const isNeeded = methods.some((how) => how !== null && needed[how].includes(path))
      const fields = validateApplication(blankOf(answers, path), quote, { today: LAWFUL_TODAY }).map(
        ({ field }) => field,
      )
      expect(fields).toEqual(isNeeded ? [path] : [])
    },
  )

  property.prop([lawfulApplication, fc.constantFrom(...ofRow)])(
    'of a beneficiary is required exactly when the nomination counts',
    ({ answers, quote }, path) => {
      const fields = validateApplication(blankOf(answers, path), quote, { today: LAWFUL_TODAY }).map(
        ({ field }) => field,
      )
      const counts = answers.beneficiaries.used === true && hasLifeBenefit(quote)
      expect(fields.includes(path)).toBe(counts)
      if (!counts) expect(fields).toEqual([])
    },
  )
})

describe('a warning', () => {
  property.prop([lawfulApplication])('never stops a submission', ({ answers, quote }) => {
    const [first] = answers.holders
    if (first === undefined) return
    const odd = {
      ...first,
      postcode: '3000',
      street: 'PO Box 1',
      email: 'robin@gmial.com',
      residency: 'notResident' as const,
      weeklyHours: 1,
      employer: '123 456 782',
    }
    const given = { ...answers, holders: [odd] }
    const codes = applicationWarnings(given, quote, { today: LAWFUL_TODAY }).map(({ code }) => code)
    expect(codes).toEqual(
      expect.arrayContaining([
        'postcode-state',
        'post-office-box',
        'email-domain',
        'residency-refers',
        'hours-refer',
        'possible-tax-file-number',
      ]),
    )
    expect(validateApplication(given, quote, { today: LAWFUL_TODAY })).toEqual([])
  })
})
