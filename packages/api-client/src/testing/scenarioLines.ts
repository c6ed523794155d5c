import type { Scenario } from './scenarios.ts'

/**
 * Every named state of the backend, with a line on its effect. The mock handlers implement those of
 * `SCENARIOS`, the reference backend those that a server can; a state that both implement has one name.
 */
export const SCENARIO_LINES = {
  happy: 'Everything works.',
  slow: 'Prices, saves, lists and sign-in take seconds.',
  'slow-insurers': 'Each insurer takes 0.4 s longer than the one before.',
  'insurer-declines': 'One insurer declines; the others quote.',
  'insurer-unavailable': 'One insurer is unavailable; the others quote.',
  'insurer-times-out': 'One insurer does not answer for 8 s, then is unavailable.',
  'all-decline': 'Every insurer declines.',
  'all-unavailable': 'Every insurer is unavailable.',
  'compare-fails': 'The comparison is answered 500.',
  'occupations-cdn-down': 'The CDN has no occupations; the API has.',
  'occupations-down': 'Occupations can be had nowhere.',
  'occupations-empty': 'The list of occupations is empty.',
  'occupations-garbage': 'The list of occupations cannot be read.',
  'documents-down': "Insurers' documents cannot be had.",
  'documents-garbage': "The list of insurers' documents cannot be read.",
  'save-fails': 'Saves are answered 500.',
  'save-refused': 'Saves are answered 422 with the fields refused.',
  'save-slow': 'Saves take 3 s.',
  'save-busy': 'Saves are answered 503 with Retry-After.',
  'save-lost': 'Saves are stored and the connection is dropped before the answer.',
  'mail-down': 'Mail cannot be sent.',
  'identity-busy': 'Sign-in is answered TooManyRequestsException.',
  'identity-down': 'Sign-in is answered InternalErrorException.',
  busy: 'Everything is answered 503 with Retry-After.',
  offline: 'No request gets an answer.',
  'signed-out': "A customer's own data is answered 401.",
} as const satisfies Readonly<Record<Scenario, string>> & Readonly<Record<string, string>>

/** A named state of the backend or of the mock handlers. */
export type ScenarioName = keyof typeof SCENARIO_LINES
