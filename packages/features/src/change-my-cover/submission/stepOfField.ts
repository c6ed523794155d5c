import { stepOfPath } from '#submission/ending'
import type { ChangeStepId } from '../flow.ts'

/** The step on which a refused field is put right, by its path in the answers or in the request. */
export const stepOfField = stepOfPath<ChangeStepId>({
  'select-covers': [],
  'life-cover': ['after.quote.lifeCover'],
  'tpd-cover': ['after.quote.tpdCover'],
  'critical-illness-cover': ['after.quote.criticalIllnessCover'],
  'income-protection-cover': ['after.quote.incomeProtectionCover'],
  'premium-type': ['after.quote.premiumType', 'after.quote.paymentFrequency'],
  indexation: ['after.indexation'],
  'payment-details': ['after.paymentMethod', 'after.outsidePaymentMethod'],
  'guaranteed-insurability': ['guaranteedInsurability'],
  'review-cover': ['after', 'life', 'tpd', 'criticalIllness', 'incomeProtection', 'policy'],
  'duty-of-disclosure': ['acceptances.dutyOfDisclosure'],
  'key-documents': ['acceptances', 'documentsRead'],
  'personal-questionnaire': ['questionnaire'],
  'insurer-declarations': ['signature', 'acceptances.applicationDeclarations'],
})
