import type { KeyDocumentsAcceptance } from '@coverkit/core'
import { type Tick, tickOf } from '#fields/controls'
import type { ApplicationAnswers } from '../../answers.ts'

export type Field = KeyDocumentsAcceptance | 'documents'

/**
 * In the order of the screen. `documents` is `yes` once the insurer's documents were on the page; no field of the page
 * changes it.
 */
export const view = ({ application, offered }: ApplicationAnswers): Record<Field, Tick> => {
  const { acceptances, versionsRead } = application
  const wereSeen = offered.length > 0 || versionsRead.insurerPdsAndPrivacy.length > 0
  return {
    insurerPdsAndPrivacy: tickOf(acceptances.insurerPdsAndPrivacy),
    applicationRequirements: tickOf(acceptances.applicationRequirements),
    brokerTerms: tickOf(acceptances.brokerTerms),
    insurerContact: tickOf(acceptances.insurerContact),
    monitorEmails: tickOf(acceptances.monitorEmails),
    completeWithin30Days: tickOf(acceptances.completeWithin30Days),
    personalDetailsDisclosure: tickOf(acceptances.personalDetailsDisclosure),
    documents: tickOf(wereSeen),
  }
}
