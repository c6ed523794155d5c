// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.
/** Loads the screen of each step. */
export const stepScreens = {
  'select-covers': () => import('../steps/select-covers/SelectCoversStep.tsx'),
  'life-cover': () => import('../steps/life-cover/LifeCoverStep.tsx'),
  'tpd-cover': () => import('../steps/tpd-cover/TpdCoverStep.tsx'),
  'critical-illness-cover': () => import('../steps/critical-illness-cover/CriticalIllnessCoverStep.tsx'),
  'income-protection-cover': () => import('../steps/income-protection-cover/IncomeProtectionCoverStep.tsx'),
  'personal-details': () => import('../steps/personal-details/PersonalDetailsStep.tsx'),
  'premium-type': () => import('../steps/premium-type/PremiumTypeStep.tsx'),
  'get-quote': () => import('../steps/get-quote/GetQuoteStep.tsx'),
}
