import { parseDateOfBirth } from '../fields/parseDateOfBirth.ts'
import type { Owner } from '../quote/types.ts'
import { beneficiaryParsers } from './answerParsers.ts'
import { beneficiariesFault } from './beneficiariesTotal.ts'
import { type ApplicationCode, type ApplicationFault, faultsAt, textFault } from './faults.ts'
import {
  beneficiaryKindsFor,
  nominationTypeFor,
  nominationTypesFor,
  relationshipsFor,
} from './nominations.ts'
import { parseCountry } from './parseCountry.ts'
import { isEstate } from './submittedBeneficiary.ts'
import { type Beneficiaries, type Beneficiary, MAXIMUM_BENEFICIARIES } from './types.ts'

type Codes = readonly (readonly [field: string, code: ApplicationCode | null])[]

function relationshipCode({ relationshipToPolicyHolder }: Beneficiary, owner: Owner): ApplicationCode | null {
  if (relationshipToPolicyHolder === null) return 'required'
  return relationshipsFor(owner).includes(relationshipToPolicyHolder) ? null : 'choice'
}

function shareCode({ benefitPercent }: Beneficiary): ApplicationCode | null {
  if (benefitPercent === null) return 'required'
  return benefitPercent > 0 ? null : 'min'
}

function rowCodes(row: Beneficiary, path: string, owner: Owner, today: string): Codes {
  const own =
    row.kind === 'organisation' ? organisationCodes(row, path) : personCodes(row, path, owner, today)
  return [
    [`${path}.kind`, beneficiaryKindsFor(owner).includes(row.kind) ? null : 'choice'],
    ...own,
    [`${path}.benefitPercent`, shareCode(row)],
  ]
}

function organisationCodes({ organisationName, abn, address }: Beneficiary, path: string): Codes {
  return [
    [`${path}.organisationName`, textFault(organisationName, beneficiaryParsers.organisationName)],
    [`${path}.abn`, textFault(abn, beneficiaryParsers.abn, false)],
    [`${path}.address`, textFault(address, beneficiaryParsers.address)],
  ]
}

function personCodes(row: Beneficiary, path: string, owner: Owner, today: string): Codes {
  const isPerson = !isEstate(row)
  const { addressSame, address } = row
  const parseBirth = (text: string) => parseDateOfBirth(text, { on: today })
  return [
    [`${path}.firstName`, textFault(row.firstName, beneficiaryParsers.firstName, isPerson)],
    [`${path}.lastName`, textFault(row.lastName, beneficiaryParsers.lastName, isPerson)],
    [`${path}.dateOfBirth`, textFault(row.dateOfBirth, parseBirth, isPerson)],
    [`${path}.relationshipToPolicyHolder`, relationshipCode(row, owner)],
    [`${path}.countryOfCitizenship`, textFault(row.countryOfCitizenship, parseCountry, isPerson)],
    [`${path}.address`, addressSame ? null : textFault(address, beneficiaryParsers.address, isPerson)],
  ]
}

function nominationCode({ nominationType }: Beneficiaries, owner: Owner): ApplicationCode | null {
  if (nominationTypeFor(owner, nominationType) === null)
    return nominationType === null ? 'required' : 'choice'
  return nominationType === null || nominationTypesFor(owner).includes(nominationType) ? null : 'choice'
}

/** What the nomination lacks for a life cover of an owner; nothing more once it is not used. */
export function validateBeneficiaries(
  beneficiaries: Beneficiaries,
  owner: Owner,
  today: string,
): ApplicationFault[] {
  const { used, rows } = beneficiaries
  if (used === false) return []
  if (used === null) return faultsAt('beneficiaries', [['beneficiaries.used', 'required']])
  return faultsAt('beneficiaries', [
    ['beneficiaries.nominationType', nominationCode(beneficiaries, owner)],
    ...rows.flatMap((row, index) => rowCodes(row, `beneficiaries.rows.${index}`, owner, today)),
    ['beneficiaries.rows', rows.length > MAXIMUM_BENEFICIARIES ? 'max' : beneficiariesFault(rows)],
  ])
}
