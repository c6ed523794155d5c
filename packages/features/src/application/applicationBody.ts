import { applicationRequest, type SaveApplicationRequest, withoutPaymentNumbers } from '@coverkit/core'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { ApplicationAnswers } from './answers.ts'
import { paidOffer } from './price.ts'

/** The draft writes its own in its place. */
const NO_TRACKING = { id: '', clientId: '', draft: '', rev: 0, sentAt: '' }

/**
 * Builds the body that saves an application in progress: without payment numbers or signatures, and with health
 * answers only if the visitor lets us store them. Throws RangeError before an offer was chosen.
 */
export function applicationBody(
  { config }: Pick<PageServices, 'config'>,
  { offer, application, questionnaire, questionnaireStorage }: ApplicationAnswers,
): SaveApplicationRequest {
  if (offer === null) throw new RangeError('Nothing is saved before an offer was chosen.')
  const saved = { ...application, payment: withoutPaymentNumbers(application.payment), declarations: [] }
  const isStored = questionnaireStorage === 'account' && questionnaire !== null
  return applicationRequest(saved, offer.terms, paidOffer(offer, application.payment), {
    accountName: config.accountName,
    tracking: NO_TRACKING,
    ...(isStored && { questionnaire: { ...questionnaire } }),
  })
}
