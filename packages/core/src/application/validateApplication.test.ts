import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { quoteWith } from '../quote/cover.fixture.ts'
import { anyApplication, anyQuote, LAWFUL_TODAY, lawfulApplication } from '../testing/index.ts'
import { robin, robinsApplication, sam, selectedMlc } from './application.fixture.ts'
import { applicationSteps } from './applicationSteps.ts'
import type { Beneficiary } from './beneficiaryFields.ts'
import { emptyApplication, emptyBeneficiary } from './emptyApplication.ts'
import { emptyHolder } from './holderFields.ts'
import { parseApplication } from './parseApplication.ts'
import { setAt } from './setAt.fixture.ts'
import { signApplication } from './signApplication.ts'
import { startApplication } from './startApplication.ts'
import { ACCEPTANCES, APPLICATION_STEPS, type ApplicationAnswers, type DocumentVersion } from './types.ts'
import { validateApplication } from './validateApplication.ts'
import { validateBeneficiaries } from './validateBeneficiaries.ts'

const today = '2026-11-23'
const person = {
  age: 37,
  gender: 'F',
  isSmoker: false,
  occupation: 'Accountant',
  occupationId: 2,
  state: 'NSW',
} as const
const quote = quoteWith(['life'], { personalDetails: person, lifeCover: { amount: 500_000 } })
const inSuper = quoteWith(['life'], {
  personalDetails: person,
  lifeCover: { amount: 500_000, lifeOwner: 'S' },
})

/** Robin's application with nothing missing: a card, Sam for everything. */
const base = robinsApplication()
const complete: ApplicationAnswers = {
  ...base,
  acceptances: {
    dutyOfDisclosure: true,
    applicationRequirements: true,
    insurerPdsAndPrivacy: true,
    brokerTerms: true,
    insurerContact: true,
    monitorEmails: true,
    completeWithin30Days: true,
    personalDetailsDisclosure: true,
    applicationDeclarations: true,
  },
  payment: { ...base.payment, method: 'creditCard', frequency: 'monthly', cardToken: 'tok_1' },
  beneficiaries: { used: true, nominationType: null, rows: [sam()] },
  declarations: [
    { holderId: 'holder-1', name: 'Robin Example', signedAt: '2026-11-23T01:02:03Z', shownHash: null },
  ],
}
const faultsOf = (answers: ApplicationAnswers, of = quote) =>
  validateApplication(answers, of, { today }).map(({ field, code }) => `${field} ${code}`)

test('a complete application lacks nothing', () => {
  expect(validateApplication(complete, quote, { today, selected: selectedMlc(), documents: [] })).toEqual([])
})

test('a new application lacks everything, in the order of the steps', () => {
  const lacking = validateApplication(emptyApplication('a'), quoteWith([]), { today, selected: null })
  expect(lacking.map(({ step, field, code }) => [step, field, code])).toEqual([
    ['confirm-cover', 'selected', 'required'],
    ['confirm-cover', 'quote.covers.selectedCovers', 'required'],
    ['duty-of-disclosure', 'acceptances.dutyOfDisclosure', 'required'],
    ['key-documents', 'acceptances.applicationRequirements', 'required'],
    ['key-documents', 'acceptances.insurerPdsAndPrivacy', 'required'],
    ['key-documents', 'acceptances.brokerTerms', 'required'],
    ['key-documents', 'acceptances.insurerContact', 'required'],
    ['key-documents', 'acceptances.monitorEmails', 'required'],
    ['key-documents', 'acceptances.completeWithin30Days', 'required'],
    ['key-documents', 'acceptances.personalDetailsDisclosure', 'required'],
    ['personal-information', 'holders.0.firstName', 'required'],
    ['personal-information', 'holders.0.lastName', 'required'],
    ['personal-information', 'holders.0.dateOfBirth', 'required'],
    ['personal-information', 'holders.0.mobile', 'required'],
    ['personal-information', 'holders.0.email', 'required'],
    ['personal-information', 'holders.0.street', 'required'],
    ['personal-information', 'holders.0.city', 'required'],
    ['personal-information', 'holders.0.state', 'required'],
    ['personal-information', 'holders.0.postcode', 'required'],
    ['personal-information', 'holders.0.annualEarnings', 'required'],
    ['payment-details', 'payment.method', 'required'],
    ['payment-details', 'payment.frequency', 'required'],
    ['insurer-declarations', 'acceptances.applicationDeclarations', 'required'],
    ['insurer-declarations', 'declarations', 'required'],
  ])
})

