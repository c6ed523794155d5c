import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { quoteWith } from '../quote/cover.fixture.ts'
import { emptyQuote } from '../quote/emptyQuote.ts'
import {
  anyApplication,
  lawfulApplication,
  savableApplication,
  savableQuote,
  selectedOffer,
  trackingMark,
} from '../testing/index.ts'
import { robin, robinsApplication, rowsOf, sam, selectedMlc } from './application.fixture.ts'
import { applicationFromSaved } from './applicationFromSaved.ts'
import { applicationRequest } from './applicationRequest.ts'
import { beneficiariesFromSaved } from './beneficiaryWire.ts'
import { emptyApplication, emptyPayment } from './emptyApplication.ts'
import { emptyHolder } from './holderFields.ts'
import type { ApplicationAnswers } from './types.ts'
import type { SavedApplication } from './wire.ts'

const tracking = {
  id: '11111111-1111-4111-8111-111111111111',
  clientId: '22222222-2222-4222-8222-222222222222',
  draft: 'application',
  rev: 3,
  sentAt: '2026-11-23T00:00:00.000Z',
}
const context = { accountName: 'example', tracking }
const life = quoteWith(['life'], { lifeCover: { amount: 500_000 } })
const inSuper = quoteWith(['life'], { lifeCover: { amount: 500_000, lifeOwner: 'S' } })
const send = (answers: ApplicationAnswers, quote = life) =>
  applicationRequest(answers, quote, selectedMlc(), context)
const holderIds = ['holder-1', 'holder-2'] as const

const blankHolder = {
  id: null,
  rowId: 'holder-1',
  title: null,
  first_Name: null,
  middle_Name: null,
  last_Name: null,
  mobile: null,
  mobile_Abroad: false,
  email: null,
  date_of_Birth: null,
  mailing_Street: null,
  mailing_City: null,
  mailing_State: null,
  mailing_Zip: null,
  postal_Same: true,
  postal_Street: null,
  postal_City: null,
  postal_State: null,
  postal_Zip: null,
  employment_Status: 'Full-time',
  annual_Income: null,
  occupation: null,
  occupation_ID: null,
  employer: null,
  weekly_Hours: null,
  residency: null,
  visa_Subclass: null,
  visa_Expiry: null,
  preferred_Contact: null,
  accessibility_Needs: null,
  status: 'Active',
}

