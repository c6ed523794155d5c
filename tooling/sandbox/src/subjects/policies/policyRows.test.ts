import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/Database.ts'
import { makeSealing } from '../../sealing/makeSealing.ts'
import { ENGINES } from '../../testing/engines.ts'
import { openEmpty } from '../../testing/openEmpty.ts'
import { lifePolicy } from '../../testing/policies.ts'
import { ownPolicy, policiesOf, storePolicy } from './policyRows.ts'

const sealing = makeSealing([Buffer.alloc(32, 7)])
const notFound = { status: 404, errors: [{ field: '', code: 'not-found' }] }

describe.each(ENGINES)('one policy of a customer on %s', (engine) => {
  let database: Database
  let id: string
  beforeAll(async () => {
    database = await openEmpty(engine)
    id = await store('ada')
  })
  afterAll(() => database.close())

  const store = (owner: string) =>
    storePolicy(database.queries, sealing, {
      owner,
      policy: lifePolicy(),
      commission: { upFrontCents: 1, ongoingCents: 1 },
      now: new Date(),
    })

  test('is its owner’s, and opens with nothing but what was sealed', async () => {
    expect(await ownPolicy(database.queries, sealing, { owner: 'ada', id })).toEqual({
      id,
      policy: lifePolicy(),
    })
  })

  test('is one row, when the same number is stored many times at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => store('max')))
    expect(new Set(ids).size).toBe(1)
    expect(await policiesOf(database.queries, sealing, 'max')).toHaveLength(1)
  })

  test('T14: is not found by others, nor by an id that is unknown or none', async () => {
    const read = (owner: string, other: string) => ownPolicy(database.queries, sealing, { owner, id: other })
    await expect(read('ben', id)).rejects.toMatchObject(notFound)
    for (const other of [randomUUID(), 'p-1001', '', `${id}0`])
      await expect(read('ada', other)).rejects.toMatchObject(notFound)
  })
})
