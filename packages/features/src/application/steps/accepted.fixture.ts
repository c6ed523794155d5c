import { type Acceptance, type DocumentVersion, setAcceptance } from '@coverkit/core'
import type { ApplicationAnswers } from '../answers.ts'

const ACCEPTED: readonly Acceptance[] = [
  'dutyOfDisclosure',
  'applicationRequirements',
  'insurerPdsAndPrivacy',
  'brokerTerms',
  'insurerContact',
  'monitorEmails',
  'completeWithin30Days',
  'personalDetailsDisclosure',
]
const DOCUMENTS: readonly DocumentVersion[] = [
  { type: 'PDS', name: 'PDS of the insurer', version: '4.1', date: '2026-03-01' },
  { type: 'privacy', name: 'Privacy statement', version: '2', date: '2026-01-15' },
]

/** An application with the cover confirmed and everything accepted that comes before the questionnaire. */
export function accepted(begun: ApplicationAnswers): ApplicationAnswers {
  const accept = (application: ApplicationAnswers['application'], acceptance: Acceptance) =>
    setAcceptance(application, acceptance, true, DOCUMENTS)
  return {
    ...begun,
    isConfirmed: true,
    offered: DOCUMENTS,
    application: ACCEPTED.reduce(accept, begun.application),
  }
}