describe('the request', () => {
  test('of an empty application has every field, blanks as null', () => {
    const { personalDetails, ...needs } = emptyQuote()
    expect(applicationRequest(emptyApplication('holder-1'), emptyQuote(), null, context)).toEqual({
      contactDetails: blankHolder,
      applicationDetails: {
        customer_Status: 'Partial Application',
        accountName: 'example',
        premiumType: null,
        needs,
        personalDetails,
        compareProductDetails: null,
        acceptances: {
          dutyOfDisclosure: false,
          applicationRequirements: false,
          insurerPdsAndPrivacy: false,
          brokerTerms: false,
          insurerContact: false,
          monitorEmails: false,
          completeWithin30Days: false,
          personalDetailsDisclosure: false,
          applicationDeclarations: false,
        },
        documentsRead: null,
        payment: {
          method: null,
          frequency: null,
          outsidePaymentMethod: null,
          outsideFrequency: null,
          token: null,
          drawDay: null,
          directDebit: null,
          rollover: null,
        },
        totalPolicyHolders: 1,
        hasBeneficiaries: null,
        nominationType: null,
        signedName: null,
        signedAt: null,
        signatures: null,
      },
      beneficiaryContacts: null,
      policyHolderDetails: null,
      tracking,
    })
  })

  test('is a save on the way, or the submission', () => {
    const statusOf = (submit?: boolean) =>
      applicationRequest(
        robinsApplication(),
        life,
        null,
        submit === undefined ? context : { ...context, submit },
      ).applicationDetails.customer_Status
    expect([statusOf(), statusOf(false), statusOf(true)]).toEqual([
      'Partial Application',
      'Partial Application',
      'Application in Progress',
    ])
  })

  test('has the first holder as contact and the second beside', () => {
    const second = robin({ id: 'holder-2', firstName: 'Kim', contactId: 'c-2' })
    const sent = send(robinsApplication({ holders: [robin(), second] }))
    expect(sent.contactDetails).toMatchObject({
      rowId: 'holder-1',
      first_Name: 'Robin',
      date_of_Birth: '1989-03-27',
      mailing_Street: '12 Sample Street',
      mailing_City: 'Newtown',
      mailing_State: 'NSW',
      mailing_Zip: '2042',
      annual_Income: 85_000,
      occupation: 'Accountant',
      occupation_ID: 2,
    })
    expect(sent.policyHolderDetails).toMatchObject({ id: 'c-2', rowId: 'holder-2', first_Name: 'Kim' })
    expect(sent.applicationDetails.totalPolicyHolders).toBe(2)
  })

  test('says S and L, carries the offer and the person who was quoted', () => {
    const personalDetails = {
      age: 37,
      gender: 'F',
      isSmoker: false,
      occupation: '',
      occupationId: 2,
      state: 'NSW',
    } as const
    const { applicationDetails } = send(robinsApplication(), {
      ...life,
      premiumType: 'level',
      personalDetails,
    })
    expect(applicationDetails).toMatchObject({
      premiumType: 'L',
      needs: { premiumType: 'level', lifeCover: { amount: 500_000 } },
      personalDetails: { age: 37, occupation: null },
      compareProductDetails: selectedMlc(),
    })
    expect(applicationDetails.needs).not.toHaveProperty('personalDetails')
  })

  test.each([
    [10_000, 100],
    [3_333, 33.33],
    [1, 0.01],
    [5_725, 57.25],
    [0, 0],
    [null, null],
  ])('sends %s basis points as %s percent', (share, percent) => {
    const sent = send(
      robinsApplication({ beneficiaries: { used: true, nominationType: null, rows: rowsOf(share) } }),
    )
    expect(sent.beneficiaryContacts?.[0]?.benefit_Percent).toBe(percent)
  })

  test('sends of a beneficiary what is of its kind', () => {
    const before = { organisationName: 'Wattle Hospice', abn: '11223491505' }
    const estate = 'Legal personal representative'
    const rows = [
      sam(before),
      sam({ id: 'row-2', kind: 'organisation', ...before }),
      sam({ id: 'row-3', relationshipToPolicyHolder: estate, ...before }),
    ]
    const sent = send(robinsApplication({ beneficiaries: { used: true, nominationType: null, rows } }))
    const nobody = {
      organisation_Name: null,
      abn: null,
      first_Name: null,
      last_Name: null,
      date_of_Birth: null,
      address: null,
      address_Same: false,
      relationship_to_Policy_Holder: null,
      country_of_Citizenship: null,
    }
    expect(sent.beneficiaryContacts).toEqual([
      expect.objectContaining({ kind: 'person', organisation_Name: null, abn: null, first_Name: 'Sam' }),
      {
        ...nobody,
        beneficiaryId: null,
        rowId: 'row-2',
        kind: 'organisation',
        organisation_Name: 'Wattle Hospice',
        abn: '11223491505',
        address: '12 Sample Street, Newtown NSW 2042',
        benefit_Percent: 100,
      },
      {
        ...nobody,
        beneficiaryId: null,
        rowId: 'row-3',
        kind: 'person',
        relationship_to_Policy_Holder: estate,
        benefit_Percent: 100,
      },
    ])
  })

  test('writes the holder’s address for a beneficiary who lives there', () => {
    const rows = [sam({ addressSame: true, address: 'elsewhere' }), sam({ id: 'row-2' })]
    const sent = send(robinsApplication({ beneficiaries: { used: true, nominationType: null, rows } }))
    expect(sent.beneficiaryContacts).toMatchObject([
      {
        rowId: 'row-1',
        address: '12 Sample Street, Newtown NSW 2042',
        address_Same: true,
        benefit_Percent: 100,
      },
      { rowId: 'row-2', address: '12 Sample Street, Newtown NSW 2042', address_Same: false },
    ])
    expect(sent.applicationDetails).toMatchObject({ hasBeneficiaries: true, nominationType: 'nominated' })
  })

  test('holds the documents by acceptance and each holder’s signature', () => {
    const pds = { type: 'PDS', name: 'PDS', version: '4.1', date: '2026-03-01' } as const
    const empty = emptyApplication('holder-1')
    const answers = robinsApplication({
      versionsRead: {
        ...empty.versionsRead,
        brokerTerms: [{ ...pds, type: 'FSG' }],
        insurerPdsAndPrivacy: [
          { ...pds, opened: true },
          { ...pds, version: '4.2', opened: null },
        ],
      },
      declarations: [
        { holderId: 'holder-1', name: 'Robin Example', signedAt: '2026-11-23T01:02:03Z', shownHash: 'ab' },
      ],
    })
    expect(send(answers).applicationDetails).toMatchObject({
      documentsRead: [
        { acceptance: 'insurerPdsAndPrivacy', type: 'PDS', version: '4.1', opened: true },
        { acceptance: 'insurerPdsAndPrivacy', type: 'PDS', version: '4.2' },
        { acceptance: 'brokerTerms', type: 'FSG' },
      ],
      signedName: 'Robin Example',
      signedAt: '2026-11-23T01:02:03Z',
      signatures: [{ rowId: 'holder-1', signedName: 'Robin Example', shownHash: 'ab' }],
    })
  })

  test('has the questionnaire only when it is given', () => {
    expect(send(robinsApplication()).applicationDetails).not.toHaveProperty('questionnaire')
    const sent = applicationRequest(robinsApplication(), life, null, {
      ...context,
      questionnaire: { definition: 'personal|1', values: { 'body.smoker': 'no' }, rows: {} },
    })
    expect(sent.applicationDetails.questionnaire).toEqual({
      definition: 'personal|1',
      values: { 'body.smoker': 'no' },
      rows: {},
    })
  })

  test.each(['', '0', null])('sends the text %j as null', (text) => {
    const holders = [robin({ firstName: text, employer: text, street: text })]
    expect(send(robinsApplication({ holders })).contactDetails).toMatchObject({
      first_Name: null,
      employer: null,
      mailing_Street: null,
    })
  })
})