describe('one answer changed', () => {
  const withTwo = {
    ...complete,
    holders: [robin(), robin({ id: 'holder-2', firstName: 'Kim', email: 'kim@example.com' })],
  }

  test.each<[string, unknown, string[]]>([
    ['acceptances.monitorEmails', false, ['acceptances.monitorEmails required']],
    ['holders.0.firstName', null, ['holders.0.firstName required', 'declarations match']],
    ['holders.0.lastName', 'R2', ['holders.0.lastName characters', 'declarations match']],
    ['holders.0.middleName', null, []],
    ['holders.0.middleName', '<b>', ['holders.0.middleName characters']],
    ['holders.0.title', 'Dr', []],
    [
      'holders.0.dateOfBirth',
      '2008-11-24',
      ['holders.0.dateOfBirth too-young', 'holders.0.dateOfBirth differs-from-quote'],
    ],
    [
      'holders.0.dateOfBirth',
      '1950-11-23',
      ['holders.0.dateOfBirth too-old', 'holders.0.dateOfBirth differs-from-quote'],
    ],
    ['holders.0.dateOfBirth', '1985-01-01', ['holders.0.dateOfBirth differs-from-quote']],
    ['holders.0.state', 'VIC', ['holders.0.state differs-from-quote']],
    ['holders.0.occupationId', 11, ['holders.0.occupationId differs-from-quote']],
    ['holders.0.annualEarnings', 0, []],
    ['holders.0.mobile', '+64210000000', ['holders.0.mobile format']],
    ['holders.0.email', 'robin@', ['holders.0.email format']],
    ['holders.0.postcode', '20420', ['holders.0.postcode format']],
    ['holders.0.employmentStatus', null, ['holders.0.employmentStatus required']],
    [
      'holders.0.postalSame',
      false,
      [
        'holders.0.postalAddress.street required',
        'holders.0.postalAddress.city required',
        'holders.0.postalAddress.state required',
        'holders.0.postalAddress.postcode required',
      ],
    ],
    ['holders.0.residency', 'notResident', []],
    ['holders.0.weeklyHours', 0, []],
    ['payment.cardToken', null, ['payment.cardToken required']],
    ['payment.cardToken', '4111111111111111', ['payment.cardToken format']],
    ['payment.method', null, ['payment.method required']],
    [
      'payment.method',
      'directDebit',
      [
        'payment.directDebit.accountName required',
        'payment.directDebit.bsb required',
        'payment.directDebit.accountNumber required',
        'payment.directDebit.agreementAccepted required',
      ],
    ],
    ['payment.frequency', null, ['payment.frequency required']],
    ['payment.drawDay', null, []],
    ['beneficiaries.used', null, ['beneficiaries.used required']],
    ['beneficiaries.used', false, []],
    ['beneficiaries.nominationType', 'binding', ['beneficiaries.nominationType choice']],
    ['beneficiaries.nominationType', 'nominated', []],
    ['beneficiaries.rows', [], ['beneficiaries.rows beneficiaries-total']],
    [
      'beneficiaries.rows',
      Array(6)
        .fill(sam({ benefitPercent: 0 }))
        .concat(sam()),
      [...Array(6).keys()]
        .map((row) => `beneficiaries.rows.${row}.benefitPercent min`)
        .concat('beneficiaries.rows max'),
    ],
    ['beneficiaries.rows.0.benefitPercent', 9_999, ['beneficiaries.rows beneficiaries-total']],
    [
      'beneficiaries.rows.0.benefitPercent',
      null,
      ['beneficiaries.rows.0.benefitPercent required', 'beneficiaries.rows beneficiaries-total'],
    ],
    ['beneficiaries.rows.0.firstName', null, ['beneficiaries.rows.0.firstName required']],
    ['beneficiaries.rows.0.dateOfBirth', '2026-11-24', ['beneficiaries.rows.0.dateOfBirth future']],
    ['beneficiaries.rows.0.dateOfBirth', '2026-11-23', []],
    [
      'beneficiaries.rows.0.relationshipToPolicyHolder',
      null,
      ['beneficiaries.rows.0.relationshipToPolicyHolder required'],
    ],
    ['beneficiaries.rows.0.relationshipToPolicyHolder', 'Sibling', []],
    [
      'beneficiaries.rows.0.countryOfCitizenship',
      'Atlantis',
      ['beneficiaries.rows.0.countryOfCitizenship choice'],
    ],
    ['beneficiaries.rows.0.address', null, ['beneficiaries.rows.0.address required']],
    ['declarations', [], ['declarations required']],
    ['declarations.0.name', 'Kim Example', ['declarations match']],
    ['declarations.0.signedAt', 'today', ['declarations not-a-date']],
    ['holders.1.email', null, ['holders.1.email required']],
    ['holders.1.dateOfBirth', '1960-01-01', []],
  ])('%s %j: %j', (path, value, faults) => {
    expect(faultsOf(setAt(withTwo, path, value) as ApplicationAnswers)).toEqual(faults)
  })

  test('a mobile from abroad is lawful once the customer says so', () => {
    expect(
      faultsOf({ ...complete, holders: [robin({ mobile: '+64210000000', mobileAbroad: true })] }),
    ).toEqual([])
  })

  test('an address that is the holder’s own needs no line', () => {
    const rows = [sam({ addressSame: true, address: null })]
    expect(faultsOf({ ...complete, beneficiaries: { used: true, nominationType: null, rows } })).toEqual([])
  })

  test('an estate needs a share and nothing else', () => {
    const estate = {
      ...sam({ relationshipToPolicyHolder: 'Legal personal representative' }),
      firstName: null,
      lastName: null,
      dateOfBirth: null,
      countryOfCitizenship: null,
      address: null,
    }
    expect(
      faultsOf({ ...complete, beneficiaries: { used: true, nominationType: null, rows: [estate] } }),
    ).toEqual([])
  })
})

