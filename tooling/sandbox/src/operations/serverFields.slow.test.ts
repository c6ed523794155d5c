import { beforeAll, describe, expect, test } from 'vitest'
import { placesOf, put, valueAt } from '../testing/bodyPlaces.ts'
import { addressOf, documentOperations, exampleBody } from '../testing/documentOperations.ts'
import { OPERATION_ENGINES } from '../testing/engines.ts'
import { type Holder, ownRequests, useHolders } from '../testing/useHolders.ts'

/** Fields that only the server sets, under several names. */
const SERVERS: Readonly<Record<string, unknown>> = {
  owner: 'somebody',
  subject: 'somebody',
  commission: 99,
  premium_Amount: 1,
  premium: 1,
  status: 'Policy in Force',
  stage: 'paid',
  outcome: 'accepted',
  state: 'verified',
  verified: true,
  triesLeft: 99,
  mediaType: 'text/html',
  savedAt: '2020-01-01T00:00:00Z',
  effectiveOn: '2020-01-01',
  closesAt: '2020-01-01T00:00:00Z',
  role: 'admin',
  sealedClaim: 'x',
}

const cases = documentOperations.filter(({ bodies }) => 'application/json' in bodies)

describe.each(OPERATION_ENGINES)('fields that are the server’s on %s', { timeout: 60_000 }, (engine) => {
  const { holder, api } = useHolders(engine)
  let robin: Holder
  beforeAll(async () => {
    robin = await holder('Robin')
  })

  test.each(cases)('T15: $id takes none, at no depth', async (operation) => {
    const own = { body: exampleBody(operation), ...ownRequests(robin)[operation.id] }
    const schema = operation.bodies['application/json']
    const closed = placesOf(schema ?? {}).filter(
      ({ path, kind, schema: one }) =>
        kind === 'object' &&
        one.additionalProperties === false &&
        (path.length === 0 || typeof valueAt(own.body, path) === 'object') &&
        (path.length === 0 || valueAt(own.body, path) !== null),
    )
    expect(closed.length).toBeGreaterThan(0)
    for (const { path, schema: one } of closed)
      for (const [name, value] of Object.entries(SERVERS)) {
        if (name in (one.properties ?? {})) continue
        const { status, json } = await api.call(
          operation.method,
          addressOf(operation, { ...own.path, ...own.query }),
          { body: put(own.body, [...path, name], value), headers: robin.headers },
        )
        const { errors } = json as { errors?: { field: string; code: string }[] }
        expect([status, errors]).toEqual([
          422,
          expect.arrayContaining([{ field: [...path, name].join('.'), code: 'additionalProperties' }]),
        ])
      }
  })
})
