import fc from 'fast-check'
import { emptyBeneficiary } from '../application/emptyApplication.ts'
import { submittedBeneficiary } from '../application/submittedBeneficiary.ts'
import { submittedPayment } from '../application/submittedPayment.ts'
import {
  type Address,
  type ApplicationAnswers,
  BENEFICIARY_KINDS,
  type Beneficiaries,
  type Beneficiary,
  CONTACT_WAYS,
  DOCUMENT_TYPES,
  type DocumentVersion,
  EMPLOYMENT_STATUSES,
  NOMINATION_TYPES,
  OUTSIDE_METHODS,
  type Payment,
  type PolicyHolder,
  RELATIONSHIPS,
  RESIDENCIES,
  type Signature,
} from '../application/types.ts'
import { ageOn } from '../fields/parseDateOfBirth.ts'
import { applyAllRules } from '../quote/applyAllRules.ts'
import { emptyQuote } from '../quote/emptyQuote.ts'
import {
  type ClientQuote,
  type CoverKind,
  OWNERS,
  PAYMENT_FREQUENCIES,
  PAYMENT_METHODS,
  STATES,
} from '../quote/types.ts'
import type { SelectedQuote, Tracking } from '../quote/wire.ts'
import { savableQuote } from './quoteArbitraries.ts'
import { calendarDate } from './textArbitraries.ts'

/** An application with the quote and the offer that it is for. */
export interface GeneratedApplication {
  readonly answers: ApplicationAnswers
  readonly quote: ClientQuote
  readonly selected: SelectedQuote
}

function orNull<T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> {
  return fc.option(arbitrary, { nil: null, freq: 4 })
}

/** Digits as text, which may begin with 0. */
function digits(minimum: number, maximum = minimum): fc.Arbitrary<string> {
  return fc
    .tuple(fc.integer({ min: 0, max: 10 ** maximum - 1 }), fc.integer({ min: minimum, max: maximum }))
    .map(([number, length]) => String(number).padStart(maximum, '0').slice(0, length))
}

const letters = [...'abcdefghijklmnopqrstuvwxyzéèüñøçåß佐藤नह']
const word = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''))
const commonNames = [
  'Robin',
  'Mary-Jane',
  'O’Brien',
  'Nguyễn',
  'Zoë',
  'D’Arcy Jr.',
  '佐藤',
  'van der Berg',
  'x',
]

/** A person's name in letters of several scripts, canonical as `parseName` gives it. */
export const nameText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...commonNames), weight: 3 },
  { arbitrary: word, weight: 1 },
)

/** The eleven digits of a business number whose check digits agree. */
export const abnText: fc.Arbitrary<string> = digits(9).map((rest) => {
  const sum = [...rest].reduce((total, digit, index) => total + Number(digit) * (3 + 2 * index), 0)
  return `${99 - (sum % 89)}${rest}`
})

/** An address in Australia, blanks among its parts; state and postcode need not agree. */
export const address: fc.Arbitrary<Address> = fc.record({
  street: orNull(
    fc.tuple(fc.integer({ min: 1, max: 999 }), nameText).map(([no, name]) => `${no} ${name} Street`),
  ),
  city: orNull(nameText),
  state: orNull(fc.constantFrom(...STATES)),
  postcode: orNull(fc.integer({ min: 1, max: 9999 }).map((no) => String(no).padStart(4, '0'))),
})

const rowId = fc.nat().map((no) => `row-${no}`)
const serverId = orNull(fc.nat().map((no) => `server-${no}`))