describe('an organisation', () => {
  const hospice = {
    ...emptyBeneficiary('row-1'),
    kind: 'organisation',
    organisationName: 'Wattle Hospice & Friends',
    abn: '11223491505',
    address: '5 Sample Street, Hobart TAS 7000',
    benefitPercent: 10_000,
  } as const
  const naming = (row: Beneficiary) => ({
    ...complete,
    beneficiaries: { used: true, nominationType: null, rows: [row] },
  })

  test.each<[Partial<Beneficiary>, string[]]>([
    [{}, []],
    [{ abn: null }, []],
    [{ abn: '11223493504' }, ['abn match']],
    [{ organisationName: null }, ['organisationName required']],
    [{ organisationName: '<b>' }, ['organisationName characters']],
    [{ address: null }, ['address required']],
    [{ benefitPercent: null }, ['benefitPercent required']],
  ])('with %j lacks %j', (change, faults) => {
    const found = faultsOf(naming({ ...hospice, ...change }))
    expect(found.filter((fault) => fault.startsWith('beneficiaries.rows.0'))).toEqual(
      faults.map((fault) => `beneficiaries.rows.0.${fault}`),
    )
  })

  test.each(['S', 'J'] as const)('is not named inside super (%s)', (owner) => {
    const { beneficiaries } = naming(hospice)
    expect(
      validateBeneficiaries({ ...beneficiaries, nominationType: 'binding' }, owner, '2026-11-23'),
    ).toEqual([{ step: 'beneficiaries', field: 'beneficiaries.rows.0.kind', code: 'choice' }])
  })
})

describe('the second holder', () => {
  test('signs later', () => {
    const second = robin({
      id: 'holder-2',
      firstName: 'Kim',
      email: 'kim@example.com',
      mobile: '+61491570156',
    })
    expect(faultsOf({ ...complete, holders: [robin(), second] })).toEqual([])
  })

  test('has an email address of their own, since the link to sign goes there', () => {
    const withEmail = (email: string) =>
      faultsOf({ ...complete, holders: [robin(), robin({ id: 'holder-2', firstName: 'Kim', email })] })
    const { email } = robin()
    expect(withEmail(` ${email?.toUpperCase()} `)).toContain('holders.1.email repeated')
    expect(withEmail(email ?? '')).toEqual(['holders.1.email repeated'])
    expect(withEmail((email ?? '').replace('@', '+kim@'))).toEqual(['holders.1.email repeated'])
    expect(withEmail('kim@example.com')).toEqual([])
  })

  test('does not sign for the first', () => {
    const two = {
      ...complete,
      declarations: [],
      holders: [robin(), robin({ id: 'holder-2', email: 'kim@example.com' })],
    }
    const signed = signApplication(two, {
      holderId: 'holder-2',
      name: 'Robin Example',
      signedAt: `${today}T00:00:00Z`,
      shownHash: null,
    })
    expect(faultsOf(signed)).toEqual(['declarations required'])
  })

  test('is complete or not there', () => {
    const faults = faultsOf({ ...complete, holders: [robin(), emptyHolder('holder-2')] })
    expect(faults).toHaveLength(10)
    expect(faults.every((fault) => /^holders\.1\.\w+ required$/.test(fault))).toBe(true)
  })
})

