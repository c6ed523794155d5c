import type { FastifyInstance } from 'fastify'
import { findByEmail } from '../identity/people.ts'
import { storePolicy } from '../operations/policies/policyRows.ts'
import type { Services } from '../operations/Services.ts'
import { Problem } from '../problem/Problem.ts'
import { controlSchemas, type PoliciesBody } from './controlSchemas.ts'

/** Adds policies to a customer's account, as their insurers would. */
export function servePolicies(controls: FastifyInstance, services: Services): void {
  const { database, sealing, now } = services
  controls.post<{ Body: PoliciesBody }>(
    '/policies',
    { schema: { body: controlSchemas.policies } },
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
