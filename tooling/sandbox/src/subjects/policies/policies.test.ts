import { policyFromSaved } from '@coverkit/core/policies'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { OPERATION_ENGINES, startTestSandbox } from '../../testing/engines.ts'
import { bearer } from '../../testing/identity.ts'
import { givePolicies, lifePolicy, POLICIES_PATH } from '../../testing/policies.ts'

describe.each(OPERATION_ENGINES)('the policies of a customer on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  let now = new Date('2026-11-22T13:00:00Z')
  beforeAll(async () => {
    const verifyToken = async (token: string) => ({ subject: token, email: `${token}@example.com` })
    api = await startTestSandbox(engine, { verifyToken, now: () => now })
  })
  afterAll(() => api.close())

  const read = async (subject: string) =>
    (await api.get(POLICIES_PATH, bearer(subject))).json as Schema<'Policy'>[]

  test('are answered with every field, and the dates of the day in Sydney', async () => {
    const { drawDay: _day, overdue: _sum, ...stored } = lifePolicy()
    const [id] = await givePolicies(api, { owner: 'ada' }, [lifePolicy()])
    expect(await read('ada')).toEqual([
      {
        ...stored,
        id,
        status: 'in-force',
        overdue_Amount: null,
        premium_Label: "ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote.",
        // In Sydney it is midnight of the 23rd.
        next_Debit_Date: '2026-12-14',
        next_Anniversary_Date: '2027-08-14',
        cooling_Off_End_Date: null,
        increase_Without_Proof: null,
      },
    ])
  })

  test.each([{ commission: null }, { overdue: 'much' }, { drawDay: 1.5 }])(
    'are refused, and not stored, with %o',
    async (fault) => {
      const commission = { upFrontCents: 100, ongoingCents: 10 }
      const policies = [{ ...lifePolicy(), commission, ...fault }]
      expect((await api.post('/sandbox/policies', { owner: 'eve', policies })).status).toBe(422)
      expect(await read('eve')).toEqual([])
    },
  )

  test('come with the latest start first, and are the same rows when they are stored again', async () => {
    const list = [
      lifePolicy({ name: 'B' }),
      lifePolicy({ name: 'A' }),
      lifePolicy({ name: 'C', start_Date: '2026-01-02' }),
    ]
    const ids = await givePolicies(api, { owner: 'zoe' }, list)
    expect((await read('zoe')).map(({ name }) => name)).toEqual(['C', 'A', 'B'])
    expect(
      await givePolicies(api, { owner: 'zoe' }, [lifePolicy({ name: 'B', premium_Amount: 60 })]),
    ).toEqual(ids.slice(0, 1))
    expect((await read('zoe')).find(({ name }) => name === 'B')?.premium_Amount).toBe(60)
    expect(await read('zoe')).toHaveLength(3)
  })

  test('may be cancelled for a refund for 30 days from their start, as their statement says', async () => {
    await givePolicies(api, { owner: 'ida' }, [lifePolicy({ start_Date: '2026-11-01' })])
    const on = async (instant: string) => {
      now = new Date(instant)
      return (await read('ida'))[0]?.cooling_Off_End_Date
    }
    expect(await on('2026-11-30T13:30:00Z')).toBe('2026-12-01')
    expect(await on('2026-12-01T13:30:00Z')).toBeNull()
  })

  test('T14: are nobody else’s', async () => {
    await givePolicies(api, { owner: 'eve' }, [lifePolicy({ name: 'EVE-1' })])
    expect(await read('ben')).toEqual([])
    expect((await read('zoe')).some(({ name }) => name === 'EVE-1')).toBe(false)
    expect((await api.get(POLICIES_PATH)).status).toBe(401)
  })

  test('lapse on their day, and are in force until its end', async () => {
    const lapsing = lifePolicy({ lapse_Date: '2026-11-25', overdue: 57.71 })
    await givePolicies(api, { owner: 'leo' }, [lapsing])
    const on = async (instant: string) => {
      now = new Date(instant)
      const [policy] = await read('leo')
      return [
        policy?.status,
        policy?.overdue_Amount,
        policy?.next_Debit_Date,
        policy?.next_Anniversary_Date,
        policy && policyFromSaved(policy).lapseDate,
      ]
    }
    expect(await on('2026-11-25T12:59:59Z')).toEqual(['lapsing', 57.71, null, '2027-08-14', '2026-11-25'])
    expect(await on('2026-11-25T13:00:00Z')).toEqual(['lapsed', null, null, null, '2026-11-25'])
  })
})
