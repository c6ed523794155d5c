import { formatNumber } from '../../fields/formatMoney.ts'
import type { BeneficiaryContact, SaveApplicationRequest } from '../wire.ts'
import { beneficiaryCopy as copy, receiptCopy } from './copy.ts'
import { dateWords, entry, wordOf, yesNo } from './entry.ts'
import { nameItems } from './holderItems.ts'
import type { Entry, EntryGroup } from './types.ts'

/** Returns the nomination and a group for each beneficiary; `numbered` drops groups without items. */
export function beneficiaryGroups({
  applicationDetails: { hasBeneficiaries, nominationType },
  beneficiaryContacts,
}: SaveApplicationRequest): readonly EntryGroup[] {
  return [
    {
      title: null,
      items: [
        ...entry(copy.used, yesNo(hasBeneficiaries), 'applicationDetails.hasBeneficiaries'),
        ...entry(
          copy.nomination,
          wordOf(copy.nominations, nominationType),
          'applicationDetails.nominationType',
        ),
      ],
    },
    ...(beneficiaryContacts ?? []).map((row, index) => ({
      title: copy.group(index + 1),
      items: rowItems(row, `beneficiaryContacts.${index}`),
    })),
  ]
}

function rowItems(row: BeneficiaryContact, at: string): readonly Entry[] {
  const address = [row.address_Same ? copy.addressSame : '', row.address ?? '']
  const { benefit_Percent: share } = row
  return [
    ...entry(copy.kind, row.kind === 'organisation' ? copy.organisationKind : null, `${at}.kind`),
    ...entry(copy.organisation, row.organisation_Name, `${at}.organisation_Name`),
    ...entry(copy.abn, row.abn, `${at}.abn`),
    ...nameItems(row, at),
    ...entry(copy.dateOfBirth, dateWords(row.date_of_Birth), `${at}.date_of_Birth`),
    ...entry(copy.relationship, row.relationship_to_Policy_Holder, `${at}.relationship_to_Policy_Holder`),
    ...entry(copy.country, row.country_of_Citizenship, `${at}.country_of_Citizenship`),
    ...entry(copy.address, address, `${at}.address`, `${at}.address_Same`),
    ...entry(
      copy.share,
      typeof share === 'number' ? receiptCopy.share(formatNumber(share)) : null,
      `${at}.benefit_Percent`,
    ),
  ]
}
