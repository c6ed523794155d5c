// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.
/** Loads the screens of the steps of this flow alone. */
export const stepScreens = {
  'select-covers': () => import('../steps/select-covers/SelectCoversStep.tsx'),
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
