import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letterheadOf } from '../../brands/letterhead.ts'
import type { Schema } from '../../document/Schema.ts'
import { newTracking } from '../../testing/bodies.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../../testing/engines.ts'
import { bearer, makePersonIn, newEmail } from '../../testing/identity.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'

const PATH = '/api/v1/policies/nominations'
const sam: Schema<'BeneficiaryContact'> = {
  rowId: 'row-1',
  first_Name: 'Sam',
  last_Name: 'Example',
  date_of_Birth: '1990-11-02',
  address: '12 Sample Street, Newtown NSW 2042',
  relationship_to_Policy_Holder: 'Spouse',
  country_of_Citizenship: 'Australia',
  benefit_Percent: 100,
}

describe('the beneficiaries of a policy', () => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  let now = new Date()
  beforeAll(async () => {
    api = await startTestSandbox(OPERATION_ENGINE, { now: () => now })
  })
  afterAll(() => api.close())

  /** A customer who has just signed in, with a policy. */
  async function customer(policy = lifePolicy()) {
    const person = await makePersonIn(api, { email: newEmail(), accountName: 'wattlebird' })
    const [policyId = ''] = await givePolicies(api, { owner: person.sub }, [policy])
    return { ...person, policyId, headers: bearer(person.token) }
  }
  type Customer = Awaited<ReturnType<typeof customer>>

  const read = async ({ headers }: Pick<Customer, 'headers'>) =>
    ((await api.get(PATH, headers)).json as Schema<'NominationsAnswer'>).nominations
  const send = (who: Pick<Customer, 'headers'>, policyId: string, changes: object = {}, key?: string) =>
    api.post(
      PATH,
      { policyId, nomination_Type: 'nominated', beneficiaries: [sam], ...changes },
      { ...who.headers, 'idempotency-key': key ?? newTracking().id },
    )
  const mailsTo = async (to: string) =>
    (await api.get(`/sandbox/mail?to=${encodeURIComponent(to)}`, { accept: 'application/json' })).json as {
      subject: string
      text: string
    }[]
  const listed = async (reference: string) =>
    (
      (await api.get('/sandbox/nominations', { accept: 'application/json' })).json as {
        id: string
        reference: string
        state: string
      }[]
    ).find((one) => one.reference === reference)
  const decide = async (reference: string, state: string) =>
    (await api.post(`/sandbox/nominations/${(await listed(reference))?.id}/${state}`, {})).status

  test('are unknown at first, then asked for, and named once the insurer has confirmed them', async () => {
    const who = await customer()
    expect(await read(who)).toEqual([{ policyId: who.policyId, current: null, request: null }])
    const { status, json } = await send(who, who.policyId)
    expect(status).toBe(200)
    const { request } = json as Schema<'NominationAnswer'>
    const named = [{ name: 'Sam Example', relationship: 'Spouse', benefit_Percent: 100 }]
    expect(request).toMatchObject({ state: 'requested', nomination_Type: 'nominated', beneficiaries: named })
    expect(await read(who)).toEqual([{ policyId: who.policyId, current: null, request }])
    expect(await decide(request.reference, 'confirmed')).toBe(200)
    expect(await read(who)).toMatchObject([
      { current: { nomination_Type: 'nominated', beneficiaries: named }, request: null },
    ])
    expect(await decide(request.reference, 'refused')).toBe(404)
  })

  test('stay as they were while a request waits, is replaced or is refused', async () => {
    const who = await customer()
    const referenceOf = async (changes: object) => {
      now = new Date(now.getTime() + 1000)
      const { json } = await send(who, who.policyId, changes)
      return (json as Schema<'NominationAnswer'>).request.reference
    }
    await decide(await referenceOf({}), 'confirmed')
    const first = await referenceOf({ beneficiaries: [{ ...sam, first_Name: 'Kim' }] })
    const second = await referenceOf({ beneficiaries: [{ ...sam, first_Name: 'Lee' }] })
    expect((await listed(first))?.state).toBe('replaced')
    expect(await decide(first, 'confirmed')).toBe(404)
    await decide(second, 'refused')
    expect(await read(who)).toMatchObject([
      {
        current: { beneficiaries: [{ name: 'Sam Example' }] },
        request: { reference: second, state: 'refused', beneficiaries: [{ name: 'Lee Example' }] },
      },
    ])
  })

  test('are mailed about without a name: to the customer, and to the broker with a link', async () => {
    const who = await customer()
    const broker = letterheadOf('wattlebird')?.email ?? ''
    const before = (await mailsTo(broker)).length
    const { json } = await send(who, who.policyId)
    const { reference } = (json as Schema<'NominationAnswer'>).request
    const [mail] = await mailsTo(who.email)
    expect(mail?.subject).toBe(`We have your change of beneficiaries, ${reference}`)
    expect(mail?.text).toContain('Nothing changes until the insurer has confirmed it.')
    expect(mail?.text).toContain('If that wasn’t you, change your password and call us straight away.')
    const [notice, ...others] = (await mailsTo(broker)).filter(({ subject }) => subject.includes(reference))
    expect([others, (await mailsTo(broker)).length]).toEqual([[], before + 1])
    expect(notice?.text).toMatch(/\/sandbox\/nominations#/)
    await decide(reference, 'confirmed')
    const texts = (await mailsTo(who.email)).map(({ text }) => text)
    expect(texts.join()).toContain('The insurer has confirmed your change of beneficiaries.')
    expect([...texts, notice?.text].join()).not.toContain('Sam')
    const page = await api.get('/sandbox/nominations', { accept: 'text/html' })
    expect(page.text).toContain('first_Name: Sam')
  })

  test('are stored once for one key, and refused for another body with it', async () => {
    const who = await customer()
    const key = newTracking().id
    const [first, again] = [await send(who, who.policyId, {}, key), await send(who, who.policyId, {}, key)]
    expect(again.json).toEqual(first.json)
    const other = await send(who, who.policyId, { beneficiaries: [{ ...sam, first_Name: 'Kim' }] }, key)
    expect(other.status).toBe(409)
  })

  test.each([
    ['beneficiaries.0.firstName', { beneficiaries: [{ ...sam, first_Name: null }] }],
    ['beneficiaries.rows', { beneficiaries: [{ ...sam, benefit_Percent: 90 }] }],
    ['nomination_Type', { nomination_Type: 'binding' }],
  ])('are refused as the form refuses them: %s', async (field, changes) => {
    const who = await customer()
    const { status, json } = await send(who, who.policyId, changes)
    expect(status).toBe(422)
    expect((json as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(
      field === 'beneficiaries.rows' ? 'beneficiaries' : field,
    )
  })

  test('inside super are dependants, by a binding nomination or a wish', async () => {
    const inSuper = lifePolicy({
      owners: { life: 'S', tpd: null, criticalIllness: null, incomeProtection: null },
    })
    const who = await customer(inSuper)
    const sibling = { ...sam, relationship_to_Policy_Holder: 'Sibling' }
    const binding = { nomination_Type: 'binding' }
    expect((await send(who, who.policyId, { ...binding, beneficiaries: [sibling] })).status).toBe(422)
    expect((await send(who, who.policyId, binding)).status).toBe(200)
  })

  test('binding ones say whether the fund has the signed form, which others don’t need', async () => {
    const inSuper = lifePolicy({
      owners: { life: 'S', tpd: null, criticalIllness: null, incomeProtection: null },
    })
    const who = await customer(inSuper)
    const { json } = await send(who, who.policyId, { nomination_Type: 'binding' })
    const { reference } = (json as Schema<'NominationAnswer'>).request
    await decide(reference, 'confirmed')
    expect(await read(who)).toMatchObject([{ current: { nomination_Type: 'binding', signedFormOn: null } }])
    expect(await decide(reference, 'signed')).toBe(200)
    expect(await read(who)).toMatchObject([
      { current: { signedFormOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) } },
    ])
    expect(await decide(reference, 'signed')).toBe(404)
    const other = await customer()
    const answer = (await send(other, other.policyId)).json as Schema<'NominationAnswer'>
    expect(await decide(answer.request.reference, 'signed')).toBe(404)
    const page = await api.get('/sandbox/nominations', { accept: 'text/html' })
    expect(page.text).toContain('Signed form: here')
  })

  test('T13: are asked for by who has just shown that they are the customer alone', async () => {
    const who = await customer()
    now = new Date(now.getTime() + 6 * 60_000)
    const { status, json } = await send(who, who.policyId)
    expect([status, json]).toMatchObject([422, { errors: [{ field: '', code: 'proof-required' }] }])
    expect(await read(who)).toMatchObject([{ request: null }])
    expect(await mailsTo(who.email)).toEqual([])
  })

  test('are of policies with life cover in force alone', async () => {
    const none = await customer(
      lifePolicy({
        sum_Insured: null,
        critical_Illness_Sum_Insured: 100_000,
        owners: { life: null, tpd: null, criticalIllness: 'O', incomeProtection: null },
      }),
    )
    expect(await read(none)).toEqual([])
    const { status, json } = await send(none, none.policyId)
    expect([status, json]).toMatchObject([422, { errors: [{ field: 'policyId', code: 'no-life-cover' }] }])
    const ended = await customer(lifePolicy({ lapse_Date: '2020-01-01' }))
    expect(await read(ended)).toEqual([])
    expect((await send(ended, ended.policyId)).status).toBe(422)
  })

  test('T14: are changed and read by nobody else, signed in or not', async () => {
    const [who, other] = [await customer(), await customer()]
    await send(who, who.policyId)
    expect((await send(other, who.policyId)).status).toBe(404)
    expect((await read(other)).map(({ policyId }) => policyId)).toEqual([other.policyId])
    expect((await api.get(PATH)).status).toBe(401)
    expect((await send({ headers: {} as Customer['headers'] }, who.policyId)).status).toBe(401)
  })
})
