import { type ApplicationAnswers as Application, type Beneficiaries, nominationTypeFor } from '@coverkit/core'
import type { ApplicationAnswers, Offer } from './answers.ts'

/** The application as it is checked and sent: with the payment numbers of this page, and the nomination of its offer. */
export function submittedApplication({
  offer,
  application,
  paymentNumbers,
}: ApplicationAnswers): Application {
  const { payment, beneficiaries } = application
  const { accountNumber, memberNumber, card } = paymentNumbers
  return {
    ...application,
    beneficiaries: nominatedFor(offer, beneficiaries),
    payment: {
      ...payment,
      directDebit: { ...payment.directDebit, accountNumber },
      cardToken: card?.token ?? null,
      rollover: { ...payment.rollover, memberNumber },
    },
  }
}

/** Another offer may have another owner, who allows other nominations. */
function nominatedFor(offer: Offer | null, beneficiaries: Beneficiaries): Beneficiaries {
  const { used, nominationType } = beneficiaries
  if (offer === null || used !== true) return beneficiaries
  return {
    ...beneficiaries,
    nominationType: nominationTypeFor(offer.terms.lifeCover.lifeOwner, nominationType),
  }
}