/** A policy holder in canonical form, any answer blank and answers that do not apply among them. */
export const policyHolder: fc.Arbitrary<PolicyHolder> = fc
  .record({
    id: rowId,
    contactId: serverId,
    title: orNull(fc.constantFrom('Ms', 'Mr', 'Mx', 'Dr', 'Prof. Dr')),
    firstName: orNull(nameText),
    middleName: orNull(nameText),
    lastName: orNull(nameText),
    dateOfBirth: orNull(calendarDate),
    mobileAbroad: fc.boolean(),
    mobile: orNull(
      fc.oneof(
        digits(8).map((rest) => `+614${rest}`),
        digits(8, 10).map((rest) => `+64${rest}`),
      ),
    ),
    email: orNull(fc.nat().map((no) => `robin.${no}@example.com`)),
    home: address,
    postalSame: fc.boolean(),
    postalAddress: address,
    employmentStatus: orNull(fc.constantFrom(...EMPLOYMENT_STATUSES)),
    annualEarnings: orNull(fc.integer({ min: 0, max: 2_000_000 })),
    occupation: orNull(nameText),
    occupationId: orNull(fc.integer({ min: 0, max: 200 })),
    employer: orNull(nameText),
    weeklyHours: orNull(fc.integer({ min: 0, max: 168 })),
    residency: orNull(fc.constantFrom(...RESIDENCIES)),
    visaSubclass: orNull(fc.integer({ min: 100, max: 999 }).map(String)),
    visaExpiry: orNull(calendarDate),
    preferredContact: orNull(fc.constantFrom(...CONTACT_WAYS)),
    accessibilityNeeds: orNull(nameText),
  })
  .map(({ home, ...holder }) => ({ ...holder, ...home }))

const frequency = orNull(fc.constantFrom(...PAYMENT_FREQUENCIES))

/** A payment in canonical form: every method, and details of methods that do not pay. */
export const payment: fc.Arbitrary<Payment> = fc.record({
  method: orNull(fc.constantFrom(...PAYMENT_METHODS)),
  frequency,
  outsideMethod: orNull(fc.constantFrom(...OUTSIDE_METHODS)),
  outsideFrequency: frequency,
  drawDay: orNull(fc.integer({ min: 1, max: 28 })),
  directDebit: fc.record({
    accountName: orNull(nameText),
    bsb: orNull(fc.tuple(digits(3), digits(3)).map((parts) => parts.join('-'))),
    accountNumber: orNull(digits(5, 9)),
    agreementAccepted: fc.boolean(),
  }),
  cardToken: orNull(digits(12).map((no) => `tok_${no}x`)),
  rollover: fc.record({
    fundName: orNull(nameText),
    usi: orNull(
      fc.oneof(
        fc.tuple(abnText, digits(3)).map((parts) => parts.join('')),
        digits(4).map((no) => `ABC${no}AU`),
      ),
    ),
    abn: orNull(abnText),
    memberNumber: orNull(digits(4, 12).map((no) => `M${no}`)),
    balanceEnough: orNull(fc.boolean()),
    authorityAccepted: fc.boolean(),
  }),
})

/** A share of a benefit in basis points, none and all of it among them. */
export const basisPoints: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.constantFrom(0, 1, 3_333, 3_334, 5_000, 10_000),
)

/** A beneficiary in canonical form, any answer blank. */
export const beneficiary: fc.Arbitrary<Beneficiary> = fc.record({
  id: rowId,
  beneficiaryId: serverId,
  kind: fc.constantFrom(...BENEFICIARY_KINDS),
  organisationName: orNull(nameText.map((name) => `${name} & Friends (Australia)`)),
  abn: orNull(abnText),
  firstName: orNull(nameText),
  lastName: orNull(nameText),
  dateOfBirth: orNull(calendarDate),
  relationshipToPolicyHolder: orNull(fc.constantFrom(...RELATIONSHIPS)),
  countryOfCitizenship: orNull(fc.constantFrom('Australia', 'New Zealand', 'Côte d’Ivoire')),
  addressSame: fc.boolean(),
  address: orNull(nameText.map((name) => `7 ${name} Road`)),
  benefitPercent: orNull(basisPoints),
})

/** Up to five beneficiaries, each with a row id of its own. */
export const beneficiaryRows: fc.Arbitrary<Beneficiary[]> = fc.uniqueArray(beneficiary, {
  maxLength: 5,
  selector: ({ id }) => id,
})