describe('inside super', () => {
  const rollover = {
    ...complete,
    payment: {
      ...complete.payment,
      method: 'enduringRollover',
      frequency: 'yearly',
      rollover: {
        fundName: 'Saltmarsh Super',
        usi: 'ABC0123AU',
        abn: null,
        memberNumber: 'M1',
        balanceEnough: null,
        authorityAccepted: true,
      },
    },
    beneficiaries: { used: true, nominationType: 'binding', rows: [sam()] },
  } as const

  test('a rollover with its fund and a binding nomination lack nothing', () => {
    expect(faultsOf(rollover, inSuper)).toEqual([])
  })

  test.each<[string, unknown, string[]]>([
    ['beneficiaries.nominationType', null, ['beneficiaries.nominationType required']],
    ['beneficiaries.nominationType', 'nominated', ['beneficiaries.nominationType choice']],
    [
      'beneficiaries.rows.0.relationshipToPolicyHolder',
      'Sibling',
      ['beneficiaries.rows.0.relationshipToPolicyHolder choice'],
    ],
    ['payment.frequency', 'monthly', ['payment.frequency choice']],
    ['payment.rollover.usi', null, ['payment.rollover.usi required']],
    ['payment.rollover.abn', '11223493504', ['payment.rollover.abn match']],
    ['payment.rollover.memberNumber', null, ['payment.rollover.memberNumber required']],
    ['payment.rollover.authorityAccepted', false, ['payment.rollover.authorityAccepted required']],
    ['payment.rollover.balanceEnough', false, []],
  ])('%s %j: %j', (path, value, faults) => {
    expect(faultsOf(setAt(rollover, path, value) as ApplicationAnswers, inSuper)).toEqual(faults)
  })

  test('either number identifies the fund', () => {
    const { payment } = rollover
    const abn = { ...payment.rollover, usi: null, abn: '11223491505' }
    expect(faultsOf({ ...rollover, payment: { ...payment, rollover: abn } }, inSuper)).toEqual([])
  })

  test('and outside needs a way to pay for the outside', () => {
    const both = quoteWith(['life'], { ...quote, lifeCover: { amount: 500_000, lifeOwner: 'J' } })
    expect(faultsOf(rollover, both)).toEqual([
      'payment.outsideMethod required',
      'payment.outsideFrequency required',
    ])
    const payment = {
      ...rollover.payment,
      outsideMethod: 'directDebit',
      outsideFrequency: 'monthly',
    } as const
    expect(faultsOf({ ...rollover, payment }, both)).toEqual([
      'payment.directDebit.accountName required',
      'payment.directDebit.bsb required',
      'payment.directDebit.accountNumber required',
      'payment.directDebit.agreementAccepted required',
    ])
    expect(faultsOf({ ...rollover, payment: { ...payment, outsideMethod: 'creditCard' } }, both)).toEqual([])
  })

  test('only is a rollover offered', () => {
    const faults = faultsOf({ ...rollover, beneficiaries: { used: false, nominationType: null, rows: [] } })
    expect(faults).toEqual(['payment.method choice'])
  })
})

describe('the quote', () => {
  test('within the rules is a condition: altered bodies name what they altered', () => {
    const altered = quoteWith(['life', 'tpd'], {
      ...quote,
      covers: { selectedCovers: ['life', 'tpd'] },
      tpdCover: { amountStandalone: 100_000, tpdOwner: 'S', occupationType: 'own' },
    })
    expect(faultsOf(complete, altered)).toEqual(['quote.tpdCover.occupationType cover-rule'])
  })

  test.each([
    [60_000, ['holders.0.annualEarnings differs-from-quote']],
    [84_000, []],
    [200_000, []],
  ])('of earnings %d is wrong only when the benefit is more than they allow', (annualEarnings, faults) => {
    const covered = quoteWith(['incomeProtection'], {
      personalDetails: person,
      incomeProtectionCover: { annualEarnings: 85_000, monthlyBenefit: 4_900 },
    })
    const answers = { ...complete, holders: [robin({ annualEarnings })] }
    expect(faultsOf(answers, covered)).toEqual(faults)
  })

  test('without life cover asks for no beneficiaries', () => {
    const covered = quoteWith(['tpd'], { personalDetails: person, tpdCover: { amountStandalone: 100_000 } })
    const beneficiaries = { used: null, nominationType: null, rows: [sam({ benefitPercent: 1 })] }
    expect(faultsOf({ ...complete, beneficiaries }, covered)).toEqual([])
  })
})

