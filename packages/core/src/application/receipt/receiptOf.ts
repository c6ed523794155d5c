import { fullName } from '../../fields/comparableName.ts'
import type { SaveApplicationRequest } from '../wire.ts'
import { receiptCopy } from './copy.ts'
import {
  type EntrySection,
  RECEIPT_KIND,
  RECEIPT_VERSION,
  type Receipt,
  type ReceiptContext,
  type ReceiptSection,
} from './types.ts'

interface Content extends Pick<Receipt, 'holder' | 'date' | 'notes'> {
  readonly sections: readonly EntrySection[]
}

/** A receipt with its head, numbered. */
export function receiptOf(
  { contactDetails, policyHolderDetails, applicationDetails }: SaveApplicationRequest,
  { reference, submittedAt, brandName, definition, definitionHash }: ReceiptContext,
  { holder, date, notes, sections }: Content,
): Receipt {
  const person = holder === 1 ? contactDetails : policyHolderDetails
  const { accountName, compareProductDetails: offer } = applicationDetails
  return {
    kind: RECEIPT_KIND,
    version: RECEIPT_VERSION,
    language: 'en-AU',
    title: receiptCopy.title,
    date,
    reference,
    submittedAt,
    holder,
    name: [person?.title, fullName(person?.first_Name, person?.last_Name, person?.middle_Name)]
      .filter(Boolean)
      .join(' ')
      .toWellFormed(),
    brand: { accountName, name: brandName },
    insurer: {
      code: offer?.supplierCode ?? '',
      name: offer?.supplierName ?? '',
      product: offer?.productName ?? '',
    },
    questionnaire:
      holder === 1 ? { id: definition.id, version: definition.version, hash: definitionHash } : null,
    notes,
    sections: numbered(sections),
  }
}

/** Sections and groups without an item are left out. */
function numbered(sections: readonly EntrySection[]): readonly ReceiptSection[] {
  const present = sections
    .map(({ title, groups }) => ({ title, groups: groups.filter(({ items }) => items.length > 0) }))
    .filter(({ groups }) => groups.length > 0)
  return present.map(({ title, groups }, index) => {
    const number = String(index + 1)
    let count = 0
    return {
      number,
      title,
      groups: groups.map((group) => ({
        title: group.title,
        items: group.items.map((item) => {
          count += 1
          return { number: `${number}.${count}`, ...item }
        }),
      })),
    }
  })
}
