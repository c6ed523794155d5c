import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { INSURABILITY_LIMITS } from '@coverkit/core/guaranteed-insurability'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { OPERATION_ENGINES, startTestSandbox } from '../../testing/engines.ts'
import { bearer } from '../../testing/identity.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'

const PATH = '/api/v1/policies/guaranteedinsurability'
const LIMITS_PATH = '/api/v1/policies/Getguaranteedinsurability?ProductCode=MLC-01&SumInsured='

type Limits = Schema<'GuaranteedInsurabilityAnswer'>

describe.each(OPERATION_ENGINES)('increases without health questions on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  let now = new Date('2026-11-23T00:00:00Z')
  beforeAll(async () => {
    const verifyToken = async (token: string) => ({ subject: token, email: `${token}@example.com` })
    api = await startTestSandbox(engine, { verifyToken, now: () => now })
  })
  afterAll(() => api.close())

  let owner = ''
  let id = ''
  beforeEach(async () => {
    now = new Date('2026-11-23T00:00:00Z')
    owner = randomUUID()
    ;[id = ''] = await givePolicies(api, { owner }, [lifePolicy()])
  })

  const limits = async (token = owner, sum: number | string = 600_000) =>
    api.get(LIMITS_PATH + sum, bearer(token))
  const body = (needs: object = {}) => ({
    productCode: 'MLC-01',
    needs: {
      policyId: id,
      event: 'marriage',
      eventDate: '2026-11-10',
      cover: 'life',
      increase: 100_000,
      newAmount: null,
      earlierAmount: null,
      acknowledged: true,
      ...needs,
    },
  })
  const send = (sent: unknown, headers = {}) => api.post(PATH, sent, { ...bearer(owner), ...headers })
  const errorsOf = async (sent: unknown) => {
    const { status, json } = await send(sent)
    return [status, (json as Schema<'Problem'>).errors?.map(({ field, code }) => [field, code])]
  }

  test('are confirmed by one email, which names neither the event nor a sum', async () => {
    const mails = async () =>
      (await api.get(`/sandbox/mail?to=${owner}@example.com`, { accept: 'application/json' })).json as {
        subject: string
        text: string
      }[]
    const key = { 'idempotency-key': randomUUID() }
    expect((await send(body({ increase: 1_000_000 }), key)).status).toBe(422)
    expect(await mails()).toEqual([])
    for (let tries = 0; tries < 2; tries++)
      expect((await send(body({ increase: 77_777 }), key)).status).toBe(200)
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 20_000 })
    const [mail] = await mails()
    expect(mail?.subject).toBe('We have your request to increase your cover')
    expect(mail?.text).toContain(
      'We have your request to increase your cover under policy ••• 345 with Mallee Life Company after a life event',
    )
    expect(mail?.text).toContain('Your request doesn’t change anything until the insurer agrees.')
    expect(mail?.text).not.toMatch(/marriage|77|MLC0012345/i)
  })

  test('are limited by event, as the rating rules say', async () => {
    const answer = (await limits()).json as Limits
    const { maximums, ...rest } = answer
    expect(rest).toEqual({
      successful: true,
      productCode: 'MLC-01',
      policyId: id,
      cover: 'life',
      eligible: true,
      reasons: [],
      nextIncreaseOn: null,
      lastRequest: null,
      covers: [
        {
          kind: 'life',
          sumInsured: 600_000,
          originalSum: 566_000,
          earlierIncreases: 0,
          highestSum: 15_000_000,
        },
      ],
    })
    expect(maximums).toEqual([
      { event: 'marriage', maximum: 141_500 },
      { event: 'separation', maximum: 141_500 },
      { event: 'birthOrAdoption', maximum: 141_500 },
      { event: 'childStartsSchool', maximum: 141_500 },
      { event: 'mortgage', maximum: 200_000 },
      { event: 'spouseDeath', maximum: 141_500 },
      { event: 'becomingCarer', maximum: 141_500 },
      { event: 'salaryRise', maximum: 141_500 },
    ])
  })

  test('T14: are the owner’s to see and to ask for', async () => {
    expect((await limits('eve')).status).toBe(404)
    expect((await limits(owner, 600_001)).status).toBe(404)
    expect((await api.get(`${LIMITS_PATH}600000`)).status).toBe(401)
    expect((await api.post(PATH, body(), bearer('eve'))).status).toBe(404)
    await givePolicies(api, { owner: 'eve' }, [lifePolicy()])
    expect((await api.post(PATH, body(), bearer('eve'))).status).toBe(404)
    expect((await api.post(PATH, body())).status).toBe(401)
    expect(await errorsOf({ ...body(), productCode: 'ZUR-01' })).toEqual([404, [['', 'not-found']]])
  })

  test('are stored once for their key, and count from then on', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const [first, again] = await Promise.all([send(body(), key), send(body(), key)])
    expect([first.status, again.text]).toEqual([200, first.text])
    expect((await send(body({ increase: 1 }), key)).status).toBe(409)
    expect((await limits()).json).toMatchObject({
      eligible: false,
      reasons: ['increased-lately'],
      nextIncreaseOn: '2027-11-23',
      covers: [{ earlierIncreases: 100_000 }],
    })
    expect(await errorsOf(body())).toEqual([422, [['needs', 'increased-lately']]])
    now = new Date('2027-11-23T00:00:00Z')
    expect((await limits()).json).toMatchObject({ eligible: true, covers: [{ earlierIncreases: 100_000 }] })
  })

  test('are one of many that come at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((increase) => send(body({ increase }))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  })

  test('T28: are refused with why, and with what is wrong', async () => {
    expect(await errorsOf(body({ eventDate: '2026-09-01', increase: 141_501, acknowledged: false }))).toEqual(
      [
        422,
        [
          ['needs', 'window-closed'],
          ['needs.eventDate', 'expired'],
          ['needs.increase', 'max'],
          ['needs.acknowledged', 'required'],
        ],
      ],
    )
    const insured = {
      date_of_Birth: '1971-11-23',
      rated_Age: 54,
      gender: 'M',
      smoker: false,
      occupation: null,
      occupation_ID: 4,
      state: 'NSW',
    } as const
    await givePolicies(api, { owner }, [lifePolicy({ insured })])
    expect(await errorsOf(body())).toEqual([422, [['needs', 'too-old']]])
  })

  test('are of the policy that is named where two are alike', async () => {
    const [alike = ''] = await givePolicies(api, { owner }, [lifePolicy({ name: 'MLC0099999' })])
    expect((await send(body())).status).toBe(200)
    const of = (policyId: string, sum = 600_000, token = owner) =>
      limits(token, `${sum}&PolicyId=${policyId}`)
    for (const named of [id, id.toUpperCase()])
      expect((await of(named)).json).toMatchObject({
        policyId: id,
        reasons: ['increased-lately'],
        lastRequest: { increase: 100_000 },
      })
    expect((await of(alike)).json).toMatchObject({ policyId: alike, eligible: true, lastRequest: null })
    expect((await of(id, 600_001)).status).toBe(404)
    expect((await of('')).status).toBe(400)
  })

  test('T14: are nobody’s by the id of another’s policy, nor of another product', async () => {
    const eve = `eve-${owner}`
    await givePolicies(api, { owner: eve }, [lifePolicy()])
    const unnamed = '600000'
    expect((await limits(eve, unnamed)).status).toBe(200)
    for (const policyId of [id, randomUUID(), 'p-1001'])
      expect((await limits(eve, `${unnamed}&PolicyId=${policyId}`)).status).toBe(404)
    const [other = ''] = await givePolicies(api, { owner }, [lifePolicy({ product_Code: 'ZUR-01' })])
    expect((await limits(owner, `${unnamed}&PolicyId=${other}`)).status).toBe(404)
  })

  test('name the policy where several are of the product', async () => {
    await givePolicies(api, { owner }, [lifePolicy({ name: 'MLC0099999' })])
    expect(await errorsOf(body({ policyId: null }))).toEqual([422, [['needs.policyId', 'required']]])
    expect((await send(body({ policyId: id.toUpperCase() }))).status).toBe(200)
  })
})

test('the form keeps to the very limits of the rating tables', () => {
  const url = new URL('../../../data/rating_tables.json', import.meta.url)
  const { guaranteedInsurability: data } = JSON.parse(readFileSync(url, 'utf8'))
  const { events, maximumAge, windowDays, perMonths, allRises, incomeProtection } = data
  const { shareOfLoanOrRise, ...mortgage } = events.mortgage
  expect(shareOfLoanOrRise).toBe(1)
  expect(INSURABILITY_LIMITS).toEqual({
    maximumAge,
    windowDays,
    perMonths,
    event: events.default,
    mortgage,
    salary: events.salary,
    allRises,
    incomeProtection,
  })
})
