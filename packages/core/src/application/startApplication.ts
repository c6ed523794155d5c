import type { SelectedQuote } from '../generated/wire.ts'
import type { ClientQuote } from '../quote/types.ts'
import { acceptanceFields, versionFields } from './acceptanceFields.ts'
import { emptyApplication } from './emptyApplication.ts'
import type { PolicyHolder } from './holderFields.ts'
import type { ApplicationAnswers } from './types.ts'

function fillFromQuote(holder: PolicyHolder, quote: ClientQuote): PolicyHolder {
  const { state, occupation, occupationId } = quote.personalDetails
  const isUnanswered = holder.occupation === null && holder.occupationId === null
  return {
    ...holder,
    state: holder.state ?? state,
    annualEarnings: holder.annualEarnings ?? quote.incomeProtectionCover.annualEarnings,
    ...(isUnanswered && { occupation, occupationId }),
  }
}

/**
 * Begins an application for a chosen offer: all nine acceptances, the versions read with them and all signatures are
 * cleared, and nothing else that was answered in an `earlier` one. What the first holder left blank is taken from the
 * quote, and a blank payment frequency from the offer.
 */
export function startApplication(
  quote: ClientQuote,
  selected: SelectedQuote,
  { holderId, earlier }: { readonly holderId: string; readonly earlier?: ApplicationAnswers | null },
): ApplicationAnswers {
  const answers = earlier ?? emptyApplication(holderId)
  const { payment } = answers
  return {
    ...answers,
    holders: answers.holders.map((holder, index) => (index === 0 ? fillFromQuote(holder, quote) : holder)),
    acceptances: acceptanceFields.empty,
    versionsRead: versionFields.empty,
    payment: { ...payment, frequency: payment.frequency ?? selected.paymentFrequency },
    declarations: [],
  }
}