describe('what does not apply is not sent', () => {
  const directDebit = {
    accountName: 'R Example',
    bsb: '970-001',
    accountNumber: '00123',
    agreementAccepted: true,
  }

  test('an account of a method that does not pay', () => {
    const payment = { ...emptyPayment(), method: 'creditCard', cardToken: 'tok_1', directDebit } as const
    const sent = send(robinsApplication({ payment })).applicationDetails.payment
    expect(sent).toMatchObject({ method: 'creditCard', token: 'tok_1', directDebit: null, rollover: null })
  })

  test('but the account beside a rollover is', () => {
    const payment = {
      ...emptyPayment(),
      method: 'enduringRollover',
      frequency: 'yearly',
      outsideMethod: 'directDebit',
      outsideFrequency: 'monthly',
      directDebit,
    } as const
    const partly = { ...inSuper, lifeCover: { ...inSuper.lifeCover, lifeOwner: 'J' as const } }
    expect(send(robinsApplication({ payment }), partly).applicationDetails.payment).toMatchObject({
      outsidePaymentMethod: 'directDebit',
      outsideFrequency: 'monthly',
      directDebit,
      rollover: { authorityAccepted: false },
    })
    expect(send(robinsApplication({ payment }), inSuper).applicationDetails.payment).toMatchObject({
      outsidePaymentMethod: null,
      directDebit: null,
    })
  })

  test('beneficiaries who are not used, or without life cover', () => {
    const rows = [sam()]
    const unused = send(
      robinsApplication({ beneficiaries: { used: false, nominationType: 'binding', rows } }),
    )
    expect(unused.beneficiaryContacts).toBeNull()
    expect(unused.applicationDetails).toMatchObject({ hasBeneficiaries: false, nominationType: null })
    const used = robinsApplication({ beneficiaries: { used: true, nominationType: null, rows } })
    const without = send(used, quoteWith(['tpd']))
    expect(without.beneficiaryContacts).toBeNull()
    expect(without.applicationDetails.hasBeneficiaries).toBeNull()
  })

  test('a postal address that is the home, and a visa that nobody has', () => {
    const postalAddress = { street: '1 Post Road', city: 'Perth', state: 'WA', postcode: '6000' } as const
    const visa = { visaSubclass: '482', visaExpiry: '2027-01-01' }
    const citizen = send(
      robinsApplication({ holders: [robin({ postalAddress, residency: 'citizen', ...visa })] }),
    )
    expect(citizen.contactDetails).toMatchObject({
      postal_Street: null,
      visa_Subclass: null,
      visa_Expiry: null,
    })
    const visitor = robin({ postalSame: false, postalAddress, residency: 'temporaryVisa', ...visa })
    expect(send(robinsApplication({ holders: [visitor] })).contactDetails).toMatchObject({
      postal_Street: '1 Post Road',
      postal_Zip: '6000',
      visa_Subclass: '482',
    })
  })
})

