import { randomUUID } from 'node:crypto'
import { selectCovers, setCoverAmount } from '@coverkit/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { CHANGE_PATH, lifeChangeBody } from '../../testing/changes.ts'
import { OPERATION_ENGINES, startTestSandbox } from '../../testing/engines.ts'
import { bearer, mailsTo } from '../../testing/identity.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'

const LIMITS_PATH = '/api/v1/policies/Getguaranteedinsurability?ProductCode=MLC-01&SumInsured=600000'
const INCREASE = {
  policyId: null,
  event: 'marriage',
  eventDate: '2026-11-10',
  cover: 'life',
  increase: 100_000,
  newAmount: null,
  earlierAmount: null,
  acknowledged: true,
} as const

type Quote = Parameters<typeof selectCovers>[0]
const asItIs = (quote: Quote) => quote

describe.each(OPERATION_ENGINES)('an increase after a life event with a change of cover on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  const now = new Date('2026-11-22T13:00:00Z')
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
    owner = randomUUID()
    ;[id = ''] = await givePolicies(api, { owner }, [lifePolicy()])
  })

  const body = (increase: object = {}, quote: (now: Quote) => Quote = asItIs) => ({
    ...lifeChangeBody(id, owner, quote, { indexation: 'off12Months' }),
    guaranteedInsurability: { ...INCREASE, ...increase },
  })
  const change = (sent: unknown, headers = {}) =>
    api.post(CHANGE_PATH, sent, { ...bearer(owner), ...headers })
  const errorsOf = async (sent: unknown) => {
    const { status, json } = await change(sent)
    return [status, (json as Schema<'Problem'>).errors?.map(({ field, code }) => [field, code])]
  }
  const list = async () =>
    ((await api.get('/api/v1/policies/changes', bearer(owner))).json as Schema<'PolicyChanges'>).changes
  const lastRequest = async () =>
    ((await api.get(LIMITS_PATH, bearer(owner))).json as Schema<'GuaranteedInsurabilityAnswer'>).lastRequest

  test('is stored once as a request of its own, is listed and is mailed without the event', async () => {
    const key = { 'idempotency-key': randomUUID() }
    expect((await change(body(), key)).status).toBe(200)
    expect((await change(body(), key)).status).toBe(200)
    expect(await lastRequest()).toMatchObject({
      event: 'marriage',
      cover: 'life',
      increase: 100_000,
      files: [],
    })
    expect(await list()).toMatchObject([
      {
        status: 'with-insurer',
        covers: [],
        terms: [{ field: 'indexation', from: 'on', to: 'off12Months' }],
        increase: { event: 'marriage', eventDate: '2026-11-10', cover: 'life', increase: 100_000 },
      },
    ])
    const [mail, ...others] = await mailsTo(api, `${owner}@example.com`)
    expect(others).toEqual([])
    expect(mail?.text).toContain(
      'You’ve asked for an increase after a life event. The insurer decides once it has your proof. You can send it from your account.',
    )
    expect(mail?.text).not.toMatch(/marriage|100,?000/i)
  })

  test('may be all that is requested; the insurer decides first, and it is done once the sum is higher', async () => {
    const increaseOnly = { ...lifeChangeBody(id, owner, asItIs), guaranteedInsurability: INCREASE }
    const nothing = { ...increaseOnly, guaranteedInsurability: null }
    expect(await errorsOf(nothing)).toEqual([422, [['after', 'required']]])
    const answer = await change(increaseOnly)
    expect([answer.status, answer.json]).toMatchObject([
      200,
      { effectiveOn: null, needsHealthQuestions: false, premium: { premium: { parts: { total: 57.71 } } } },
    ])
    expect(await list()).toMatchObject([{ status: 'with-insurer', covers: [], terms: [] }])
    await givePolicies(api, { owner }, [lifePolicy({ sum_Insured: 700_000 })])
    expect(await list()).toMatchObject([{ status: 'done' }])
  })

  test('that is refused takes the change along: nothing is stored and nothing is mailed', async () => {
    expect(await errorsOf(body({ increase: 141_501 }))).toEqual([
      422,
      [['guaranteedInsurability.increase', 'max']],
    ])
    expect(await errorsOf(body({ eventDate: '2026-08-01' }))).toEqual([
      422,
      [
        ['guaranteedInsurability', 'window-closed'],
        ['guaranteedInsurability.eventDate', 'expired'],
      ],
    ])
    expect(await errorsOf(body({ acknowledged: false }))).toEqual([
      422,
      [['guaranteedInsurability.acknowledged', 'required']],
    ])
    expect(await list()).toEqual([])
    expect(await lastRequest()).toBeNull()
    expect(await mailsTo(api, `${owner}@example.com`)).toEqual([])
  })

  test('is one in 12 months, by whichever way it is requested', async () => {
    expect((await change(body())).status).toBe(200)
    expect(await errorsOf(body({ increase: 1_000 }))).toEqual([
      422,
      [['guaranteedInsurability', 'increased-lately']],
    ])
  })

  test('is of the policy that changes, and of a cover that is not lowered or ended', async () => {
    expect(await errorsOf(body({ policyId: randomUUID() }))).toEqual([
      422,
      [['guaranteedInsurability.policyId', 'match']],
    ])
    expect(await errorsOf(body({}, (quote) => setCoverAmount(quote, 'life', 500_000).quote))).toEqual([
      422,
      [['guaranteedInsurability.cover', 'inconsistent']],
    ])
    expect(await errorsOf(body({}, (quote) => selectCovers(quote, []).quote))).toEqual([
      422,
      [['guaranteedInsurability.cover', 'inconsistent']],
    ])
  })
})
