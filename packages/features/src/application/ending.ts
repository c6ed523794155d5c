import { ACCEPTANCES, stepOfAcceptance } from '@coverkit/core'
import { defineEnding, stepOfPath } from '#submission/ending'
import { type ApplicationStepId, applicationFlow } from './flow.ts'
import { failureCopy, missingCopy } from './steps/insurer-declarations/copy.ts'
import { missingLinks } from './steps/insurer-declarations/missing.ts'

/** How an application ends: it is submitted, signed by the first policy holder. */
export const applicationEnding = defineEnding({
  flow: applicationFlow,
  load: async () => (await import('./submission/submission.ts')).applicationSubmission,
  failureCopy,
  // Paths in the answers, and in the request.
  stepOfField: stepOfPath<ApplicationStepId>({
    'confirm-cover': [
      'selected',
      'quote',
      'applicationDetails.needs',
      'applicationDetails.compareProductDetails',
    ],
    'duty-of-disclosure': acceptancePaths('duty-of-disclosure'),
    'key-documents': [
      'versionsRead',
      'applicationDetails.documentsRead',
      ...acceptancePaths('key-documents'),
    ],
    'personal-questionnaire': ['applicationDetails.questionnaire'],
    'personal-information': [
      'holders',
      'contactDetails',
      'policyHolderDetails',
      'applicationDetails.personalDetails',
    ],
    'payment-details': ['payment', 'applicationDetails.payment'],
    beneficiaries: [
      'beneficiaries',
      'beneficiaryContacts',
      'applicationDetails.hasBeneficiaries',
      'applicationDetails.nominationType',
    ],
    'insurer-declarations': [
      'declarations',
      'applicationDetails.signatures',
      'applicationDetails.signedName',
      'applicationDetails.signedAt',
      ...acceptancePaths('insurer-declarations'),
    ],
  }),
  missingCopy,
  missing: missingLinks,
})

function acceptancePaths(step: ApplicationStepId): readonly string[] {
  return ACCEPTANCES.filter((name) => stepOfAcceptance(name) === step).flatMap((name) => [
    `acceptances.${name}`,
    `applicationDetails.acceptances.${name}`,
  ])
}