describe('a saved application', () => {
  test.each<[string, SavedApplication]>([
    ['nothing', {}],
    [
      'nulls',
      {
        contactDetails: null,
        applicationDetails: null,
        beneficiaryContacts: null,
        policyHolderDetails: null,
      },
    ],
    [
      'nulls inside',
      {
        contactDetails: { first_Name: null, postal_Same: null, mobile_Abroad: null },
        applicationDetails: {
          acceptances: null,
          payment: { directDebit: null, method: null },
          signatures: null,
        },
        beneficiaryContacts: [],
      },
    ],
  ])('of %s has the defaults', (_, saved) => {
    const { answers, quote, selected, dropped, omitted } = applicationFromSaved(saved, { holderIds })
    expect(answers).toEqual({
      ...emptyApplication('holder-1'),
      holders: [{ ...emptyHolder('holder-1'), employmentStatus: null }],
    })
    expect(quote).toEqual(emptyQuote())
    expect([selected, dropped, omitted]).toEqual([null, 0, 0])
  })

  test('counts as accepted only what is true', () => {
    const acceptances = JSON.parse('{"dutyOfDisclosure":"true","brokerTerms":1,"insurerContact":true}')
    const { answers } = applicationFromSaved({ applicationDetails: { acceptances } }, { holderIds })
    expect(Object.entries(answers.acceptances).filter(([, accepted]) => accepted)).toEqual([
      ['insurerContact', true],
    ])
  })

  test('has words that the lists do not know as not answered', () => {
    const { answers } = applicationFromSaved(
      {
        contactDetails: { employment_Status: 'Retired' },
        applicationDetails: { nominationType: 'lapsing' },
        beneficiaryContacts: [{ relationship_to_Policy_Holder: 'Cousin' }],
      },
      { holderIds },
    )
    expect(answers.holders[0]?.employmentStatus).toBeNull()
    expect(answers.beneficiaries.nominationType).toBeNull()
    expect(answers.beneficiaries.rows[0]?.relationshipToPolicyHolder).toBeNull()
  })

  test('gives people without a row id one that is free', () => {
    const idsOf = (first: string | null, second: string | null) =>
      applicationFromSaved(
        { contactDetails: { rowId: first }, policyHolderDetails: { rowId: second } },
        { holderIds },
      ).answers.holders.map(({ id }) => id)
    expect(idsOf(null, null)).toEqual(['holder-1', 'holder-2'])
    expect(idsOf('a', 'b')).toEqual(['a', 'b'])
    expect(idsOf('a', 'a')).toEqual(['a', 'holder-1'])
    expect(idsOf('holder-2', null)).toEqual(['holder-2', 'holder-1'])
    expect(idsOf(null, 'holder-1')).toEqual(['holder-1', 'holder-2'])
    const rows = beneficiariesFromSaved([
      { rowId: 'beneficiary-2' },
      {},
      { rowId: 'beneficiary-2' },
      { rowId: '' },
    ])
    expect(rows.map(({ id }) => id)).toEqual([
      'beneficiary-2',
      'beneficiary-1',
      'beneficiary-3',
      'beneficiary-4',
    ])
  })

  test('leaves out 0 % and those beyond five, and counts them', () => {
    const percents = [0, 10, 20, 30, 0, 15, 15, 5, 5]
    const beneficiaryContacts = percents.map((benefit_Percent) => ({ benefit_Percent }))
    const { answers, dropped, omitted } = applicationFromSaved({ beneficiaryContacts }, { holderIds })
    expect(answers.beneficiaries.rows.map(({ benefitPercent }) => benefitPercent)).toEqual([
      1_000, 2_000, 3_000, 1_500, 1_500,
    ])
    expect([dropped, omitted]).toEqual([2, 2])
  })

  test('without signatures of its own has the first holder’s', () => {
    const applicationDetails = { signedName: 'Robin Example', signedAt: '2026-11-23T01:02:03Z' }
    const { answers } = applicationFromSaved({ applicationDetails }, { holderIds })
    expect(answers.declarations).toEqual([
      { holderId: 'holder-1', name: 'Robin Example', signedAt: '2026-11-23T01:02:03Z', shownHash: null },
    ])
    const half = applicationFromSaved({ applicationDetails: { signedName: 'Robin Example' } }, { holderIds })
    expect(half.answers.declarations).toEqual([])
  })

  test('takes the premium type of the application over that of the needs', () => {
    const { personalDetails: _, ...needs } = { ...life, premiumType: 'stepped' as const }
    const typeOf = (premiumType: 'S' | 'L' | null) =>
      applicationFromSaved({ applicationDetails: { needs, premiumType } }, { holderIds }).quote.premiumType
    expect([typeOf('L'), typeOf('S'), typeOf(null)]).toEqual(['level', 'stepped', 'stepped'])
  })
})

