import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services/Services.ts'
import {
  type ClockBody,
  type LifetimesBody,
  customerControlSchemas as schemas,
  type UserBody,
} from './controlSchemas.ts'
import { makePerson, removePerson } from './makePerson.ts'

/** Serves controls of users, lifetimes and time for tests, such as a token that expires in five seconds. */
export function serveCustomerControls(controls: FastifyInstance, services: Services): void {
  const { pool, clock } = services
  controls.post<{ Body: UserBody }>('/users', { schema: { body: schemas.user } }, async (request) =>
    makePerson(services, request.body),
  )
  controls.delete<{ Querystring: { email: string } }>(
    '/users',
    { schema: { querystring: schemas.email } },
    async (request) => {
      await removePerson(services, request.query.email)
      return { successful: true }
    },
  )
  controls.post<{ Body: LifetimesBody }>(
    '/lifetimes',
    { schema: { body: schemas.lifetimes } },
    async (request) => {
      const { email, ...lifetimes } = request.body
      pool.setLifetimes(lifetimes, email)
      return { successful: true }
    },
  )
  controls.post('/keys', { schema: { body: schemas.nothing } }, async () => {
    await pool.keys.rotate()
    return pool.keys.jwks()
  })
  controls.post<{ Body: ClockBody }>('/clock', { schema: { body: schemas.clock } }, async (request) => {
    clock.move(request.body.offsetMs)
    return { now: clock.now().toISOString() }
  })
}
