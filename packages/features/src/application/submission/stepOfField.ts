import { ACCEPTANCES, stepOfAcceptance } from '@coverkit/core'
import type { ApplicationStepId } from '../flow.ts'

/** The step that holds what a path begins with, in the answers or in the body of the request. */
const STEPS: readonly (readonly [prefix: string, step: ApplicationStepId])[] = [
  ['selected', 'confirm-cover'],
  ['quote', 'confirm-cover'],
  ['applicationDetails.needs', 'confirm-cover'],
  ['applicationDetails.compareProductDetails', 'confirm-cover'],
  ['versionsRead', 'key-documents'],
  ['applicationDetails.documentsRead', 'key-documents'],
  ['applicationDetails.questionnaire', 'personal-questionnaire'],
  ['holders', 'personal-information'],
  ['contactDetails', 'personal-information'],
  ['policyHolderDetails', 'personal-information'],
  ['applicationDetails.personalDetails', 'personal-information'],
  ['payment', 'payment-details'],
  ['applicationDetails.payment', 'payment-details'],
  ['beneficiaries', 'beneficiaries'],
  ['beneficiaryContacts', 'beneficiaries'],
  ['applicationDetails.hasBeneficiaries', 'beneficiaries'],
  ['applicationDetails.nominationType', 'beneficiaries'],
  ['declarations', 'insurer-declarations'],
  ['applicationDetails.signatures', 'insurer-declarations'],
  ['applicationDetails.signed', 'insurer-declarations'],
]

/** The step on which a field is answered that the server refused; null where none is. */
export function stepOfField(field: string): ApplicationStepId | null {
  const accepted = ACCEPTANCES.find((name) => field.endsWith(`acceptances.${name}`))
  if (accepted) return stepOfAcceptance(accepted)
  return STEPS.find(([prefix]) => field.startsWith(prefix))?.[1] ?? null
}
