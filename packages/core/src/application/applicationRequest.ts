import type { CoverGroups } from '../covers/groups.ts'
import { listOrNull } from '../fields/listOrNull.ts'
import { textOrNull } from '../fields/textOrNull.ts'
import type { DocumentRead, SelectedQuote } from '../generated/wire.ts'
import { quoteRequest } from '../quote/quoteRequest.ts'
import type { ClientQuote } from '../quote/types.ts'
import { hasLifeBenefit } from './applicationSteps.ts'
import { beneficiaryContact } from './beneficiaryWire.ts'
import { documentRead } from './documentRead.ts'
import { emptyHolder } from './holderFields.ts'
import { addressLine } from './holders.ts'
import { holderDetails } from './holderWire.ts'
import { nominationTypeFor } from './nominations.ts'
import type { Payment } from './paymentFields.ts'
import { questionnaireAnswers } from './questionnaireAnswers.ts'
import { signaturesOf } from './signaturesOf.ts'
import { submittedPayment } from './submittedPayment.ts'
import { type ApplicationAnswers, KEY_DOCUMENTS_ACCEPTANCES } from './types.ts'
import type {
  ApplicationContext,
  ApplicationDetails,
  ApplicationPayment,
  SaveApplicationRequest,
} from './wire.ts'

/** The terms to price, amounts of 0 as null. */
function needsOf(quote: ClientQuote): ApplicationDetails['needs'] {
  const { personalDetails: _, ...terms } = quote
  const sent = quoteRequest(quote, { accountName: '' })
  const { amountLinked, amountStandalone } = sent.tpdCover
  const { amount } = sent.criticalIllnessCover
  const { monthlyBenefit } = sent.incomeProtectionCover
  const covers: CoverGroups = {
    lifeCover: { ...quote.lifeCover, amount: sent.lifeCover.amount },
    tpdCover: { ...quote.tpdCover, amountLinked, amountStandalone },
    criticalIllnessCover: { ...quote.criticalIllnessCover, amount },
    incomeProtectionCover: { ...quote.incomeProtectionCover, monthlyBenefit },
  }
  return { ...terms, ...covers }
}

function paymentDetails(payment: Payment): ApplicationPayment {
  const { method, outsideMethod, directDebit, rollover } = payment
  const isDebit = method === 'directDebit' || outsideMethod === 'directDebit'
  return {
    method,
    frequency: payment.frequency,
    outsidePaymentMethod: outsideMethod,
    outsideFrequency: payment.outsideFrequency,
    token: textOrNull(payment.cardToken),
    drawDay: payment.drawDay,
    directDebit: isDebit ? directDebit : null,
    rollover: method === 'enduringRollover' ? rollover : null,
  }
}

function documentsRead({ versionsRead }: ApplicationAnswers): DocumentRead[] | null {
  const read = KEY_DOCUMENTS_ACCEPTANCES.flatMap((acceptance) =>
    versionsRead[acceptance].map((version) => documentRead(acceptance, version)),
  )
  return listOrNull(read)
}

/**
 * The body of `POST api/v1/application`. The first holder is `contactDetails`, the second `policyHolderDetails`. Empty
 * texts and lists and the text `0` are sent as null. What does not apply is not sent: accounts that nothing is drawn
 * from, a postal address that is the home address, beneficiaries that are not used or whose step is not there.
 */
export function applicationRequest(
  answers: ApplicationAnswers,
  quote: ClientQuote,
  selected: SelectedQuote | null,
  context: ApplicationContext,
): SaveApplicationRequest {
  const [first = emptyHolder(''), second] = answers.holders
  const { beneficiaries, payment } = answers
  const { lifeOwner } = quote.lifeCover
  const used = hasLifeBenefit(quote) ? beneficiaries.used : null
  const rows = used === true ? beneficiaries.rows : []
  const signatures = signaturesOf(answers)
  const own = signatures.find(({ rowId }) => rowId === first.id)
  const { premiumType, personalDetails } = quoteRequest(quote, context)
  return {
    contactDetails: holderDetails(first),
    applicationDetails: {
      customer_Status: context.submit ? 'Application in Progress' : 'Partial Application',
      accountName: context.accountName,
      premiumType,
      needs: needsOf(quote),
      personalDetails,
      compareProductDetails: selected,
      acceptances: { ...answers.acceptances },
      documentsRead: documentsRead(answers),
      payment: paymentDetails(submittedPayment(payment, quote)),
      totalPolicyHolders: second === undefined ? 1 : 2,
      hasBeneficiaries: used,
      nominationType: used === true ? nominationTypeFor(lifeOwner, beneficiaries.nominationType) : null,
      ...(context.questionnaire !== undefined && {
        questionnaire: context.questionnaire && questionnaireAnswers(context.questionnaire),
      }),
      signedName: own?.signedName ?? null,
      signedAt: own?.signedAt ?? null,
      signatures: listOrNull(signatures),
    },
    beneficiaryContacts: listOrNull(rows.map((row) => beneficiaryContact(row, addressLine(first)))),
    policyHolderDetails: second === undefined ? null : holderDetails(second),
    tracking: context.tracking,
    ...(context.secretHash !== undefined && { secretHash: context.secretHash }),
  }
}
