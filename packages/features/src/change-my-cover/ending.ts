import { defineEnding, stepOfPath } from '#submission/ending'
import { missingBeforeSigning } from '#underwriting/signing'
import { type ChangeStepId, changeFlow } from './flow.ts'
import { failureCopy, missingSteps as missingWords } from './steps/insurer-declarations/copy.ts'

/** How a change of cover ends: it is submitted, signed by the policy holder. */
export const changeEnding = defineEnding({
  flow: changeFlow,
  load: async () => (await import('./submission/submission.ts')).changeSubmission,
  completesAs: 'application',
  failureCopy,
  // Paths in the answers, and in the request.
  stepOfField: stepOfPath<ChangeStepId>({
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
  }),
  missingCopy: missingBeforeSigning,
  missingWords,
})
