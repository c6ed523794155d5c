import { CLAIM_DOCUMENTS, CLAIM_OUTCOMES, CLAIM_STAGES } from '@coverkit/core/claims'
import { type Faults, IDENTITY_OUTCOMES, SAVE_FAULTS, SOURCE_FAULTS } from '../faults/Faults.ts'
import { type BackendScenario, SCENARIOS } from '../faults/scenarios.ts'
import type { ClaimMove } from '../operations/claims/advanceClaims.ts'
import type { Commission, StoredPolicy } from '../operations/policies/StoredPolicy.ts'
import type { Stage } from '../operations/transfers/stages.ts'
import { closed } from './closed.ts'

export type FaultsBody = Partial<Faults> & { clientId?: string }
/** Without a policy, all due policies move. */
export interface TransferStageBody {
  policyId?: string
  stage?: Stage
}
/** Without a claim, all due claims move. */
export type ClaimMoveBody = ClaimMove & { claimId?: string }
/** Policies as they are stored, for the customer with this address, or with this subject in their token. */
export interface PoliciesBody {
  email?: string
  owner?: string
  policies: (StoredPolicy & { commission: Commission })[]
}
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
  saved: closed({ clientId }),
  savedOfOne: closed({ clientId }, ['clientId']),
  savedFrom: closed({ email: { type: 'string', minLength: 1, maxLength: 254 } }, ['email']),
  transferStage: closed({
    policyId: { type: 'string', format: 'uuid' },
    stage: { enum: ['sent', 'with-insurer', 'needs-you', 'transferred'] satisfies Stage[] },
  }),
  claimMove: closed({
    claimId: { type: 'string', format: 'uuid' },
    stage: { enum: CLAIM_STAGES.filter((stage) => stage !== 'lodged') },
    outcome: { enum: CLAIM_OUTCOMES },
    requested: { type: 'array', maxItems: 20, uniqueItems: true, items: { enum: CLAIM_DOCUMENTS } },
  }),
  checkFinding: closed({ id: { type: 'string', format: 'uuid' }, finding: { enum: ['verified', 'again'] } }, [
    'id',
    'finding',
  ]),
  policies: closed(
    {
      email: { type: 'string', format: 'email', maxLength: 254 },
      owner: { type: 'string', minLength: 1, maxLength: 100 },
      policies: {
        type: 'array',
        maxItems: 100,
        items: {
          type: 'object',
          required: ['name', 'insurer_Code', 'start_Date', 'drawDay', 'overdue', 'commission'],
        },
      },
    },
    ['policies'],
  ),
  activation: closed({ code: { type: 'string', minLength: 1, maxLength: 100 } }, ['code']),
}
