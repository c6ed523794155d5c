// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.
/** Loads the screens of the steps of this flow alone. */
export const stepScreens = {
  'policy-holders': () => import('../steps/policy-holders/PolicyHoldersStep.tsx'),
  'policy-details': () => import('../steps/policy-details/PolicyDetailsStep.tsx'),
  'terms-and-conditions': () => import('../steps/terms-and-conditions/TermsStep.tsx'),
}
