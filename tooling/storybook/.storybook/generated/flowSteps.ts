// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.
/** The ids of the steps of every flow, in the order of the registry. */
export const FLOW_STEPS = {
  calculator: ['about-you', 'dependents', 'assets-and-overheads', 'existing-cover', 'results'],
  'client-quote': ['select-covers', 'life-cover', 'tpd-cover', 'critical-illness-cover', 'income-protection-cover', 'personal-details', 'premium-type', 'get-quote'],
  application: ['confirm-cover', 'duty-of-disclosure', 'key-documents', 'personal-questionnaire', 'personal-information', 'payment-details', 'beneficiaries', 'insurer-declarations'],
  'change-my-cover': ['select-covers', 'life-cover', 'tpd-cover', 'critical-illness-cover', 'income-protection-cover', 'premium-type', 'payment-details', 'indexation', 'guaranteed-insurability', 'review-cover', 'duty-of-disclosure', 'key-documents', 'personal-questionnaire', 'insurer-declarations'],
  'make-a-claim': ['your-claim', 'what-happened', 'contact-and-consent'],
  'transfer-policy': ['policy-holders', 'policy-details', 'terms-and-conditions'],
} as const
