import type { CoverKind } from '../../covers/kinds.ts'
import type { PaymentPart } from '../../generated/wire.ts'
import type { PaymentFrequency, PaymentMethod } from '../../payment/paymentTerms.ts'
import type { ContactWay, Residency } from '../holderOptions.ts'
import type { NominationType } from '../nominations.ts'
import type { Acceptance, DocumentType } from '../types.ts'

/**
 * The words of a receipt of version 1. They are those that the pages showed, and a page that is reworded later does not
 * change them: another wording is another version.
 */
export const receiptCopy = {
  title: 'The facts your insurer will rely on',
  sections: {
    cover: 'Your cover and premium',
    policy: 'The cover and its premium',
    details: 'Your details',
    health: 'Health and lifestyle',
    payment: 'Payment',
    beneficiaries: 'Beneficiaries',
    accepted: 'What you accepted',
    declarations: 'Declarations and signature',
  },
  notes: {
    numbers: 'We shorten account and member numbers to their last three digits, and don’t show card numbers.',
    genetics:
      'We’ve left out any answer that mentions a genetic test. An insurer isn’t allowed to ask for such a test or use its result, so it doesn’t get that answer.',
    second:
      'This receipt is for the second policy holder. It only has the first policy holder’s name: we’ve left out their other details, health answers, beneficiaries and how they pay.',
  },
  yes: 'Yes',
  no: 'No',
  none: 'None',
  withheld: 'Left out, because it mentions a genetic test.',
  row: (number: number) => `Entry ${number}`,
  endingIn: (digits: string) => `Ending in ${digits}`,
  at: (date: string, time: string) => `${date} at ${time}, Sydney time`,
  aYear: (amount: string) => `${amount} a year`,
  aMonth: (amount: string) => `${amount} a month`,
  share: (percent: string) => `${percent}%`,
} as const

export const coverCopy = {
  insurer: 'Insurer',
  product: 'Product',
  covers: 'Covers',
  premiumType: 'Premium type',
  throughSuper: 'Pay through super?',
  quotedFrequency: 'Payment frequency of the quote',
  names: {
    life: 'Life cover',
    tpd: 'TPD cover',
    criticalIllness: 'Critical illness cover',
    incomeProtection: 'Income protection',
  } satisfies Record<CoverKind, string>,
  amount: 'Amount',
  structure: 'Structure',
  occupationType: 'Occupation type',
  extras: 'Extras',
  owner: 'Owner',
  monthlyBenefit: 'Monthly benefit',
  annualEarnings: 'Annual earnings',
  waitingPeriod: 'Waiting period',
  benefitPeriod: 'Benefit period',
  options: 'Extra cost options',
  owners: { S: 'Inside super', O: 'Outside super', J: 'Partially from super' },
  structures: {
    life: 'Linked to life',
    criticalIllness: 'Linked to critical illness',
    standalone: 'Standalone',
  },
  parts: (link: string, linked: string, standalone: string) => `${link} ${linked}, standalone ${standalone}`,
  notAnswered: 'Not answered',
  occupationTypes: { own: 'Own occupation', any: 'Any occupation' },
  tpdExtras: { lifeBuyBack: 'Life buy back', doubleTpd: 'Double TPD' },
  criticalIllnessExtras: { lifeBuyBack: 'Life buy back', reinstatement: 'Reinstatement' },
  incomeProtectionOptions: {
    increasingClaim: 'Increasing claim',
    superContribution: 'Super contribution 10%',
  },
  waits: { 30: '30 days', 60: '60 days', 90: '90 days', 730: '2 years' },
  benefits: { 1: '1 year', 2: '2 years', 5: '5 years', 65: 'To age 65' },
  premiumTypes: { stepped: 'Stepped (variable age-stepped)', level: 'Level (variable)' },
  premium: 'Premium',
  linkedToLife: 'TPD cover linked to life',
  linkedToCriticalIllness: 'TPD cover linked to critical illness',
  total: 'Total, including the policy fee',
  sides: {
    inside: 'What cover inside super costs',
    outside: 'What cover outside super costs',
    shared: 'What cover partly inside super costs',
  } satisfies Record<PaymentPart['side'], string>,
  paidBy: (amount: string, method: string) => `${amount}, by ${method}`,
  rebate: (amount: string) => `After a rebate of ${amount}, before stamp duty`,
  fee: (amount: string) => `Including the policy fee of ${amount}`,
  inAYear: (amount: string) => `${amount} in a year`,
  shared: 'As if all of it were paid once a year: the insurer says how much of it the fund pays',
  per: {
    monthly: 'a month',
    quarterly: 'a quarter',
    halfYearly: 'a half-year',
    yearly: 'a year',
  } satisfies Record<PaymentFrequency, string>,
  person: 'Who the price is for',
  age: 'Your age',
  gender: 'Gender',
  smoker: 'Smoker',
  occupation: 'Occupation',
  state: 'State or territory',
  genders: { M: 'Male', F: 'Female' },
} as const

