import type { SelectedQuote } from '../generated/wire.ts'
import { quoteFromSaved } from '../quote/quoteFromSaved.ts'
import type { ClientQuote } from '../quote/types.ts'
import type { SavedQuote } from '../quote/wire.ts'
import type { Beneficiary } from './beneficiaryFields.ts'
import { emptyBeneficiary, emptyPayment } from './emptyApplication.ts'
import type { PolicyHolder } from './holderFields.ts'
import { emptyAddress, emptyHolder } from './holderFields.ts'
import { EMPLOYMENT_STATUSES } from './holderOptions.ts'
import { loadBeneficiaries } from './loadBeneficiaries.ts'
import { BENEFICIARY_KINDS, NOMINATION_TYPES, RELATIONSHIPS } from './nominations.ts'
import type { Payment } from './paymentFields.ts'
import { rowIds } from './rowIds.ts'
import type {
  Acceptance,
  Acceptances,
  ApplicationAnswers,
  DocumentVersion,
  KeyDocumentsAcceptance,
  Signature,
  VersionsRead,
} from './types.ts'
import type { SavedApplication, SavedBeneficiary, SavedPolicyHolder } from './wire.ts'

type SavedDetails = NonNullable<SavedApplication['applicationDetails']>

/** A saved application as answers, the quote that it is for and the chosen offer. */
export interface LoadedApplication {
  readonly answers: ApplicationAnswers
  readonly quote: ClientQuote
  readonly selected: SelectedQuote | null
  /** Beneficiaries left out for a share of 0 %. */
  readonly dropped: number
  /** Beneficiaries beyond the first five. */
  readonly omitted: number
}

function known<Option>(options: readonly Option[], value: string | null | undefined): Option | null {
  return options.find((option) => option === value) ?? null
}

/** A policy holder as saved, under a row id; null and missing values become the defaults. */
export function holderFromSaved(saved: SavedPolicyHolder, id: string): PolicyHolder {
  const empty = emptyHolder(id)
  return {
    id,
    contactId: saved.id ?? null,
    title: saved.title ?? null,
    firstName: saved.first_Name ?? null,
    middleName: saved.middle_Name ?? null,
    lastName: saved.last_Name ?? null,
    dateOfBirth: saved.date_of_Birth ?? null,
    mobileAbroad: saved.mobile_Abroad ?? empty.mobileAbroad,
    mobile: saved.mobile ?? null,
    email: saved.email ?? null,
    street: saved.mailing_Street ?? null,
    city: saved.mailing_City ?? null,
    state: saved.mailing_State ?? null,
    postcode: saved.mailing_Zip ?? null,
    postalSame: saved.postal_Same ?? empty.postalSame,
    postalAddress: {
      ...emptyAddress(),
      street: saved.postal_Street ?? null,
      city: saved.postal_City ?? null,
      state: saved.postal_State ?? null,
      postcode: saved.postal_Zip ?? null,
    },
    employmentStatus: known(EMPLOYMENT_STATUSES, saved.employment_Status),
    annualEarnings: saved.annual_Income ?? null,
    occupation: saved.occupation ?? null,
    occupationId: saved.occupation_ID ?? null,
    employer: saved.employer ?? null,
    weeklyHours: saved.weekly_Hours ?? null,
    residency: saved.residency ?? null,
    visaSubclass: saved.visa_Subclass ?? null,
    visaExpiry: saved.visa_Expiry ?? null,
    preferredContact: saved.preferred_Contact ?? null,
    accessibilityNeeds: saved.accessibility_Needs ?? null,
  }
}

/** Beneficiaries as saved, each under its row id; null and missing values are not answered. */
export function beneficiariesFromSaved(saved: readonly SavedBeneficiary[]): Beneficiary[] {
  const ids = rowIds(saved, 'beneficiary')
  return saved.map((row, index) => {
    const { benefit_Percent: percent, address_Same } = row
    const empty = emptyBeneficiary(ids[index] ?? '')
    const addressSame = address_Same ?? empty.addressSame
    return {
      ...empty,
      beneficiaryId: row.beneficiaryId ?? null,
      kind: known(BENEFICIARY_KINDS, row.kind) ?? empty.kind,
      organisationName: row.organisation_Name ?? null,
      abn: row.abn ?? null,
      firstName: row.first_Name ?? null,
      lastName: row.last_Name ?? null,
      dateOfBirth: row.date_of_Birth ?? null,
      relationshipToPolicyHolder: known(RELATIONSHIPS, row.relationship_to_Policy_Holder),
      countryOfCitizenship: row.country_of_Citizenship ?? null,
      addressSame,
      address: addressSame ? null : (row.address ?? null),
      benefitPercent: percent === null || percent === undefined ? null : Math.round(percent * 100),
    }
  })
}