const documents: fc.Arbitrary<DocumentVersion[]> = fc.array(
  fc.record({
    type: fc.constantFrom(...DOCUMENT_TYPES),
    name: nameText,
    version: fc.constantFrom('1', '1.0', '4.1', '2026-11'),
    date: calendarDate,
  }),
  { maxLength: 2 },
)

const signature: fc.Arbitrary<Omit<Signature, 'holderId'>> = fc.record({
  name: fc.tuple(nameText, nameText).map((parts) => parts.join(' ')),
  signedAt: calendarDate.map((date) => `${date}T09:30:00.000Z`),
  shownHash: orNull(fc.nat().map((no) => no.toString(16).padStart(64, '0'))),
})

/** Any application in canonical form, one or two holders, answers blank or without effect among them. */
export const anyApplication: fc.Arbitrary<ApplicationAnswers> = fc
  .record({
    holders: fc.uniqueArray(policyHolder, { minLength: 1, maxLength: 2, selector: ({ id }) => id }),
    acceptances: fc.record({
      dutyOfDisclosure: fc.boolean(),
      applicationRequirements: fc.boolean(),
      insurerPdsAndPrivacy: fc.boolean(),
      brokerTerms: fc.boolean(),
      insurerContact: fc.boolean(),
      monitorEmails: fc.boolean(),
      completeWithin30Days: fc.boolean(),
      personalDetailsDisclosure: fc.boolean(),
      applicationDeclarations: fc.boolean(),
    }),
    versionsRead: fc.record({
      applicationRequirements: documents,
      insurerPdsAndPrivacy: documents,
      brokerTerms: documents,
      insurerContact: documents,
      monitorEmails: documents,
      completeWithin30Days: documents,
      personalDetailsDisclosure: documents,
    }),
    payment,
    beneficiaries: fc.record({
      used: orNull(fc.boolean()),
      nominationType: orNull(fc.constantFrom(...NOMINATION_TYPES)),
      rows: beneficiaryRows,
    }),
    signatures: fc.tuple(orNull(signature), orNull(signature)),
  })
  .map(({ signatures, ...answers }) => {
    const declarations = answers.holders.flatMap(({ id }, index) => {
      const own = signatures[index] ?? null
      return own === null ? [] : [{ holderId: id, ...own }]
    })
    return { ...answers, declarations }
  })

/** An offer of one insurer; its premiums add up to nothing in particular. */
export const selectedOffer: fc.Arbitrary<SelectedQuote> = fc.record({
  paymentFrequency: fc.constantFrom(...PAYMENT_FREQUENCIES),
  productCode: fc.constant('MLC-01'),
  productName: fc.constant('Mallee Life Company Cover Plan'),
  supplierCode: fc.constant('MLC'),
  supplierName: fc.constant('Mallee Life Company'),
  premiums: fc.record({
    life: orNull(fc.constant(49.81)),
    tpd: orNull(fc.constant(12.5)),
    criticalIllness: orNull(fc.constant(30)),
    incomeProtection: orNull(fc.constant(61.07)),
  }),
  totalPremiumAmount: fc.integer({ min: 100, max: 100_000 }).map((cents) => cents / 100),
  tpe: orNull(fc.constant(8.25)),
  tpr: fc.constant(null),
  insurerOcc: fc.constant('AA/AA/AA/AA'),
  occupationClasses: fc.constant({ life: 'AA', tpd: 'AA', criticalIllness: 'AA', incomeProtection: 'AA' }),
})

/** Which save a request is. */
export const trackingMark: fc.Arbitrary<Tracking> = fc.record({
  id: fc.uuid(),
  clientId: fc.uuid(),
  draft: fc.constant('application'),
  rev: fc.nat({ max: 1_000 }),
  sentAt: calendarDate.map((date) => `${date}T00:00:00.000Z`),
})

const blankAddress: Address = { street: null, city: null, state: null, postcode: null }