export const policyCopy = {
  agreed: 'What you agreed to',
  insured: 'Person insured',
  holders: 'Policy holders',
  premium: 'Premium to be paid',
  documents: 'Documents for this cover',
} as const

export const holderCopy = {
  you: 'You',
  second: 'Second policy holder',
  title: 'Title',
  name: 'Name',
  firstName: 'First name',
  middleName: 'Middle name',
  lastName: 'Last name',
  dateOfBirth: 'Date of birth',
  mobile: 'Mobile',
  notAustralian: 'Not an Australian mobile',
  email: 'Email',
  street: 'Street address',
  city: 'Suburb or town',
  state: 'State or territory',
  postcode: 'Postcode',
  postalSame: 'Send post to this address',
  postalStreet: 'Postal address',
  postalCity: 'Postal suburb or town',
  postalState: 'Postal state or territory',
  postalPostcode: 'Postal postcode',
  employmentStatus: 'Employment status',
  annualEarnings: 'Annual earnings',
  occupation: 'Occupation',
  employer: 'Employer',
  weeklyHours: 'Hours of work a week',
  residency: 'Residency in Australia',
  visaSubclass: 'Visa subclass',
  visaExpiry: 'Visa expires on',
  preferredContact: 'Preferred contact',
  accessibilityNeeds: { contactDetails: 'What would help you', policyHolderDetails: 'What would help them' },
  residencies: {
    citizen: 'Australian citizen',
    permanentResident: 'Permanent resident',
    temporaryVisa: 'Living here on a temporary visa',
    notResident: 'Not living in Australia',
  } satisfies Record<Residency, string>,
  contactWays: {
    email: 'Email',
    phone: 'Phone call',
    textMessage: 'Text message',
    post: 'Post',
  } satisfies Record<ContactWay, string>,
} as const

export const paymentCopy = {
  method: 'Payment method',
  frequency: 'Payment frequency',
  outsideMethod: 'How will you pay for the cover outside super?',
  outsideFrequency: 'How often will you pay for the cover outside super?',
  drawDay: 'Day of the month',
  methods: {
    directDebit: 'Direct debit',
    creditCard: 'Credit card',
    enduringRollover: 'Enduring rollover',
  } satisfies Record<PaymentMethod, string>,
  frequencies: {
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    halfYearly: 'Half-yearly',
    yearly: 'Yearly',
  } satisfies Record<PaymentFrequency, string>,
  accountName: 'Account name',
  bsb: 'BSB',
  accountNumber: 'Account number',
  agreement: 'I accept the direct debit request service agreement',
  card: 'Card',
  cardGiven: 'Entered with the payment provider',
  fundName: 'Fund name',
  usi: 'USI',
  abn: 'ABN',
  memberNumber: 'Member number',
  balanceEnough: 'Is there enough in your account for a year’s premium?',
  authority: 'I authorise the yearly rollover',
} as const

export const beneficiaryCopy = {
  used: 'Do you want to name beneficiaries?',
  nomination: 'What kind of nomination do you want?',
  nominations: {
    binding: 'Binding',
    nonBinding: 'Non-binding',
    nominated: 'Nominated',
  } satisfies Record<NominationType, string>,
  group: (number: number) => `Beneficiary ${number}`,
  kind: 'Who is this?',
  organisationKind: 'An organisation',
  organisation: 'Name of the organisation',
  abn: 'ABN',
  dateOfBirth: 'Date of birth',
  relationship: 'Relationship',
  country: 'Country of citizenship',
  address: 'Address',
  addressSame: 'Same address as mine',
  share: 'Share of benefit (%)',
} as const

export const acceptedCopy = {
  statements: {
    dutyOfDisclosure: 'I understand my duty',
    applicationRequirements: 'I accept the application requirements',
    insurerPdsAndPrivacy: "I have read the insurer's product disclosure statement and privacy statement",
    brokerTerms: "I accept the broker's terms and conditions",
    insurerContact: 'The insurer may contact me',
    monitorEmails: 'I will watch my email for documents',
    completeWithin30Days: 'I will finish within 30 days',
    personalDetailsDisclosure: 'I accept how my personal details are disclosed',
    applicationDeclarations: 'I make these declarations',
  } satisfies Record<Acceptance, string>,
  healthConsent:
    'I consent to you collecting my health information and giving it to the insurer as described here',
  consented: (time: string, version: string) => `${time} (text version ${version})`,
  types: {
    PDS: 'Product disclosure statement (PDS)',
    TMD: 'Target market determination (TMD)',
    SPDS: 'Supplementary product disclosure statement (SPDS)',
    FSG: 'Financial services guide (FSG)',
    privacy: 'Privacy statement',
  } satisfies Record<DocumentType, string>,
  document: (type: string, name: string, version: string, date: string) =>
    `${type}: ${name}, version ${version}, ${date}`,
  opened: { yes: 'Opened on the page', no: 'Not opened on the page' },
} as const

export const signatureCopy = {
  name: 'Type your full name to sign',
  signedAt: 'Signed on',
  shownHash: 'SHA-256 of the words that were signed',
} as const
