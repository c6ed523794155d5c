// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.
/** Loads the screens of the steps of this flow alone. */
export const stepScreens = {
  'confirm-cover': () => import('../steps/confirm-cover/ConfirmCoverStep.tsx'),
  'duty-of-disclosure': () => import('../steps/duty-of-disclosure/DutyStep.tsx'),
  'key-documents': () => import('../steps/key-documents/KeyDocumentsStep.tsx'),
  'personal-questionnaire': () => import('../steps/personal-questionnaire/PersonalQuestionnaireStep.tsx'),
  'personal-information': () => import('../steps/personal-information/PersonalInformationStep.tsx'),
  'payment-details': () => import('../steps/payment-details/PaymentDetailsStep.tsx'),
  beneficiaries: () => import('../steps/beneficiaries/BeneficiariesStep.tsx'),
  'insurer-declarations': () => import('../steps/insurer-declarations/DeclarationsStep.tsx'),
}
