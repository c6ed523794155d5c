/**
 * The flows that a frame can show, with the ids of their steps: what events may name.
 * Published: a step that is renamed here is a new version of the protocol for partners' reports.
 */
export const FLOW_STEPS = {
  calculator: ['about-you', 'dependents', 'assets-and-overheads', 'existing-cover', 'results'],
  'client-quote': [
    'select-covers',
    'life-cover',
    'tpd-cover',
    'critical-illness-cover',
    'income-protection-cover',
    'personal-details',
    'premium-type',
    'get-quote',
  ],
  application: [
    'confirm-cover',
    'duty-of-disclosure',
    'key-documents',
    'personal-questionnaire',
    'personal-information',
    'payment-details',
    'beneficiaries',
    'insurer-declarations',
  ],
  'transfer-policy': ['policy-holders', 'policy-details', 'terms-and-conditions'],
} as const

/** The name of a flow in an event. */
export type FlowName = keyof typeof FLOW_STEPS

/** The id of a step of that flow. */
export type StepName<F extends FlowName = FlowName> = (typeof FLOW_STEPS)[F][number]

/** A step of a flow, as events name it. */
export type FlowStep = { [F in FlowName]: { readonly flow: F; readonly step: StepName<F> } }[FlowName]

/** The step as events name it, or null when the list does not have it. */
export function flowStep(flow: unknown, step: unknown): FlowStep | null {
  const known = Object.entries(FLOW_STEPS).some(
    ([name, steps]) => name === flow && steps.some((id) => id === step),
  )
  return known ? ({ flow, step } as FlowStep) : null
}