const there = (answers: ApplicationAnswers, quote = life, selected = selectedMlc()) =>
  applicationFromSaved(JSON.parse(JSON.stringify(applicationRequest(answers, quote, selected, context))), {
    holderIds,
  })

// Takes over 5 s: it sends and reads back a thousand random applications.
property.prop([savableApplication, trackingMark], { numRuns: 1_000 })(
  'a save there and back loses nothing of what applies',
  ({ answers, quote, selected }, mark) => {
    const sent = applicationRequest(answers, quote, selected, { accountName: 'example', tracking: mark })
    expect(sent.tracking).toEqual(mark)
    expect(applicationFromSaved(JSON.parse(JSON.stringify(sent)), { holderIds })).toEqual({
      answers,
      quote,
      selected,
      dropped: 0,
      omitted: 0,
    })
  },
  120_000,
)

property.prop([anyApplication, savableQuote, selectedOffer], { numRuns: 200 })(
  'a second save says what the first one said',
  (answers, quote, selected) => {
    const once = there(answers, quote, selected)
    expect(there(once.answers, once.quote, selected).answers).toEqual(once.answers)
    const { holders, acceptances, versionsRead, declarations } = once.answers
    expect([acceptances, versionsRead, declarations]).toEqual([
      answers.acceptances,
      answers.versionsRead,
      answers.declarations,
    ])
    expect(holders.map(({ id, email, mobile }) => [id, email, mobile])).toEqual(
      answers.holders.map(({ id, email, mobile }) => [id, email, mobile]),
    )
  },
  60_000,
)

property.prop([lawfulApplication])(
  'percentages have two decimals at most, and their sum is 100',
  ({ answers, quote, selected }) => {
    const { beneficiaryContacts } = applicationRequest(answers, quote, selected, context)
    const percents = (beneficiaryContacts ?? []).map(({ benefit_Percent }) => benefit_Percent ?? 0)
    for (const percent of percents) expect(Number(percent.toFixed(2))).toBe(percent)
    const sum = percents.reduce((total, percent) => total + Math.round(percent * 100), 0)
    expect(sum).toBe(beneficiaryContacts === null ? 0 : 10_000)
  },
)
