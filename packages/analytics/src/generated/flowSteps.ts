// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.
export const DECLARED_STEPS = {
  'calculator': ['about-you', 'dependents', 'assets-and-overheads', 'existing-cover', 'results'],
  'client-quote': ['select-covers', 'life-cover', 'tpd-cover', 'critical-illness-cover', 'income-protection-cover', 'personal-details', 'premium-type', 'get-quote'],
} as const
