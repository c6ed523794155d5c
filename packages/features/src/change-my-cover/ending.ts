import { COVER_KINDS, COVER_STEPS, type CoverStep, groupOf } from '@coverkit/core'
import { defineEnding, stepOfPath } from '#submission/ending'
import { missingBeforeSigning } from '#underwriting/signing'
import { type ChangeStepId, changeFlow } from './flow.ts'
import { failureCopy, missingSteps as missingWords } from './steps/insurer-declarations/copy.ts'

const coverPaths = Object.fromEntries(
  COVER_KINDS.map((kind) => [COVER_STEPS[kind], [`after.quote.${groupOf(kind)}`]]),
) as Record<CoverStep, string[]>

/** How a change of cover ends: it is submitted, signed by the policy holder. */
export const changeEnding = defineEnding({
  flow: changeFlow,
  load: async () => (await import('./submission/submission.ts')).changeSubmission,
  completesAs: 'application',
  failureCopy,
  // Paths in the answers, and in the request.
  stepOfField: stepOfPath<ChangeStepId>({
    'select-covers': [],
    ...coverPaths,
    'premium-type': ['after.quote.premiumType', 'after.quote.paymentFrequency'],
    indexation: ['after.indexation'],
    'payment-details': ['after.paymentMethod', 'after.outsidePaymentMethod'],
    'guaranteed-insurability': ['guaranteedInsurability'],
    'review-cover': ['after', ...COVER_KINDS, 'policy'],
    'duty-of-disclosure': ['acceptances.dutyOfDisclosure'],
    'key-documents': ['acceptances', 'documentsRead'],
    'personal-questionnaire': ['questionnaire'],
    'insurer-declarations': ['signature', 'acceptances.applicationDeclarations'],
  }),
  missingCopy: missingBeforeSigning,
  missingWords,
})
