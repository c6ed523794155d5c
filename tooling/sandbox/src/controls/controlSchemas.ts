import { closed } from '../document/closed.ts'
import { type Faults, IDENTITY_OUTCOMES, SAVE_FAULTS, SOURCE_FAULTS } from '../faults/Faults.ts'
import { type BackendScenario, SCENARIOS } from '../faults/scenarios.ts'

export type FaultsBody = Partial<Faults> & { clientId?: string }
export interface ScenarioBody {
  name: BackendScenario
  clientId?: string
}

const MAXIMUM_LATENCY_MS = 60_000
const clientId = { type: 'string', minLength: 1, maxLength: 100 }

const insurer = closed(
  {
    code: { type: 'string', minLength: 3, maxLength: 3 },
    latencyMs: { type: 'integer', minimum: 0, maximum: MAXIMUM_LATENCY_MS },
    outcome: { enum: ['decline', 'unavailable', 'hang'] },
  },
  ['code'],
)

export const controlSchemas = {
  faults: closed({
    clientId,
    insurers: { type: 'array', maxItems: 20, items: insurer },
    occupations: closed({ cdn: { enum: SOURCE_FAULTS }, api: { enum: SOURCE_FAULTS } }, ['cdn', 'api']),
    saves: { enum: SAVE_FAULTS },
    mail: { enum: ['ok', 'fail'] },
    documents: { enum: SOURCE_FAULTS },
    identity: {
      oneOf: [
        closed(
          {
            outcome: { enum: IDENTITY_OUTCOMES },
            message: { type: 'string', maxLength: 200 },
            operation: { type: 'string', maxLength: 60 },
          },
          ['outcome'],
        ),
        { type: 'null' },
      ],
    },
  }),
  scenario: closed({ clientId, name: { enum: Object.keys(SCENARIOS) } }, ['name']),
  mail: closed({ to: { type: 'string', maxLength: 254 } }),
  activation: closed({ code: { type: 'string', minLength: 1, maxLength: 100 } }, ['code']),
}
