import type { SaveApplicationRequest } from '../wire.ts'
import { receiptCopy as copy } from './copy.ts'
import { coverGroups } from './coverGroups.ts'
import { declaredItems } from './declaredItems.ts'
import { holderItems } from './holderItems.ts'
import { paymentItems } from './paymentItems.ts'
import { receiptOf } from './receiptOf.ts'
import { sydneyDate } from './sydneyTime.ts'
import type { Receipt, ReceiptContext, SignedDeclarations } from './types.ts'

/**
 * The second holder's receipt: the policy, their own details and what they signed. No answer about the first holder's
 * health, earnings, accounts or beneficiaries is in it.
 *
 * @throws RangeError when nobody else owns the policy
 */
export function secondHolderReceipt(
  body: SaveApplicationRequest,
  context: ReceiptContext,
  signed: SignedDeclarations,
): Receipt {
  const { policyHolderDetails: holder, applicationDetails } = body
  if (holder === null) throw new RangeError('The application has one policy holder')
  const { payment } = applicationDetails
  return receiptOf(body, context, {
    holder: 2,
    date: sydneyDate(signed.signedAt),
    notes: [copy.notes.second],
    sections: [
      { title: copy.sections.policy, groups: coverGroups(applicationDetails, { isInsured: false }) },
      {
        title: copy.sections.details,
        groups: [{ title: null, items: holderItems({ holder, path: 'policyHolderDetails' }) }],
      },
      {
        title: copy.sections.payment,
        groups: [{ title: null, items: payment ? paymentItems(payment, { isPayer: false }) : [] }],
      },
      {
        title: copy.sections.declarations,
        groups: [{ title: null, items: declaredItems(signed) }],
      },
    ],
  })
}
