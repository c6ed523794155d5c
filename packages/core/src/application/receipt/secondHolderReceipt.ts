import { fullName } from '../../fields/comparableName.ts'
import { formatDate } from '../../fields/formatDate.ts'
import { formatCents } from '../../fields/formatMoney.ts'
import type { PolicyHolderDetails, SaveApplicationRequest } from '../wire.ts'
import { acceptedCopy, receiptCopy as copy, coverCopy, policyCopy } from './copy.ts'
import { coverGroups } from './coverGroups.ts'
import { declaredItems } from './declaredItems.ts'
import { entry } from './entry.ts'
import { holderItems } from './holderItems.ts'
import { partLines } from './partLines.ts'
import { receiptOf } from './receiptOf.ts'
import { sydneyDate } from './sydneyTime.ts'
import type { Entry, Receipt, ReceiptContext, SecondSignature } from './types.ts'

/**
 * Returns the second holder's receipt: the policy, its premium, their own details and the declarations that they
 * signed. Of the first holder it has the name alone: no answer about their health, earnings, accounts or
 * beneficiaries, and not how they pay.
 *
 * @throws RangeError when the policy has one holder
 */
export function secondHolderReceipt(
  body: SaveApplicationRequest,
  context: ReceiptContext,
  signed: SecondSignature,
): Receipt {
  const { contactDetails: first, policyHolderDetails: holder, applicationDetails } = body
  if (holder === null) throw new RangeError('The application has one policy holder')
  return receiptOf(body, context, {
    holder: 2,
    date: sydneyDate(signed.signedAt),
    notes: [copy.notes.second],
    sections: [
      {
        title: copy.sections.policy,
        groups: [
          ...coverGroups(applicationDetails, { isInsured: false }),
          { title: policyCopy.agreed, items: agreedItems(first, holder, signed) },
        ],
      },
      {
        title: copy.sections.details,
        groups: [{ title: null, items: holderItems({ holder, path: 'policyHolderDetails' }) }],
      },
      {
        title: copy.sections.declarations,
        groups: [{ title: null, items: declaredItems(signed) }],
      },
    ],
  })
}

const nameOf = ({ first_Name, last_Name }: PolicyHolderDetails) => fullName(first_Name, last_Name)

/** Returns the items that the signing page showed beside the cover. */
function agreedItems(
  first: PolicyHolderDetails,
  second: PolicyHolderDetails,
  { premium, documents = [] }: SecondSignature,
): readonly Entry[] {
  return [
    ...entry(policyCopy.insured, nameOf(first), 'contactDetails.first_Name', 'contactDetails.last_Name'),
    ...entry(policyCopy.holders, [nameOf(first), nameOf(second)]),
    ...entry(
      policyCopy.premium,
      premium && `${formatCents(premium.amount)} ${coverCopy.per[premium.frequency]}`,
    ),
    ...(premium?.parts ?? []).flatMap((part) =>
      entry(coverCopy.sides[part.side], partLines(part, { hasMethod: false })),
    ),
    ...entry(
      policyCopy.documents,
      documents.map(({ type, name, version, date }) =>
        acceptedCopy.document(acceptedCopy.types[type], name, version, formatDate(date)),
      ),
    ),
  ]
}
