// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.
/** Loads the screens of the steps of this flow alone. */
export const stepScreens = {
  'select-covers': () => import('../steps/select-covers/SelectCoversStep.tsx'),
  'personal-details': () => import('../steps/personal-details/PersonalDetailsStep.tsx'),
  'premium-type': () => import('../steps/premium-type/PremiumTypeStep.tsx'),
  'get-quote': () => import('../steps/get-quote/GetQuoteStep.tsx'),
}