function savableHolder(holder: PolicyHolder): PolicyHolder {
  const { residency, visaSubclass, visaExpiry, postalSame, postalAddress } = holder
  const isVisitor = residency === 'temporaryVisa'
  return {
    ...holder,
    postalAddress: postalSame ? blankAddress : postalAddress,
    visaSubclass: isVisitor ? visaSubclass : null,
    visaExpiry: isVisitor ? visaExpiry : null,
  }
}

function savableBeneficiaries(given: Beneficiaries, quote: ClientQuote): Beneficiaries {
  const isActive = quote.covers.selectedCovers.includes('life') && (quote.lifeCover.amount ?? 0) > 0
  if (!isActive || given.used !== true) {
    return { used: isActive ? given.used : null, nominationType: null, rows: [] }
  }
  const { nominationType } = given
  const inSuper = nominationType === 'nominated' ? 'binding' : nominationType
  return {
    used: true,
    nominationType: quote.lifeCover.lifeOwner === 'O' ? 'nominated' : inSuper,
    rows: given.rows
      .filter(({ benefitPercent }) => benefitPercent !== 0)
      .map(submittedBeneficiary)
      .map((row) => (row.addressSame ? { ...row, address: null } : row)),
  }
}

/** An application in which every answer applies to its quote, so that a save carries it without loss. */
export const savableApplication: fc.Arbitrary<GeneratedApplication> = fc
  .record({ answers: anyApplication, quote: savableQuote, selected: selectedOffer })
  .map(({ answers, quote, selected }) => ({
    quote,
    selected,
    answers: {
      ...answers,
      holders: answers.holders.map(savableHolder),
      payment: submittedPayment(answers.payment, quote),
      beneficiaries: savableBeneficiaries(answers.beneficiaries, quote),
    },
  }))

interface Choices {
  readonly age: number
  readonly birthday: string
  readonly first: string
  readonly last: string
  readonly owner: ClientQuote['lifeCover']['lifeOwner']
  readonly covers: readonly CoverKind[]
  readonly method: (typeof PAYMENT_METHODS)[number]
  readonly shares: readonly number[]
  readonly abn: string
}

function lawfulQuote({ owner, covers }: Choices, age: number): ClientQuote {
  const empty = emptyQuote()
  const quote: ClientQuote = {
    ...empty,
    personalDetails: {
      age,
      gender: 'F',
      isSmoker: false,
      occupation: 'Accountant',
      occupationId: 2,
      state: 'NSW',
    },
    premiumType: 'stepped',
    covers: { payThroughSuper: null, selectedCovers: [...covers] },
    lifeCover: { amount: covers.includes('life') ? 600_000 : null, lifeOwner: owner },
    incomeProtectionCover: covers.includes('incomeProtection')
      ? { ...empty.incomeProtectionCover, annualEarnings: 90_000, monthlyBenefit: 5_000 }
      : empty.incomeProtectionCover,
  }
  return applyAllRules(quote).quote
}

/** The basis points of some weights, which add up to 10,000 exactly. */
function sharesOf(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.map((weight) => Math.floor((weight * 10_000) / total))
  const rest = 10_000 - shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share, index) => (index === 0 ? share + rest : share))
}

function lawfulPayment({ method, first, abn }: Choices, quote: ClientQuote): Payment {
  const { selectedCovers } = quote.covers
  const canRollOver = selectedCovers.includes('life') && quote.lifeCover.lifeOwner !== 'O'
  const chosen = method === 'enduringRollover' && !canRollOver ? 'directDebit' : method
  return {
    method: chosen,
    frequency: chosen === 'enduringRollover' ? 'yearly' : 'monthly',
    outsideMethod: 'creditCard',
    outsideFrequency: 'quarterly',
    drawDay: 28,
    directDebit: { accountName: first, bsb: '970-001', accountNumber: '00123', agreementAccepted: true },
    cardToken: 'tok_0001',
    rollover: {
      fundName: 'Saltmarsh Super',
      usi: `${abn}001`,
      abn,
      memberNumber: 'M-1',
      balanceEnough: true,
      authorityAccepted: true,
    },
  }
}

