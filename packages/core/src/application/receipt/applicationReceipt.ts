import { InvalidInputError } from '../../fields/InvalidInputError.ts'
import { disclosureLines } from '../../questionnaire/disclosureLines.ts'
import { parseAnswers } from '../../questionnaire/parseAnswers.ts'
import { insuredProfile } from '../insuredProfile.ts'
import { quoteOfSaved } from '../quoteOfSaved.ts'
import type { SaveApplicationRequest } from '../wire.ts'
import { acceptedItems } from './acceptedItems.ts'
import { beneficiaryGroups } from './beneficiaryGroups.ts'
import { receiptCopy as copy, holderCopy } from './copy.ts'
import { coverGroups } from './coverGroups.ts'
import { declaredItems, ownDeclarations, type SignatureFields } from './declaredItems.ts'
import { healthGroups } from './healthGroups.ts'
import { holderItems } from './holderItems.ts'
import { paymentItems } from './paymentItems.ts'
import { receiptOf } from './receiptOf.ts'
import { sydneyDate } from './sydneyTime.ts'
import type { EntryGroup, EntrySection, Receipt, ReceiptContext } from './types.ts'

/**
 * The first holder's receipt of a submitted application: everything that they submitted and that was asked for, each
 * answer once. The same application gives the same receipt, however often and late it is made.
 *
 * @throws InvalidInputError `choice` at `questionnaire.definition` when another version was answered than is given, and
 * what `parseAnswers` throws
 */
export function applicationReceipt(body: SaveApplicationRequest, context: ReceiptContext): Receipt {
  const { contactDetails, policyHolderDetails, applicationDetails } = body
  const signed = ownDeclarations(body)
  const health = healthSection(body, context)
  const isWithheld = health.groups.some(({ items }) => items.some(({ withheld }) => withheld !== undefined))
  const sections: EntrySection[] = [
    { title: copy.sections.cover, groups: coverGroups(applicationDetails, { isInsured: true }) },
    {
      title: copy.sections.details,
      groups: [
        titled(holderCopy.you, holderItems({ holder: contactDetails, path: 'contactDetails' })),
        titled(
          holderCopy.second,
          policyHolderDetails === null
            ? []
            : holderItems({ holder: policyHolderDetails, path: 'policyHolderDetails' }),
        ),
      ],
    },
    health,
    {
      title: copy.sections.payment,
      groups: [titled(null, applicationDetails.payment ? paymentItems(applicationDetails.payment) : [])],
    },
    { title: copy.sections.beneficiaries, groups: beneficiaryGroups(body) },
    { title: copy.sections.accepted, groups: [titled(null, acceptedItems(applicationDetails))] },
    {
      title: copy.sections.declarations,
      groups: [titled(null, signed === null ? [] : declaredItems(signed, fieldsOf(body)))],
    },
  ]
  return receiptOf(body, context, {
    holder: 1,
    date: sydneyDate(context.submittedAt),
    notes: [copy.notes.numbers, ...(isWithheld ? [copy.notes.genetics] : [])],
    sections,
  })
}

const titled = (title: string | null, items: EntryGroup['items']): EntryGroup => ({ title, items })

/** The answers as the server reads them back, so that what is asked is what it was when they were checked. */
function healthSection(body: SaveApplicationRequest, context: ReceiptContext): EntrySection {
  const { definition, submittedAt } = context
  const answers = parseAnswers(body.applicationDetails.questionnaire, 'questionnaire')
  if (answers.definition !== `${definition.id}|${definition.version}`) {
    throw new InvalidInputError('questionnaire.definition', 'choice')
  }
  const { compareProductDetails = null } = body.applicationDetails
  const quote = quoteOfSaved(body.applicationDetails)
  const profile = insuredProfile(quote, compareProductDetails, sydneyDate(submittedAt))
  return {
    title: copy.sections.health,
    groups: healthGroups(definition, disclosureLines(definition, profile, answers)),
  }
}

/** The request has the first holder's signature twice: in fields of its own and in the list. */
function fieldsOf({ contactDetails, applicationDetails }: SaveApplicationRequest): SignatureFields {
  const { signatures } = applicationDetails
  const index = (signatures ?? []).findIndex(({ rowId }) => rowId === contactDetails.rowId)
  const at = `applicationDetails.signatures.${index}`
  return {
    accept: ['applicationDetails.acceptances.applicationDeclarations'],
    name: ['applicationDetails.signedName', `${at}.signedName`],
    signedAt: ['applicationDetails.signedAt', `${at}.signedAt`],
    shownHash: [`${at}.shownHash`],
  }
}
