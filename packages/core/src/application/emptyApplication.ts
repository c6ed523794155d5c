import type {
  Acceptances,
  Address,
  ApplicationAnswers,
  Beneficiary,
  Payment,
  PolicyHolder,
  VersionsRead,
} from './types.ts'

/** An address of which nothing is answered. */
export function emptyAddress(): Address {
  return { street: null, city: null, state: null, postcode: null }
}

/** A policy holder of whom nothing is answered: working full-time, post to the home address. */
export function emptyHolder(id: string): PolicyHolder {
  return {
    id,
    contactId: null,
    title: null,
    firstName: null,
    middleName: null,
    lastName: null,
    dateOfBirth: null,
    mobileAbroad: false,
    mobile: null,
    email: null,
    ...emptyAddress(),
    postalSame: true,
    postalAddress: emptyAddress(),
    employmentStatus: 'Full-time',
    annualEarnings: null,
    occupation: null,
    occupationId: null,
    employer: null,
    weeklyHours: null,
    residency: null,
    visaSubclass: null,
    visaExpiry: null,
    preferredContact: null,
    accessibilityNeeds: null,
  }
}

/** A beneficiary of whom nothing is answered: a person until another kind is chosen. */
export function emptyBeneficiary(id: string): Beneficiary {
  return {
    id,
    beneficiaryId: null,
    kind: 'person',
    organisationName: null,
    abn: null,
    firstName: null,
    lastName: null,
    dateOfBirth: null,
    relationshipToPolicyHolder: null,
    countryOfCitizenship: null,
    addressSame: false,
    address: null,
    benefitPercent: null,
  }
}

/** The nine acceptances before any was given. */
export function noAcceptances(): Acceptances {
  return {
    dutyOfDisclosure: false,
    applicationRequirements: false,
    insurerPdsAndPrivacy: false,
    brokerTerms: false,
    insurerContact: false,
    monitorEmails: false,
    completeWithin30Days: false,
    personalDetailsDisclosure: false,
    applicationDeclarations: false,
  }
}

/** Every acceptance of the key-documents step without a document. */
export function noVersionsRead(): VersionsRead {
  return {
    applicationRequirements: [],
    insurerPdsAndPrivacy: [],
    brokerTerms: [],
    insurerContact: [],
    monitorEmails: [],
    completeWithin30Days: [],
    personalDetailsDisclosure: [],
  }
}

/** A payment of which nothing is answered. */
export function emptyPayment(): Payment {
  return {
    method: null,
    frequency: null,
    outsideMethod: null,
    outsideFrequency: null,
    drawDay: null,
    directDebit: { accountName: null, bsb: null, accountNumber: null, agreementAccepted: false },
    cardToken: null,
    rollover: {
      fundName: null,
      usi: null,
      abn: null,
      memberNumber: null,
      balanceEnough: null,
      authorityAccepted: false,
    },
  }
}

/** An application in which nothing is answered, with one policy holder under the row id given. */
export function emptyApplication(holderId: string): ApplicationAnswers {
  return {
    holders: [emptyHolder(holderId)],
    acceptances: noAcceptances(),
    versionsRead: noVersionsRead(),
    payment: emptyPayment(),
    beneficiaries: { used: null, nominationType: null, rows: [] },
    declarations: [],
  }
}
