import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { quoteWith } from '../quote/cover.fixture.ts'
import { anyApplication, savableQuote, selectedOffer, trackingMark } from '../testing/index.ts'
import { robin, robinsApplication, sam, selectedMlc } from './application.fixture.ts'
import { applicationRequest } from './applicationRequest.ts'
import { emptyPayment } from './emptyApplication.ts'
import { parseApplication } from './parseApplication.ts'
import { setAt } from './setAt.fixture.ts'

/** The backend's limit of each text as its API document states it, by the last name of the path. */
const LIMITS: Readonly<Record<string, RegExp | number>> = {
  id: 100,
  rowId: 100,
  title: 20,
  first_Name: 50,
  middle_Name: 50,
  last_Name: 50,
  mobile: /^\+[1-9][0-9]{7,14}$/,
  email: 254,
  date_of_Birth: /^\d{4}-\d{2}-\d{2}$/,
  mailing_Street: 100,
  mailing_City: 46,
  mailing_State: /^(NSW|VIC|QLD|WA|SA|TAS|ACT|NT)$/,
  mailing_Zip: /^[0-9]{4}$/,
  postal_Street: 100,
  postal_City: 46,
  postal_State: /^(NSW|VIC|QLD|WA|SA|TAS|ACT|NT)$/,
  postal_Zip: /^[0-9]{4}$/,
  employment_Status: 40,
  occupation: 200,
  employer: 100,
  residency: /^(citizen|permanentResident|temporaryVisa|notResident)$/,
  visa_Subclass: 40,
  visa_Expiry: /^\d{4}-\d{2}-\d{2}$/,
  preferred_Contact: /^(email|phone|textMessage|post)$/,
  accessibility_Needs: 500,
  status: /^Active$/,
  beneficiaryId: 100,
  kind: /^(person|organisation)$/,
  organisation_Name: 100,
  address: 250,
  relationship_to_Policy_Holder: 40,
  country_of_Citizenship: 60,
  method: /^(directDebit|creditCard|enduringRollover)$/,
  frequency: /^(monthly|quarterly|halfYearly|yearly)$/,
  outsidePaymentMethod: /^(directDebit|creditCard)$/,
  outsideFrequency: /^(monthly|quarterly|halfYearly|yearly)$/,
  token: /^[!-~]{1,200}$/,
  accountName: 64,
  bsb: /^[0-9]{3}-[0-9]{3}$/,
  accountNumber: /^[0-9]{5,9}$/,
  fundName: 100,
  usi: /^([A-Z]{3}[0-9]{4}AU|[0-9]{14})$/,
  abn: /^[1-9][0-9]{10}$/,
  memberNumber: /^[A-Z0-9 /._-]{1,30}$/,
  nominationType: /^(binding|nonBinding|nominated)$/,
  acceptance:
    /^(applicationRequirements|insurerPdsAndPrivacy|brokerTerms|insurerContact|monitorEmails|completeWithin30Days|personalDetailsDisclosure)$/,
  type: /^(PDS|TMD|SPDS|FSG|privacy)$/,
  name: 200,
  version: 40,
  date: /^\d{4}-\d{2}-\d{2}$/,
  signedName: 101,
  signedAt: 40,
  shownHash: 128,
  customer_Status: /^(Partial Application|Application in Progress)$/,
}

/** Parts whose limits are those of the saved quote. */
const OF_THE_QUOTE = [
  'needs',
  'personalDetails',
  'compareProductDetails',
  'tracking',
  'accountName',
  'premiumType',
]

/** Every text of a body that its limit does not allow, or that has none. */
function textsOutside(value: unknown, path: readonly string[] = []): string[] {
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? ''
  if (path[0] === 'tracking' || (path[0] === 'applicationDetails' && OF_THE_QUOTE.includes(path[1] ?? '')))
    return []
  if (typeof value === 'string') {
    const limit = LIMITS[name]
    const fits =
      typeof limit === 'number' ? value !== '' && value.length <= limit : limit?.test(value) === true
    return fits ? [] : [`${path.join('.')}: ${value}`]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => textsOutside(member, [...path, key]))
}