describe('the documents of today', () => {
  const pds: DocumentVersion = { type: 'PDS', name: 'Cover Plan PDS', version: '4.1', date: '2026-03-01' }
  const fsg: DocumentVersion = { ...pds, type: 'FSG', name: 'Broker FSG' }
  const read = {
    ...complete,
    versionsRead: { ...complete.versionsRead, insurerPdsAndPrivacy: [pds], brokerTerms: [fsg] },
  }
  const lacking = (documents: DocumentVersion[]) =>
    validateApplication(read, quote, { today, documents }).map(({ step, field, code }) => [step, field, code])

  test('were read in their versions', () => {
    expect(lacking([pds, fsg])).toEqual([])
    expect(lacking([])).toEqual([])
  })

  test.each([
    ['a newer version', { ...pds, version: '4.2' }],
    ['another date', { ...pds, date: '2026-04-01' }],
    ['another document', { ...pds, name: 'Supplement' }],
    ['another type', { ...pds, type: 'TMD' as const }],
  ])('%s was not read', (_, document) => {
    expect(lacking([document, fsg])).toEqual([
      ['key-documents', 'versionsRead.insurerPdsAndPrivacy', 'document-not-read'],
    ])
  })
})

const runs = { numRuns: 300 }

property.prop([lawfulApplication], runs)(
  'a lawful application lacks nothing, and is one that can be stored',
  ({ answers, quote: given, selected }) => {
    expect(validateApplication(answers, given, { today: LAWFUL_TODAY, selected })).toEqual([])
    expect(parseApplication(answers)).toEqual(answers)
  },
  30_000,
)

property.prop([lawfulApplication, fc.constantFrom(...ACCEPTANCES)])(
  'without one acceptance lacks exactly that one',
  ({ answers, quote: given }, name) => {
    const without = { ...answers, acceptances: { ...answers.acceptances, [name]: false } }
    expect(validateApplication(without, given, { today: LAWFUL_TODAY }).map(({ field }) => field)).toEqual([
      `acceptances.${name}`,
    ])
  },
)

property.prop([lawfulApplication])(
  'started again lacks the nine and the signature, and nothing else',
  ({ answers, quote: given, selected }) => {
    const started = startApplication(given, selected, { holderId: 'x', earlier: answers })
    const fields = validateApplication(started, given, { today: LAWFUL_TODAY, selected }).map(
      ({ field }) => field,
    )
    expect(fields).toEqual([...ACCEPTANCES.map((name) => `acceptances.${name}`), 'declarations'])
  },
)

property.prop([lawfulApplication, fc.integer({ min: 1, max: 9_999 })])(
  'a total that is off is found whenever the nomination counts',
  ({ answers, quote: given }, by) => {
    const [first, ...others] = answers.beneficiaries.rows
    if (first === undefined) return
    const share = (first.benefitPercent ?? 0) + by
    const off = { ...first, benefitPercent: share }
    const beneficiaries = { ...answers.beneficiaries, rows: [off, ...others] }
    const codes = validateApplication({ ...answers, beneficiaries }, given, { today: LAWFUL_TODAY }).map(
      ({ code }) => code,
    )
    const ofRow = share > 10_000 ? ['max'] : []
    expect(codes).toEqual(answers.beneficiaries.used ? [...ofRow, 'beneficiaries-total'] : [])
  },
)

property.prop([anyApplication, anyQuote], { numRuns: 200 })(
  'whatever is given, faults are of included steps, in order, and stop at nothing',
  (answers, given) => {
    const faults = validateApplication(answers, given, { today: LAWFUL_TODAY })
    const order = faults.map(({ step }) => APPLICATION_STEPS.indexOf(step))
    expect(order).toEqual(order.toSorted((one, other) => one - other))
    for (const { step } of faults) expect(applicationSteps({ quote: given })).toContain(step)
  },
  30_000,
)
