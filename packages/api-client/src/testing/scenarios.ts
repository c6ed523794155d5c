/**
 * Every named state of the backend, with a line of what happens, and who plays it: the mock handlers, the reference
 * backend, or both. What a mock alone plays needs no server, or one that is another's; the rest takes a real save or file.
 */
export const SCENARIO_TABLE = {
  happy: { playedBy: 'both', line: 'Everything works.' },
  slow: { playedBy: 'both', line: 'Prices, saves, lists and sign-in take seconds.' },
  'slow-insurers': { playedBy: 'backend', line: 'Each insurer takes 0.4 s longer than the one before.' },
  'insurer-declines': { playedBy: 'both', line: 'One insurer declines; the others quote.' },
  'insurer-unavailable': { playedBy: 'both', line: 'One insurer is unavailable; the others quote.' },
  'insurer-times-out': {
    playedBy: 'backend',
    line: 'One insurer does not answer for 8 s, then is unavailable.',
  },
  'all-decline': { playedBy: 'both', line: 'Every insurer declines.' },
  'all-unavailable': { playedBy: 'both', line: 'Every insurer is unavailable.' },
  'compare-fails': { playedBy: 'mocks', line: 'The comparison is answered 500.' },
  'occupations-cdn-down': { playedBy: 'both', line: 'The CDN has no occupations; the API has.' },
  'occupations-down': { playedBy: 'both', line: 'Occupations can be had nowhere.' },
  'occupations-empty': { playedBy: 'backend', line: 'The list of occupations is empty.' },
  'occupations-garbage': { playedBy: 'backend', line: 'The list of occupations cannot be read.' },
  'documents-down': { playedBy: 'both', line: "Insurers' documents cannot be had." },
  'documents-garbage': { playedBy: 'backend', line: "The list of insurers' documents cannot be read." },
  'save-fails': { playedBy: 'both', line: 'Saves are answered 500.' },
  'save-refused': { playedBy: 'mocks', line: 'Saves are answered 422 with the fields refused.' },
  'save-slow': { playedBy: 'backend', line: 'Saves take 3 s.' },
  'save-busy': { playedBy: 'backend', line: 'Saves are answered 503 with Retry-After.' },
  'save-lost': {
    playedBy: 'backend',
    line: 'Saves are stored and the connection is dropped before the answer.',
  },
  'mail-down': { playedBy: 'backend', line: 'Mail cannot be sent.' },
  'identity-busy': { playedBy: 'backend', line: 'Sign-in is answered TooManyRequestsException.' },
  'identity-down': { playedBy: 'backend', line: 'Sign-in is answered InternalErrorException.' },
  busy: { playedBy: 'mocks', line: 'Everything is answered 503 with Retry-After.' },
  offline: { playedBy: 'mocks', line: 'No request gets an answer.' },
  'signed-out': { playedBy: 'mocks', line: "A customer's own data is answered 401." },
} as const

type Table = typeof SCENARIO_TABLE
type NotPlayedBy<Player extends 'mocks' | 'backend'> = {
  [Name in keyof Table]: Table[Name]['playedBy'] extends Player | 'both' ? never : Name
}[keyof Table]

/** A named state that the mock handlers play. */
export type Scenario = Exclude<keyof Table, NotPlayedBy<'mocks'>>

/** A named state that the reference backend plays. */
export type BackendScenario = Exclude<keyof Table, NotPlayedBy<'backend'>>

const isPlayedByMocks = (name: string): name is Scenario =>
  SCENARIO_TABLE[name as keyof Table].playedBy !== 'backend'

/** Named states of the backend that stories and tests can have the mock handlers play. */
export const SCENARIOS: readonly Scenario[] = Object.keys(SCENARIO_TABLE).filter(isPlayedByMocks)
