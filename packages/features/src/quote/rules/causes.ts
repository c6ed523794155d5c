import type { Change } from '@coverkit/core'
import { amountFields, COVER_KINDS, COVER_STEPS, groupOf } from '@coverkit/core'
import type { Cause } from '../answers/quoteAnswers.ts'
import { isQuoteField } from '../answers/quoteLeaves.ts'

/** The answer with the amount of the cover that a leaf belongs to. */
function amountOf(field: string): Cause | null {
  const kind = COVER_KINDS.find((one) => field.startsWith(`${groupOf(one)}.`))
  if (kind === undefined) return null
  const [amount] = amountFields(kind)
  return isQuoteField(amount) ? { step: COVER_STEPS[kind], field: amount } : null
}

/** The answer that a change without undo came from. `arose` is the step that was submitted. */
export function causeOf({ field, reason }: Change, arose: string): Cause | null {
  switch (reason) {
    case 'age-over-60':
      return { step: 'personal-details', field: 'personalDetails.age' }
    case 'homemaker-cap':
    case 'own-occupation-not-available':
    case 'occupation-excluded':
      return { step: 'personal-details', field: 'personalDetails.occupationId' }
    case 'earnings-limit':
      return { step: 'income-protection-cover', field: 'incomeProtectionCover.annualEarnings' }
    case 'super-owner':
      return { step: 'select-covers', field: 'covers.payThroughSuper' }
    case 'own-occupation-not-in-super':
    case 'link-not-in-super':
      return arose === 'select-covers'
        ? { step: 'select-covers', field: 'covers.payThroughSuper' }
        : { step: 'tpd-cover', field: 'tpdCover.tpdOwner' }
    case 'amount-rounded':
    case 'cover-maximum':
      return amountOf(field)
    default:
      return null
  }
}