const tracking = {
  id: '11111111-1111-4111-8111-111111111111',
  clientId: '22222222-2222-4222-8222-222222222222',
  draft: 'application',
  rev: 0,
  sentAt: '2026-11-23T00:00:00Z',
}

property.prop([anyApplication, savableQuote, fc.option(selectedOffer, { nil: null }), trackingMark], {
  numRuns: 200,
})(
  'every text that is sent fits the document',
  (answers, quote, selected, mark) => {
    const body = applicationRequest(answers, quote, selected, { accountName: 'example', tracking: mark })
    expect(textsOutside(JSON.parse(JSON.stringify(body)))).toEqual([])
  },
  60_000,
)

describe('the longest answers that can be stored', () => {
  const longest = (length: number) => 'é'.repeat(length)
  const partly = quoteWith(['life'], { lifeCover: { amount: 500_000, lifeOwner: 'J' } })
  const postalAddress = { street: longest(100), city: longest(46), state: 'NSW', postcode: '0800' } as const
  const holder = robin({
    id: 'x'.repeat(100),
    contactId: 'x'.repeat(100),
    title: longest(20),
    firstName: longest(50),
    middleName: longest(50),
    lastName: longest(50),
    email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.au`,
    mobile: '+123456789012345',
    street: longest(100),
    city: longest(46),
    postalSame: false,
    postalAddress,
    occupation: longest(200),
    employer: longest(100),
    residency: 'temporaryVisa',
    visaSubclass: longest(40),
    visaExpiry: '2027-01-01',
    accessibilityNeeds: longest(500),
  })
  const row = sam({ firstName: longest(50), lastName: longest(50), address: longest(250) })
  const answers = robinsApplication({
    holders: [holder],
    payment: {
      ...emptyPayment(),
      method: 'enduringRollover',
      frequency: 'yearly',
      outsideMethod: 'directDebit',
      directDebit: {
        accountName: longest(64),
        bsb: '970-001',
        accountNumber: '123456789',
        agreementAccepted: true,
      },
      rollover: {
        fundName: longest(100),
        usi: '11223491505001',
        abn: '11223491505',
        memberNumber: 'M'.repeat(30),
        balanceEnough: true,
        authorityAccepted: true,
      },
    },
    beneficiaries: {
      used: true,
      nominationType: 'binding',
      rows: [row, { ...row, id: 'row-2', addressSame: true }],
    },
    declarations: [
      {
        holderId: holder.id,
        name: longest(101),
        signedAt: '2026-11-23T01:02:03.123456789+10:30',
        shownHash: 'f'.repeat(128),
      },
    ],
  })

  test('are read as they are', () => {
    expect(parseApplication(answers)).toEqual(answers)
  })

  test('fit the document, an address that repeats the holder’s too', () => {
    const body = applicationRequest(answers, partly, selectedMlc(), { accountName: 'example', tracking })
    expect(textsOutside(JSON.parse(JSON.stringify(body)))).toEqual([])
    expect(body.applicationDetails.payment?.directDebit?.accountName).toBe(longest(64))
  })

  test.each([
    ['holders.0.title', 21],
    ['holders.0.firstName', 51],
    ['holders.0.middleName', 51],
    ['holders.0.lastName', 51],
    ['holders.0.street', 101],
    ['holders.0.city', 47],
    ['holders.0.postalAddress.street', 101],
    ['holders.0.postalAddress.city', 47],
    ['holders.0.occupation', 201],
    ['holders.0.employer', 101],
    ['holders.0.visaSubclass', 41],
    ['holders.0.accessibilityNeeds', 501],
    ['payment.directDebit.accountName', 65],
    ['payment.rollover.fundName', 101],
    ['beneficiaries.rows.0.organisationName', 101],
    ['beneficiaries.rows.0.firstName', 51],
    ['beneficiaries.rows.0.address', 251],
    ['beneficiaries.rows.0.countryOfCitizenship', 61],
    ['declarations.0.name', 102],
    ['declarations.0.shownHash', 129],
  ])('one character more of %s is refused', (path, length) => {
    expect(() => parseApplication(setAt(answers, path, longest(length)))).toThrow(`${path}: too-long`)
  })
})
