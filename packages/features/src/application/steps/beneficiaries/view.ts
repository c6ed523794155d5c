import { type Beneficiary, OWNERS, type Owner } from '@coverkit/core'
import type { InputValue } from '@coverkit/flow'
import { dateInput } from '#fields/date-input'
import { type RowField, rowView } from '#fields/row-fields'
import { tickOf } from '#fields/tick'
import type { ApplicationAnswers } from '../../answers.ts'
import { formatShare } from './shares.ts'

/** The fields of one beneficiary, in the order of the screen. No field of the page changes `owner`. */
export const ROW_FIELDS = [
  'kind',
  'organisation',
  'abn',
  'firstName',
  'lastName',
  'dateOfBirth',
  'relationship',
  'country',
  'addressSame',
  'address',
  'share',
  'owner',
] as const

export type RowName = (typeof ROW_FIELDS)[number]

/** `total` holds nothing: it is where what is wrong with the shares together is said. */
export type OwnField = 'used' | 'nominationType' | 'owner' | 'total'

export type Field = OwnField | RowField<RowName>

/** The owner of the life cover decides who may be named, and how. */
export const view = ({ offer, application: { beneficiaries } }: ApplicationAnswers) => {
  const { used, nominationType, rows } = beneficiaries
  const owner = offer?.terms.lifeCover.lifeOwner ?? 'O'
  return {
    used: used === null ? '' : used ? 'yes' : 'no',
    nominationType: nominationType ?? '',
    owner,
    ...rowView<Beneficiary, RowName>(rows, (row) => rowFields(row, owner)),
    total: '',
  }
}

function rowFields(row: Beneficiary, owner: Owner): Record<RowName, InputValue> {
  return {
    kind: row.kind,
    organisation: row.organisationName ?? '',
    abn: row.abn ?? '',
    firstName: row.firstName ?? '',
    lastName: row.lastName ?? '',
    dateOfBirth: dateInput(row.dateOfBirth),
    relationship: row.relationshipToPolicyHolder ?? '',
    country: row.countryOfCitizenship ?? '',
    addressSame: tickOf(row.addressSame),
    address: row.address ?? '',
    share: row.benefitPercent === null ? '' : formatShare(row.benefitPercent),
    owner,
  }
}

export const ownerOf = (text: InputValue): Owner => OWNERS.find((owner) => owner === text) ?? 'O'

export const isOrganisation = (kind: InputValue | undefined): boolean => kind === 'organisation'

/** Somebody who is named: no organisation, and not the estate, which is not known by name, birth or country. */
export const isPerson = ({
  kind,
  relationship,
}: Record<'kind' | 'relationship', InputValue | undefined>): boolean =>
  !isOrganisation(kind) && relationship !== 'Legal personal representative'
