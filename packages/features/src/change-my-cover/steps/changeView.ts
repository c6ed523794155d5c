import { changeAcceptances, policyTermFields } from '@coverkit/core/change-cover'
import type { ChangeFlowAnswers } from '../answers.ts'

/** The values of all controls of a change, but for those of the quote's steps and of an increase. */
export const changeView = ({ change, reasons }: ChangeFlowAnswers) => {
  const { paymentMethod, outsidePaymentMethod, indexation } = policyTermFields.show(change.after)
  return {
    ...changeAcceptances.show(change.acceptances),
    method: paymentMethod,
    outsideMethod: outsidePaymentMethod,
    indexation,
    covers: change.after.quote.covers.selectedCovers,
    reasons,
    signedName: change.signature?.name ?? '',
  }
}
