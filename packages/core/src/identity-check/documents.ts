import type { State } from '../geography/states.ts'
import type { IdentityDocumentType, IdentityField } from './types.ts'

/** How a field is read: see `parseIdentityField`. */
export type IdentityFieldKind =
  | 'state'
  | 'country'
  | 'licence-number'
  | 'card-number'
  | 'passport-number'
  | 'medicare-number'
  | 'medicare-reference'
  | 'medicare-colour'
  | 'medicare-expiry'
  | 'immi-card-number'
  | 'certificate-number'
  | 'expiry-date'
  | 'past-date'
  | 'address'

/** A field of a document. */
export interface IdentityFieldRow {
  readonly name: IdentityField
  readonly kind: IdentityFieldKind
  /** Only documents of these states have it checked; all when left out. */
  readonly states?: readonly State[]
}

/** The fields of a document, and the facts that it proves. */
export interface IdentityDocumentRow {
  /** In the order in which they are entered. */
  readonly fields: readonly IdentityFieldRow[]
  /** Whether official records can be compared with it at once, without a photo. */
  readonly isElectronic: boolean
  readonly hasPhoto: boolean
  readonly hasDateOfBirth: boolean
  /** Whether it shows an earlier name beside the one of today. */
  readonly provesNameChange: boolean
}

const row = (
  fields: readonly IdentityFieldRow[],
  more: Partial<Omit<IdentityDocumentRow, 'fields'>> = {},
): IdentityDocumentRow => ({
  fields,
  isElectronic: false,
  hasPhoto: false,
  hasDateOfBirth: false,
  provesNameChange: false,
  ...more,
})

const state: IdentityFieldRow = { name: 'state', kind: 'state' }
const certificate: readonly IdentityFieldRow[] = [state, { name: 'number', kind: 'certificate-number' }]
const passport: readonly IdentityFieldRow[] = [
  { name: 'country', kind: 'country' },
  { name: 'number', kind: 'passport-number' },
]

/**
 * Documents and what is entered of each, as the Document Verification Service compares it: of a licence the card number
 * too, and its expiry in Western Australia; no number for the electoral roll. (Screens, "Identity check".)
 */
export const IDENTITY_DOCUMENT_ROWS: Readonly<Record<IdentityDocumentType, IdentityDocumentRow>> = {
  driverLicence: row(
    [
      state,
      { name: 'number', kind: 'licence-number' },
      { name: 'cardNumber', kind: 'card-number' },
      { name: 'expiry', kind: 'expiry-date', states: ['WA'] },
    ],
    { isElectronic: true, hasPhoto: true, hasDateOfBirth: true },
  ),
  passport: row([...passport, { name: 'expiry', kind: 'expiry-date' }], {
    isElectronic: true,
    hasPhoto: true,
    hasDateOfBirth: true,
  }),
  medicareCard: row(
    [
      { name: 'number', kind: 'medicare-number' },
      { name: 'reference', kind: 'medicare-reference' },
      { name: 'colour', kind: 'medicare-colour' },
      { name: 'expiry', kind: 'medicare-expiry' },
    ],
    { isElectronic: true },
  ),
  immiCard: row([{ name: 'number', kind: 'immi-card-number' }], {
    isElectronic: true,
    hasPhoto: true,
    hasDateOfBirth: true,
  }),
  visa: row(passport, { isElectronic: true }),
  birthCertificate: row(certificate, { isElectronic: true, hasDateOfBirth: true }),
  citizenshipCertificate: row(
    [
      { name: 'number', kind: 'certificate-number' },
      { name: 'acquired', kind: 'past-date' },
    ],
    { isElectronic: true, hasDateOfBirth: true },
  ),
  marriageCertificate: row(certificate, { provesNameChange: true }),
  changeOfNameCertificate: row(certificate, { provesNameChange: true }),
  electoralRoll: row([{ name: 'address', kind: 'address' }], { isElectronic: true }),
}

/** The fields that are entered of a document; which ones may depend on its state. */
export function identityFieldsOf(
  type: IdentityDocumentType,
  fields: Readonly<Partial<Record<IdentityField, string>>>,
): readonly IdentityFieldRow[] {
  return IDENTITY_DOCUMENT_ROWS[type].fields.filter(
    ({ states }) => states === undefined || states.some((code) => code === fields.state),
  )
}
