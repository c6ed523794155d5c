import {
  type Beneficiary,
  beneficiariesFault,
  beneficiaryKindsFor,
  localDate,
  MAXIMUM_BENEFICIARIES,
  nominationTypeFor,
  nominationTypesFor,
  parseAbn,
  parseAddressLine,
  parseCountry,
  parseDateOfBirth,
  parseName,
  parseOrganisationName,
  parsePercent,
  relationshipsFor,
} from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import * as z from 'zod/mini'
import { choice, field, optionalField, yesNo } from '#common/step-form/fieldSchemas.ts'
import type { StepReader } from '#common/step-form/stepReader.ts'
import { datePartsOf } from '#fields/date-input'
import { rowsReader } from '#fields/rows-reader'
import type { ApplicationAnswers } from '../../answers.ts'
import { withApplication } from '../../answers.ts'
import { readWhen } from '../../readWhen.ts'
import { messages, rowName } from './messages.ts'
import { shareOf } from './shares.ts'
import {
  type Field,
  isOrganisation,
  isPerson,
  type OwnField,
  ownerOf,
  ROW_FIELDS,
  type RowName,
  view,
} from './view.ts'

function own({ used, owner }: InputValues<OwnField>) {
  const types = nominationTypesFor(ownerOf(owner))
  return z.object({
    used: yesNo(),
    nominationType: readWhen(used === 'yes' && types.length > 1, choice(types)),
  })
}

/** A row with 0 % names nobody: nothing else of it is read. */
function row({ owner, kind, relationship, addressSame, share }: InputValues<RowName>) {
  const counts = shareOf(share) !== 0
  const isNamed = counts && isPerson({ kind, relationship })
  const isOrganised = counts && isOrganisation(kind)
  return z.object({
    kind: readWhen(counts, choice(beneficiaryKindsFor(ownerOf(owner)))),
    organisation: readWhen(isOrganised, field(parseOrganisationName)),
    abn: readWhen(isOrganised, optionalField(parseAbn)),
    firstName: readWhen(isNamed, field(parseName)),
    lastName: readWhen(isNamed, field(parseName)),
    dateOfBirth: readWhen(isNamed, field(parseBirth)),
    relationship: readWhen(counts && !isOrganised, choice(relationshipsFor(ownerOf(owner)))),
    country: readWhen(isNamed, field(parseCountry)),
    addressSame: field((text) => text === 'yes'),
    address: readWhen((isNamed && addressSame !== 'yes') || isOrganised, field(parseAddressLine)),
    share: field(parsePercent),
  })
}

function parseBirth(joined: string): string {
  return parseDateOfBirth(datePartsOf(joined.split(',')), { on: localDate(new Date().toISOString()) })
}

type Read = z.infer<ReturnType<typeof row>>

/** The row as read; null for one that names nobody. What did not count stays as it was. */
function rowRead(before: Beneficiary, read: Read): Beneficiary | null {
  if (read.share === 0) return null
  return {
    ...before,
    kind: read.kind ?? before.kind,
    organisationName: read.organisation ?? before.organisationName,
    abn: read.abn === undefined ? before.abn : read.abn,
    firstName: read.firstName ?? before.firstName,
    lastName: read.lastName ?? before.lastName,
    dateOfBirth: read.dateOfBirth ?? before.dateOfBirth,
    relationshipToPolicyHolder: read.relationship ?? before.relationshipToPolicyHolder,
    countryOfCitizenship: read.country ?? before.countryOfCitizenship,
    addressSame: read.addressSame,
    address: read.address ?? before.address,
    benefitPercent: read.share,
  }
}

function together(rows: readonly Read[]): readonly [OwnField, { readonly code: string }] | null {
  const named = rows.filter(({ share }) => share > 0)
  if (named.length > MAXIMUM_BENEFICIARIES) return ['total', { code: 'max' }]
  const code = beneficiariesFault(named.map(({ share }) => ({ benefitPercent: share })))
  return code === null ? null : ['total', { code }]
}

export const model: StepReader<ApplicationAnswers, Field> = rowsReader<
  ApplicationAnswers,
  OwnField,
  RowName
>()({
  view,
  names: ROW_FIELDS,
  rowName,
  messages,
  own,
  row,
  isUsed: ({ used }) => used,
  together,
  apply(answers, { used, nominationType }, read) {
    const { beneficiaries } = answers.application
    const owner = answers.offer?.terms.lifeCover.lifeOwner ?? 'O'
    const rows = beneficiaries.rows.flatMap((before) => {
      const own = read.get(before.id)
      const after = own ? rowRead(before, own) : before
      return after === null ? [] : [after]
    })
    return withApplication(answers, {
      beneficiaries: {
        used,
        nominationType: used
          ? (nominationType ?? nominationTypeFor(owner, null))
          : beneficiaries.nominationType,
        rows,
      },
    })
  },
})
