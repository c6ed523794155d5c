// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.
/** Loads the screen of each step. */
export const stepScreens = {
  'select-covers': () => import('../steps/select-covers/SelectCoversStep.tsx'),
  'life-cover': () => import('../steps/life-cover/LifeCoverStep.tsx'),
  'tpd-cover': () => import('../steps/tpd-cover/TpdCoverStep.tsx'),
  'critical-illness-cover': () => import('../steps/critical-illness-cover/CriticalIllnessCoverStep.tsx'),
  'income-protection-cover': () => import('../steps/income-protection-cover/IncomeProtectionCoverStep.tsx'),
  'premium-type': () => import('../steps/premium-type/PremiumTypeStep.tsx'),
  'payment-details': () => import('../steps/payment-details/PaymentDetailsStep.tsx'),
  indexation: () => import('../steps/indexation/IndexationStep.tsx'),
  'guaranteed-insurability': () => import('../steps/guaranteed-insurability/GuaranteedInsurabilityStep.tsx'),
  'review-cover': () => import('../steps/review-cover/ReviewCoverStep.tsx'),
  'duty-of-disclosure': () => import('../steps/duty-of-disclosure/DutyStep.tsx'),
  'key-documents': () => import('../steps/key-documents/KeyDocumentsStep.tsx'),
  'personal-questionnaire': () => import('../steps/personal-questionnaire/PersonalQuestionnaireStep.tsx'),
  'insurer-declarations': () => import('../steps/insurer-declarations/DeclarationsStep.tsx'),
}
