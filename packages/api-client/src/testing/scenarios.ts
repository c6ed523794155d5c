/** Named states of the backend that stories and tests can ask for. */
export const SCENARIOS = [
  'happy',
  'slow',
  'insurer-declines',
  'insurer-unavailable',
  'all-decline',
  'all-unavailable',
  'compare-fails',
  'occupations-cdn-down',
  'occupations-down',
  'documents-down',
  'save-fails',
  'save-refused',
  'busy',
  'offline',
  'signed-out',
] as const

/** A named state of the backend. */
export type Scenario = (typeof SCENARIOS)[number]
