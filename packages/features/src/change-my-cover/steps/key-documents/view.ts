import type { ChangeAcceptance } from '@coverkit/core/change-cover'
import { type Tick, tickOf } from '#fields/controls'
import type { ChangeFlowAnswers } from '../../answers.ts'

export type DocumentAcceptance = Exclude<ChangeAcceptance, 'dutyOfDisclosure' | 'applicationDeclarations'>
export type Field = DocumentAcceptance | 'documents'

/** In the order of the screen. `documents` is `yes` once the insurer's documents were on the page; no field changes it. */
export const view = ({ change, offered }: ChangeFlowAnswers): Record<Field, Tick> => {
  const { acceptances } = change
  return {
    insurerPdsAndPrivacy: tickOf(acceptances.insurerPdsAndPrivacy),
    brokerTerms: tickOf(acceptances.brokerTerms),
    insurerContact: tickOf(acceptances.insurerContact),
    monitorEmails: tickOf(acceptances.monitorEmails),
    personalDetailsDisclosure: tickOf(acceptances.personalDetailsDisclosure),
    documents: tickOf(offered.length > 0 || change.documentsRead.length > 0),
  }
}
