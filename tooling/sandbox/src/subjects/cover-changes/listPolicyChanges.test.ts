import { randomUUID } from 'node:crypto'
import { selectCovers } from '@coverkit/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { CHANGE_PATH, lifeChangeBody } from '../../testing/changes.ts'
import { OPERATION_ENGINES, startTestSandbox } from '../../testing/engines.ts'
import { bearer } from '../../testing/identity.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'

const PATH = '/api/v1/policies/changes'

describe.each(OPERATION_ENGINES)('the changes that a customer asked for on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  let now = new Date('2026-11-22T13:00:00Z')
  beforeAll(async () => {
    const verifyToken = async (token: string) => ({
      subject: token,
      email: `${token}@example.com`,
      authenticatedAt: now,
    })
    api = await startTestSandbox(engine, { verifyToken, now: () => now })
  })
  afterAll(() => api.close())

  let owner = ''
  let id = ''
  beforeEach(async () => {
    now = new Date('2026-11-22T13:00:00Z')
    owner = randomUUID()
    ;[id = ''] = await givePolicies(api, { owner }, [lifePolicy()])
  })
  const list = async (token = owner) =>
    ((await api.get(PATH, bearer(token))).json as Schema<'PolicyChanges'>).changes
  const change = async (
    ...change: Parameters<typeof lifeChangeBody> extends [string, string, ...infer Rest] ? Rest : never
  ) => {
    const answer = await api.post(CHANGE_PATH, lifeChangeBody(id, owner, ...change), bearer(owner))
    expect(answer.status).toBe(200)
    return answer.json as Schema<'ChangeCoverAnswer'>
  }

  test('are listed with what the policy was, what was asked for and when', async () => {
    expect(await list()).toEqual([])
    const answer = await change(undefined, { indexation: 'off12Months' })
    expect(await list()).toEqual([
      {
        id: answer.id,
        reference: answer.reference,
        status: 'with-insurer',
        requestedAt: '2026-11-22T13:00:00.000Z',
        effectiveOn: answer.effectiveOn,
        needsHealthQuestions: false,
        policyId: id,
        insurerCode: 'MLC',
        policyNumber: 'MLC0012345',
        covers: [
          { cover: 'life', kind: 'decreased', terms: [{ field: 'sumInsured', from: 600_000, to: 500_000 }] },
        ],
        terms: [{ field: 'indexation', from: 'on', to: 'off12Months' }],
        increase: null,
        premiumBefore: { amount: 57.71, frequency: 'monthly' },
        premium: { amount: 50.33, frequency: 'monthly' },
      },
    ])
  })

  test('are the caller’s own, newest first', async () => {
    const first = await change()
    now = new Date('2026-11-22T13:05:00Z')
    const second = await change(undefined, { indexation: 'off12Months' })
    expect((await list()).map(({ reference }) => reference)).toEqual([second.reference, first.reference])
    expect(await list('eve')).toEqual([])
    expect((await api.get(PATH)).status).toBe(401)
  })

  test('are done once the policy on record is what was asked for', async () => {
    await change()
    await givePolicies(api, { owner }, [lifePolicy({ sum_Insured: 500_000 })])
    expect(await list()).toMatchObject([
      { status: 'done', covers: [{ terms: [{ from: 600_000, to: 500_000 }] }] },
    ])
  })

  test('that end a policy are done once it lapsed', async () => {
    await change((quote) => selectCovers(quote, []).quote)
    expect(await list()).toMatchObject([
      { status: 'with-insurer', premium: null, covers: [{ kind: 'removed' }] },
    ])
    await givePolicies(api, { owner }, [lifePolicy({ lapse_Date: '2026-11-01' })])
    expect(await list()).toMatchObject([{ status: 'done' }])
  })
})
