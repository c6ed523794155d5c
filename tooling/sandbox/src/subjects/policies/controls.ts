import type { FastifyInstance } from 'fastify'
import { closed } from '../../document/closed.ts'
import { findByEmail } from '../../identity/people.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { storePolicy } from './policyRows.ts'
import type { Commission, StoredPolicy } from './StoredPolicy.ts'

/** Policies as they are stored, for the customer with this address, or with this subject in their token. */
interface PoliciesBody {
  email?: string
  owner?: string
  policies: (StoredPolicy & { commission: Commission })[]
}

const policiesBody = closed(
  {
    email: { type: 'string', format: 'email', maxLength: 254 },
    owner: { type: 'string', minLength: 1, maxLength: 100 },
    policies: {
      type: 'array',
      maxItems: 100,
      items: {
        type: 'object',
        required: ['name', 'insurer_Code', 'start_Date', 'drawDay', 'overdue', 'commission'],
        properties: {
          drawDay: { type: ['integer', 'null'] },
          overdue: { type: ['number', 'null'] },
          commission: closed({ upFrontCents: { type: 'integer' }, ongoingCents: { type: 'integer' } }, [
            'upFrontCents',
            'ongoingCents',
          ]),
        },
      },
    },
  },
  ['policies'],
)

/** Adds policies to a customer's account, as their insurers would. */
export function servePolicyControls(controls: FastifyInstance, services: Services): void {
  const { database, sealing, now } = services
  controls.post<{ Body: PoliciesBody }>(
    '/policies',
    { schema: { body: policiesBody } },
    async ({ body: { email = '', owner: subject, policies } }) => {
      const owner = subject ?? (await findByEmail(database.queries, email.toLowerCase(), now()))?.sub
      if (owner === undefined) throw new Problem(404, [{ field: 'email', code: 'not-found' }])
      const ids: string[] = []
      for (const { commission, ...policy } of policies)
        ids.push(await storePolicy(database.queries, sealing, { owner, policy, commission, now: now() }))
      return { ids }
    },
  )
}
