/** The steps of flows of which not every step is declared yet, in order. A flow that has landed leaves the list. */
export const STEPS_TO_COME: Readonly<Record<string, readonly string[]>> = {
  'change-my-cover': [
    'select-covers',
    'life-cover',
    'tpd-cover',
    'critical-illness-cover',
    'income-protection-cover',
    'premium-type',
    'payment-details',
    'indexation',
    'guaranteed-insurability',
    'review-cover',
    'duty-of-disclosure',
    'key-documents',
    'personal-questionnaire',
    'insurer-declarations',
  ],
}
