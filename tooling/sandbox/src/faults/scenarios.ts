import type { Faults, InsurerFault } from './Faults.ts'

const PANEL = ['MLP', 'NEO', 'MLC', 'ACC', 'ZUR', 'ING', 'AIG']
const all = (fault: Omit<InsurerFault, 'code'>) => PANEL.map((code) => ({ code, ...fault }))

/** Named states of the world, for tests, stories and demonstrations. */
export const SCENARIOS = {
  happy: {},
  'slow-insurers': { insurers: PANEL.map((code, index) => ({ code, latencyMs: 400 * (index + 1) })) },
  'one-declines': { insurers: [{ code: 'MLC', outcome: 'decline' }] },
  'one-unavailable': { insurers: [{ code: 'ZUR', outcome: 'unavailable' }] },
  'one-times-out': { insurers: [{ code: 'ACC', outcome: 'hang' }] },
  'all-decline': { insurers: all({ outcome: 'decline' }) },
  'all-fail': { insurers: all({ outcome: 'unavailable' }) },
  'occupations-fallback': { occupations: { cdn: 'fail', api: 'ok' } },
  'occupations-down': { occupations: { cdn: 'fail', api: 'fail' } },
  'occupations-empty': { occupations: { cdn: 'empty', api: 'empty' } },
  'occupations-garbage': { occupations: { cdn: 'garbage', api: 'garbage' } },
  'saves-fail': { saves: 'fail' },
  'saves-slow': { saves: 'slow' },
  'saves-busy': { saves: 'busy' },
  'saves-lost': { saves: 'lost' },
  'mail-down': { mail: 'fail' },
  'documents-down': { documents: 'fail' },
  'documents-garbage': { documents: 'garbage' },
  'identity-busy': { identity: { outcome: 'TooManyRequestsException' } },
  'identity-down': { identity: { outcome: 'InternalErrorException' } },
} as const satisfies Record<string, Partial<Faults>>

export type ScenarioName = keyof typeof SCENARIOS

/** The faults of a scenario, as a copy that may be changed. */
export const faultsOf = (name: ScenarioName): Partial<Faults> =>
  structuredClone<Partial<Faults>>(SCENARIOS[name])
