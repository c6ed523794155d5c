import { ACCEPTANCES, stepOfAcceptance } from '@coverkit/core'
import { stepOfPath } from '#submission/ending'
import type { ApplicationStepId } from '../flow.ts'

const acceptancePaths = (step: ApplicationStepId): readonly string[] =>
  ACCEPTANCES.filter((name) => stepOfAcceptance(name) === step).flatMap((name) => [
    `acceptances.${name}`,
    `applicationDetails.acceptances.${name}`,
  ])

/** The step on which a field is answered that the server refused, by its path in the answers or in the request. */
export const stepOfField = stepOfPath<ApplicationStepId>({
  'confirm-cover': [
    'selected',
    'quote',
    'applicationDetails.needs',
    'applicationDetails.compareProductDetails',
  ],
  'duty-of-disclosure': acceptancePaths('duty-of-disclosure'),
  'key-documents': ['versionsRead', 'applicationDetails.documentsRead', ...acceptancePaths('key-documents')],
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
})
