import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { quoteWith } from '../quote/cover.fixture.ts'
import { anyApplication, anyQuote } from '../testing/index.ts'
import { robin, robinsApplication, sam } from './application.fixture.ts'
import { applicationWarnings } from './applicationWarnings.ts'
import { emptyPayment } from './emptyApplication.ts'
import type { PolicyHolder } from './holderFields.ts'
import type { ApplicationAnswers } from './types.ts'

const today = '2026-11-23'
const quote = quoteWith(['life'], { lifeCover: { amount: 500_000 } })
const warningsOf = (overrides: Partial<ApplicationAnswers>, of = quote) =>
  applicationWarnings(robinsApplication(overrides), of, { today }).map(
    ({ field, code }) => `${field} ${code}`,
  )

test('an ordinary application has none', () => {
  const beneficiaries = { used: true, nominationType: null, rows: [sam()] }
  expect(warningsOf({ beneficiaries })).toEqual([])
})

describe('a holder', () => {
  test.each<[Partial<PolicyHolder>, string[]]>([
    [{ postcode: '3000' }, ['holders.0.postcode postcode-state']],
    [{ postcode: '2620' }, []],
    [{ street: 'PO Box 7' }, ['holders.0.street post-office-box']],
    [{ street: 'G.P.O. Box 7' }, []],
    [{ street: 'Locked Bag 12' }, ['holders.0.street post-office-box']],
    [{ street: '7 Boxwood Street' }, []],
    [{ email: 'robin@gmial.com' }, ['holders.0.email email-domain']],
    [{ residency: 'citizen' }, []],
    [{ residency: 'permanentResident' }, []],
    [{ residency: 'temporaryVisa' }, ['holders.0.residency residency-refers']],
    [{ residency: 'notResident' }, ['holders.0.residency residency-refers']],
    [{ weeklyHours: 19 }, ['holders.0.weeklyHours hours-refer']],
    [{ weeklyHours: 20 }, []],
    [{ employer: 'Acme 123 456 782' }, ['holders.0.employer possible-tax-file-number']],
    [{ accessibilityNeeds: 'TFN 123456782' }, ['holders.0.accessibilityNeeds possible-tax-file-number']],
    [
      { postalSame: false, postalAddress: { street: null, city: null, state: 'WA', postcode: '2000' } },
      ['holders.0.postalAddress.postcode postcode-state'],
    ],
    [{ postalSame: true, postalAddress: { street: null, city: null, state: 'WA', postcode: '2000' } }, []],
  ])('%j: %j', (overrides, warnings) => {
    expect(warningsOf({ holders: [robin(overrides)] })).toEqual(warnings)
  })
})

describe('a payment', () => {
  const directDebit = {
    accountName: 'R Example',
    bsb: '123-456',
    accountNumber: '123456782',
    agreementAccepted: true,
  }

  test('from a bank that the table does not know', () => {
    const payment = { ...emptyPayment(), method: 'directDebit', directDebit } as const
    expect(warningsOf({ payment })).toEqual(['payment.directDebit.bsb bsb-unknown'])
    const banks = [{ prefix: '123', name: 'Known' }]
    expect(applicationWarnings(robinsApplication({ payment }), quote, { today, banks })).toEqual([])
  })

  test('that does not pay is not read', () => {
    expect(warningsOf({ payment: { ...emptyPayment(), method: 'creditCard', directDebit } })).toEqual([])
  })

  test('from super with a number of nine digits and too little in it', () => {
    const inSuper = quoteWith(['life'], { lifeCover: { amount: 500_000, lifeOwner: 'S' } })
    const rollover = { ...emptyPayment().rollover, memberNumber: '123456782', balanceEnough: false }
    const payment = { ...emptyPayment(), method: 'enduringRollover', rollover } as const
    expect(warningsOf({ payment }, inSuper)).toEqual([
      'payment.rollover.memberNumber possible-tax-file-number',
      'payment.rollover.balanceEnough balance-short',
    ])
  })
})

describe('beneficiaries', () => {
  const rows = [
    sam(),
    sam({ id: 'row-2', dateOfBirth: '2010-01-01' }),
    sam({ id: 'row-3', firstName: 'SAM' }),
  ]

  test('who are minors or named twice', () => {
    expect(warningsOf({ beneficiaries: { used: true, nominationType: null, rows } })).toEqual([
      'beneficiaries.rows.1.dateOfBirth minor',
      'beneficiaries.rows.2.firstName same-person',
    ])
  })

  test('who are not used, or whose step is not there, are not read', () => {
    expect(warningsOf({ beneficiaries: { used: false, nominationType: null, rows } })).toEqual([])
    expect(
      warningsOf({ beneficiaries: { used: true, nominationType: null, rows } }, quoteWith(['tpd'])),
    ).toEqual([])
  })
})

property.prop([anyApplication, anyQuote])(
  'each place is warned of once, and nothing fails',
  (answers, given) => {
    const found = applicationWarnings(answers, given, { today }).map(({ field, code }) => `${field} ${code}`)
    expect(new Set(found).size).toBe(found.length)
  },
)
