import { SCENARIO_LINES, type ScenarioName } from '@coverkit/api-client/scenarios'
import { INSURER_CODES } from '@coverkit/core'
import type { Faults, InsurerFault } from './Faults.ts'

const SLOW_INSURER_MS = 2500
const all = (fault: Omit<InsurerFault, 'code'>) => INSURER_CODES.map((code) => ({ code, ...fault }))

/** Faults of each named state in the list that the mock handlers share. */
export const SCENARIOS = {
  happy: {},
  slow: {
    insurers: all({ latencyMs: SLOW_INSURER_MS }),
    occupations: { cdn: 'slow', api: 'slow' },
    saves: 'slow',
    documents: 'slow',
    identity: { outcome: 'slow' },
  },
  'slow-insurers': { insurers: INSURER_CODES.map((code, index) => ({ code, latencyMs: 400 * (index + 1) })) },
  'insurer-declines': { insurers: [{ code: 'MLC', outcome: 'decline' }] },
  'insurer-unavailable': { insurers: [{ code: 'ZUR', outcome: 'unavailable' }] },
  'insurer-times-out': { insurers: [{ code: 'ACC', outcome: 'hang' }] },
  'all-decline': { insurers: all({ outcome: 'decline' }) },
  'all-unavailable': { insurers: all({ outcome: 'unavailable' }) },
  'occupations-cdn-down': { occupations: { cdn: 'fail', api: 'ok' } },
  'occupations-down': { occupations: { cdn: 'fail', api: 'fail' } },
  'occupations-empty': { occupations: { cdn: 'empty', api: 'empty' } },
  'occupations-garbage': { occupations: { cdn: 'garbage', api: 'garbage' } },
  'save-fails': { saves: 'fail' },
  'save-slow': { saves: 'slow' },
  'save-busy': { saves: 'busy' },
  'save-lost': { saves: 'lost' },
  'mail-down': { mail: 'fail' },
  'documents-down': { documents: 'fail' },
  'documents-garbage': { documents: 'garbage' },
  'identity-busy': { identity: { outcome: 'TooManyRequestsException' } },
  'identity-down': { identity: { outcome: 'InternalErrorException' } },
} as const satisfies Partial<Record<ScenarioName, Partial<Faults>>>

/** A named state that this backend can simulate. */
export type BackendScenario = keyof typeof SCENARIOS

const isScenario = (name: string): name is BackendScenario => Object.hasOwn(SCENARIOS, name)

/**
 * Returns the name of a scenario.
 * @throws Error that lists the valid names
 */
export function readScenario(name: string): BackendScenario {
  if (!isScenario(name)) throw new Error(`There is no scenario ${name}. There are:\n${scenarioLines()}`)
  return name
}

/** Lists the scenarios, one a line, in the order of the shared list. */
export function scenarioLines(): string {
  const names = Object.keys(SCENARIO_LINES).filter(isScenario)
  const width = Math.max(...names.map((name) => name.length))
  return names.map((name) => `  ${name.padEnd(width)}  ${SCENARIO_LINES[name]}`).join('\n')
}

/** Returns a copy of a scenario's faults that may be changed. */
export const faultsOf = (name: BackendScenario): Partial<Faults> =>
  structuredClone<Partial<Faults>>(SCENARIOS[name])