function lawfulHolder({ first, last }: Choices, id: string, dateOfBirth: string): PolicyHolder {
  return {
    id,
    contactId: null,
    title: null,
    firstName: first,
    middleName: null,
    lastName: last,
    dateOfBirth,
    mobileAbroad: false,
    mobile: '+61491570006',
    email: 'robin@example.com',
    street: '12 Sample Street',
    city: 'Newtown',
    state: 'NSW',
    postcode: '2042',
    postalSame: true,
    postalAddress: blankAddress,
    employmentStatus: 'Full-time',
    annualEarnings: 90_000,
    occupation: 'Accountant',
    occupationId: 2,
    employer: null,
    weeklyHours: null,
    residency: null,
    visaSubclass: null,
    visaExpiry: null,
    preferredContact: null,
    accessibilityNeeds: null,
  }
}

function lawfulRows({ shares, first, last, owner, abn }: Choices): Beneficiary[] {
  const charity = {
    ...emptyBeneficiary('row-1'),
    kind: 'organisation',
    organisationName: `${last} & Friends (Australia)`,
    abn,
    address: '7 Other Road, Perth WA 6000',
  } as const
  const rows = sharesOf(shares).map(
    (benefitPercent, index): Beneficiary => ({
      ...emptyBeneficiary(`row-${index}`),
      firstName: first,
      lastName: last,
      dateOfBirth: `199${index}-05-17`,
      relationshipToPolicyHolder: owner === 'O' ? 'Sibling' : 'Child',
      countryOfCitizenship: 'Australia',
      addressSame: index > 0,
      address: index > 0 ? null : '7 Other Road, Perth WA 6000',
      benefitPercent,
    }),
  )
  // Outside super the second is an organisation.
  return rows.map((row) =>
    owner === 'O' && row.id === charity.id ? { ...charity, benefitPercent: row.benefitPercent } : row,
  )
}

/** The day on which `lawfulApplication` lacks nothing. */
export const LAWFUL_TODAY = '2026-11-23'

/** An application that lacks nothing on `LAWFUL_TODAY`, of every owner, method and number of beneficiaries. */
export const lawfulApplication: fc.Arbitrary<GeneratedApplication> = fc
  .tuple(
    fc.record({
      age: fc.integer({ min: 19, max: 74 }),
      birthday: calendarDate.map((date) => (date.endsWith('-02-29') ? '-02-28' : date.slice(4))),
      first: nameText,
      last: nameText,
      owner: fc.constantFrom(...OWNERS),
      covers: fc.constantFrom<readonly CoverKind[]>(['life'], ['life', 'incomeProtection']),
      method: fc.constantFrom(...PAYMENT_METHODS),
      shares: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }),
      abn: abnText,
    }),
    fc.boolean(),
    selectedOffer,
  )
  .map(([choices, used, selected]) => {
    const dateOfBirth = `${Number(LAWFUL_TODAY.slice(0, 4)) - choices.age}${choices.birthday}`
    const quote = lawfulQuote(choices, ageOn(dateOfBirth, LAWFUL_TODAY))
    const holder = lawfulHolder(choices, 'holder-1', dateOfBirth)
    const isSuper = quote.lifeCover.lifeOwner !== 'O'
    const signedAt = `${LAWFUL_TODAY}T01:02:03Z`
    const answers: ApplicationAnswers = {
      holders: [holder],
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
      versionsRead: {
        applicationRequirements: [],
        insurerPdsAndPrivacy: [{ type: 'PDS', name: 'Cover Plan', version: '4.1', date: '2026-03-01' }],
        brokerTerms: [],
        insurerContact: [],
        monitorEmails: [],
        completeWithin30Days: [],
        personalDetailsDisclosure: [],
      },
      payment: lawfulPayment(choices, quote),
      beneficiaries: {
        used,
        nominationType: isSuper ? 'nonBinding' : null,
        rows: lawfulRows(choices),
      },
      declarations: [
        { holderId: 'holder-1', name: `${choices.first} ${choices.last}`, signedAt, shownHash: null },
      ],
    }
    return { answers, quote, selected }
  })
