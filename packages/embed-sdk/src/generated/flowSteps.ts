// Drawn from the flows by `pnpm --filter @coverkit/site exec vitest run flowSteps --update`.
/**
 * The flows that a frame can show, with the ids of their steps: what events may name. Flows to come are listed ahead.
 * Published: a step that is renamed here is a new version of the protocol for partners' reports.
 */
export const FLOW_STEPS = {
  'calculator': ['about-you', 'dependents', 'assets-and-overheads', 'existing-cover', 'results'],
  'client-quote': ['select-covers', 'life-cover', 'tpd-cover', 'critical-illness-cover', 'income-protection-cover', 'personal-details', 'premium-type', 'get-quote'],
  'application': ['confirm-cover', 'duty-of-disclosure', 'key-documents', 'personal-questionnaire', 'personal-information', 'payment-details', 'beneficiaries', 'insurer-declarations'],
  'transfer-policy': ['policy-holders', 'policy-details', 'terms-and-conditions'],
} as const
/** Where each of them begins, without its first step. */
export const FLOW_BASES = {
  'calculator': '/life-insurance-calculator',
  'client-quote': '/client-quote',
  'application': '/application',
  'transfer-policy': '/transfer-policy',
} as const
