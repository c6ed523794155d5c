import { CHANGE_STEPS } from '@coverkit/core/change-cover'
import type { ChangeStepId } from '../flow.ts'

/** The step of each refused field, by the prefix of its path in the answers or in the request's body. */
const STEPS: readonly (readonly [prefix: string, step: ChangeStepId])[] = [
  ['acceptances.dutyOfDisclosure', 'duty-of-disclosure'],
  ['acceptances.applicationDeclarations', 'insurer-declarations'],
  ['acceptances', 'key-documents'],
  ['documentsRead', 'key-documents'],
  ['questionnaire', 'personal-questionnaire'],
  ['signature', 'insurer-declarations'],
  ['guaranteedInsurability', 'guaranteed-insurability'],
  ['after.quote.lifeCover', 'life-cover'],
  ['after.quote.tpdCover', 'tpd-cover'],
  ['after.quote.criticalIllnessCover', 'critical-illness-cover'],
  ['after.quote.incomeProtectionCover', 'income-protection-cover'],
  ['after.quote.premiumType', 'premium-type'],
  ['after.quote.paymentFrequency', 'premium-type'],
  ['after.paymentMethod', 'payment-details'],
  ['after.outsidePaymentMethod', 'payment-details'],
  ['after.indexation', 'indexation'],
  ['after', 'review-cover'],
  ['life', 'review-cover'],
  ['tpd', 'review-cover'],
  ['criticalIllness', 'review-cover'],
  ['incomeProtection', 'review-cover'],
  ['policy', 'review-cover'],
]

/** The step on which a refused field is put right; null where no step is. */
export function stepOfField(field: string): ChangeStepId | null {
  const found = STEPS.find(([prefix]) => field === prefix || field.startsWith(`${prefix}.`))
  return CHANGE_STEPS.find((step) => step === found?.[1]) ?? null
}