function paymentFromSaved(saved: SavedDetails['payment']): Payment {
  const empty = emptyPayment()
  const { directDebit, rollover } = saved ?? {}
  return {
    method: saved?.method ?? null,
    frequency: saved?.frequency ?? null,
    outsideMethod: saved?.outsidePaymentMethod ?? null,
    outsideFrequency: saved?.outsideFrequency ?? null,
    drawDay: saved?.drawDay ?? null,
    directDebit: {
      accountName: directDebit?.accountName ?? null,
      bsb: directDebit?.bsb ?? null,
      accountNumber: directDebit?.accountNumber ?? null,
      agreementAccepted: directDebit?.agreementAccepted ?? empty.directDebit.agreementAccepted,
    },
    cardToken: saved?.token ?? null,
    rollover: {
      fundName: rollover?.fundName ?? null,
      usi: rollover?.usi ?? null,
      abn: rollover?.abn ?? null,
      memberNumber: rollover?.memberNumber ?? null,
      balanceEnough: rollover?.balanceEnough ?? null,
      authorityAccepted: rollover?.authorityAccepted ?? empty.rollover.authorityAccepted,
    },
  }
}

/** Only what was saved as true counts as accepted. */
function acceptancesFromSaved(saved: SavedDetails['acceptances']): Acceptances {
  const isAccepted = (name: Acceptance) => saved?.[name] === true
  return {
    dutyOfDisclosure: isAccepted('dutyOfDisclosure'),
    applicationRequirements: isAccepted('applicationRequirements'),
    insurerPdsAndPrivacy: isAccepted('insurerPdsAndPrivacy'),
    brokerTerms: isAccepted('brokerTerms'),
    insurerContact: isAccepted('insurerContact'),
    monitorEmails: isAccepted('monitorEmails'),
    completeWithin30Days: isAccepted('completeWithin30Days'),
    personalDetailsDisclosure: isAccepted('personalDetailsDisclosure'),
    applicationDeclarations: isAccepted('applicationDeclarations'),
  }
}

function versionsFromSaved(saved: SavedDetails['documentsRead']): VersionsRead {
  const readFor = (name: KeyDocumentsAcceptance): DocumentVersion[] =>
    (saved ?? [])
      .filter(({ acceptance }) => acceptance === name)
      .map(({ acceptance: _, ...version }) => version)
  return {
    applicationRequirements: readFor('applicationRequirements'),
    insurerPdsAndPrivacy: readFor('insurerPdsAndPrivacy'),
    brokerTerms: readFor('brokerTerms'),
    insurerContact: readFor('insurerContact'),
    monitorEmails: readFor('monitorEmails'),
    completeWithin30Days: readFor('completeWithin30Days'),
    personalDetailsDisclosure: readFor('personalDetailsDisclosure'),
  }
}

function declarationsFromSaved(details: SavedDetails, holders: readonly PolicyHolder[]): Signature[] {
  const { signatures, signedName, signedAt } = details
  const listed = (signatures ?? []).map((saved): Signature => {
    return {
      holderId: saved.rowId,
      name: saved.signedName,
      signedAt: saved.signedAt,
      shownHash: saved.shownHash,
    }
  })
  const [first] = holders
  if (listed.length > 0) return listed.filter(({ holderId }) => holders.some(({ id }) => id === holderId))
  if (first === undefined || !signedName || !signedAt) return []
  return [{ holderId: first.id, name: signedName, signedAt, shownHash: null }]
}

function quoteOf({ needs, personalDetails, premiumType }: SavedDetails): ClientQuote {
  const saved: SavedQuote = { ...needs, premiumType: null, personalDetails: personalDetails ?? null }
  const priced = needs?.premiumType ?? null
  const chosen = premiumType ? ({ S: 'stepped', L: 'level' } as const)[premiumType] : priced
  return { ...quoteFromSaved(saved), premiumType: chosen }
}

/**
 * A saved application read back, the inverse of `applicationRequest`: null and missing values become the defaults, 0 %
 * beneficiaries and those beyond five are left out and counted. A holder of whom no row id was saved gets the next of
 * `holderIds`.
 */
export function applicationFromSaved(
  saved: SavedApplication,
  { holderIds }: { readonly holderIds: readonly [first: string, second: string] },
): LoadedApplication {
  const details = saved.applicationDetails ?? {}
  const people = [saved.contactDetails ?? {}, saved.policyHolderDetails].filter((person) => !!person)
  const firstId = people[0]?.rowId || holderIds[0]
  const holders = people.map((person, index) => {
    const spare = holderIds.find((id) => id !== firstId) ?? holderIds[1]
    const ownId = person.rowId && person.rowId !== firstId ? person.rowId : spare
    return holderFromSaved(person, index === 0 ? firstId : ownId)
  })
  const { rows, dropped, omitted } = loadBeneficiaries(
    beneficiariesFromSaved(saved.beneficiaryContacts ?? []),
  )
  const answers: ApplicationAnswers = {
    holders,
    acceptances: acceptancesFromSaved(details.acceptances),
    versionsRead: versionsFromSaved(details.documentsRead),
    payment: paymentFromSaved(details.payment),
    beneficiaries: {
      used: details.hasBeneficiaries ?? null,
      nominationType: known(NOMINATION_TYPES, details.nominationType),
      rows,
    },
    declarations: declarationsFromSaved(details, holders),
  }
  return {
    answers,
    quote: quoteOf(details),
    selected: details.compareProductDetails ?? null,
    dropped,
    omitted,
  }
}
