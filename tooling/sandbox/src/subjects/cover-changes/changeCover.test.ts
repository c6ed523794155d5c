import { randomUUID } from 'node:crypto'
import { selectCovers, setCoverAmount } from '@coverkit/core'
import { policyPreviewRequest } from '@coverkit/core/change-cover'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { CHANGE_PATH, lifeChange, lifeChangeBody, PREVIEW_PATH } from '../../testing/changes.ts'
import { OPERATION_ENGINES, startTestSandbox } from '../../testing/engines.ts'
import { bearer, codeFor, mailsTo, otherThan } from '../../testing/identity.ts'
import { givePolicies, lifePolicy, POLICIES_PATH } from '../../testing/policies.ts'

type Answer = Schema<'ChangeCoverAnswer'>
type Preview = Schema<'PolicyPreviewAnswer'>

describe.each(OPERATION_ENGINES)('a change of cover on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  const now = new Date('2026-11-22T13:00:00Z')
  let signedInAt = now
  beforeAll(async () => {
    const verifyToken = async (token: string) => ({
      subject: token,
      email: `${token}@example.com`,
      authenticatedAt: signedInAt,
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

  const preview = (body: unknown, token = owner) => api.post(PREVIEW_PATH, body, bearer(token))
  const change = (body: unknown, headers = {}) =>
    api.post(CHANGE_PATH, body, { ...bearer(owner), ...headers })
  const errorsOf = async (answer: ReturnType<typeof change>) => {
    const { status, json } = await answer
    return [status, (json as Schema<'Problem'>).errors?.map(({ field, code }) => [field, code])]
  }
  const stored = async () => (await api.get(`/sandbox/saved/changes?clientId=${owner}`)).json as object[]

  describe('T13, of a session of hours ago,', () => {
    const HOURS_MS = 3 * 3_600_000
    beforeEach(() => {
      signedInAt = new Date(now.getTime() - HOURS_MS)
    })
    afterEach(() => {
      signedInAt = now
    })
    const UNPROVED = [422, [['', 'proof-required']]]

    test('needs the mailed code, which proves the session, and stores nothing before', async () => {
      const body = lifeChangeBody(id, owner)
      expect(await errorsOf(change(body))).toEqual(UNPROVED)
      await api.get('/api/v1/users/sendverificationcodebyemail', bearer(owner))
      const code = await codeFor(api, `${owner}@example.com`)
      const check = (one: string) =>
        api.get(`/api/v1/users/verifyverificationcode?verificationcode=${one}`, bearer(owner))
      expect((await check(otherThan(code))).status).toBe(422)
      expect(await errorsOf(change(body))).toEqual(UNPROVED)
      expect(await stored()).toEqual([])
      expect((await check(code)).status).toBe(200)
      expect((await change(body)).status).toBe(200)
    })

    test('needs it also to reduce cover, to take it out and to say what lacks', async () => {
      const reduced = lifeChangeBody(id, owner, (quote) => setCoverAmount(quote, 'life', 200_000).quote)
      for (const body of [reduced, { ...reduced, acceptances: {} }, {}])
        expect([422, 400]).toContain((await change(body)).status)
      expect(await errorsOf(change(reduced))).toEqual(UNPROVED)
    })

    test('repeats the answer to what was proved before', async () => {
      signedInAt = now
      const key = { 'idempotency-key': randomUUID() }
      const first = await change(lifeChangeBody(id, owner), key)
      signedInAt = new Date(now.getTime() - HOURS_MS)
      expect((await change(lifeChangeBody(id, owner), key)).json).toEqual(first.json)
    })
  })

  test('T13 is told to the customer, once, without what was asked for', async () => {
    const body = lifeChangeBody(id, owner)
    const key = { 'idempotency-key': randomUUID() }
    const { reference } = (await change(body, key)).json as Answer
    expect((await change(body, key)).status).toBe(200)
    const mails = await mailsTo(api, `${owner}@example.com`)
    expect(mails.map(({ subject, text }) => [subject, text.split('\n\n')])).toEqual([
      [
        `We have your request to change your cover (${reference})`,
        [
          'Hello,',
          'We have your request to change policy ••• 345 with Mallee Life Company, and we’re passing it on to the insurer.',
          `Your reference is ${reference}. Please have it ready when you call us.`,
          'Your request doesn’t change anything until the insurer has acted on it.',
          'Log in to your account to follow it and download your copy.',
          'For your privacy, this message leaves out the details of what you asked for.',
          'If that wasn’t you, change your password and call us straight away. Someone may have got into your account.',
        ],
      ],
    ])
    expect(JSON.stringify(mails)).not.toMatch(/500,?000|600,?000/)
  })

  describe('is previewed', () => {
    test('with other details of the person whom it insures, and the price of now as it is', async () => {
      const { now: terms } = lifeChange(id)
      const priceWith = async (insured: object) => {
        const answer = await preview({ ...policyPreviewRequest(id, terms), insured })
        const { now, after, needsHealthQuestions } = answer.json as Preview
        return [now.premium.parts.total, after?.premium.parts.total, needsHealthQuestions]
      }
      const { insured } = lifePolicy()
      expect(await priceWith({ dateOfBirth: insured?.date_of_Birth })).toEqual([57.71, 57.71, false])
      const [, older] = await priceWith({ dateOfBirth: '1979-03-27' })
      expect(older).toBeGreaterThan(57.71)
      const [, smoking] = await priceWith({ isSmoker: true })
      expect(smoking).toBeGreaterThan(57.71)
      expect(await priceWith({ state: 'NT' })).toEqual([57.71, expect.any(Number), false])
    })

    test('with no details that nobody has', async () => {
      const { now: terms } = lifeChange(id)
      const body = policyPreviewRequest(id, terms)
      const refused = (insured: object) => errorsOf(preview({ ...body, insured }))
      expect(await refused({ dateOfBirth: '2030-01-01' })).toEqual([422, [['insured.dateOfBirth', 'future']]])
      expect(await refused({ occupationId: 99_999 })).toEqual([422, [['insured.occupationId', 'choice']]])
      expect((await preview({ ...body, insured: { isSmoker: true } }, 'somebody')).status).toBe(404)
    })

    test('with the price of now and after, health questions and ten years', async () => {
      const { after } = lifeChange(id)
      const { status, json } = await preview(policyPreviewRequest(id, after))
      const answer = json as Preview
      expect(status).toBe(200)
      expect(answer.now.premium.parts.total).toBe(57.71)
      expect(answer.after?.premium.parts.total).toBe(50.33)
      expect([answer.needsHealthQuestions, answer.reasons]).toEqual([false, []])
      expect(answer.projection?.ages).toHaveLength(10)
      expect(answer.projection?.now[0]).toBe(648.25)
      expect(answer.occupationClasses.life).toBe('AA')
      const more = lifeChange(id, (quote) => setCoverAmount(quote, 'life', 700_000).quote)
      expect((await preview(policyPreviewRequest(id, more.after))).json).toMatchObject({
        needsHealthQuestions: true,
      })
      expect(await stored()).toEqual([])
    })

    test('with the insurer’s reason where it declines', async () => {
      const { after } = lifeChange(id, (quote) => ({
        ...quote,
        lifeCover: { ...quote.lifeCover, amount: 16_000_000 },
      }))
      expect((await preview(policyPreviewRequest(id, after))).json).toMatchObject({
        after: null,
        projection: null,
        reasons: [{ code: 'sum-insured', cover: 'life' }],
      })
    })

    test('T14: by its owner alone, and not once it lapsed', async () => {
      const body = policyPreviewRequest(id, lifeChange(id).after)
      expect((await preview(body, 'eve')).status).toBe(404)
      expect((await preview({ ...body, policyId: 'p-1001' })).status).toBe(404)
      expect((await api.post(PREVIEW_PATH, body)).status).toBe(401)
      await givePolicies(api, { owner }, [lifePolicy({ lapse_Date: '2026-11-01' })])
      expect(await errorsOf(preview(body))).toEqual([422, [['policyId', 'not-in-force']]])
    })

    test('with terms that can be priced', async () => {
      const { needs, ...body } = policyPreviewRequest(id, lifeChange(id).after)
      const none = { ...needs, covers: { ...needs.covers, selectedCovers: [] } }
      expect(await errorsOf(preview({ ...body, needs: none }))).toEqual([
        422,
        [['needs.covers.selectedCovers', 'required']],
      ])
      const rollover = { ...needs, paymentMethod: 'enduringRollover' }
      expect(await errorsOf(preview({ ...body, needs: rollover }))).toEqual([
        422,
        [
          ['needs.paymentFrequency', 'rollover-yearly'],
          ['needs.paymentMethod', 'rollover-needs-super-owner'],
        ],
      ])
      expect(await errorsOf(preview({ ...body, needs: { ...needs, paymentMethod: 'iou' } }))).toEqual([
        422,
        [['needs.paymentMethod', 'unknown']],
      ])
    })
  })

  test('is stored with the premium that the backend works out, and leaves the policy as it is', async () => {
    const body = { ...lifeChangeBody(id, owner), shown_Premium: 50.33 }
    const before = (await api.get(POLICIES_PATH, bearer(owner))).text
    const { status, json } = await change(body)
    const { id: changeId, reference, premium, ...answer } = json as Answer
    expect(status).toBe(200)
    expect(answer).toEqual({
      successful: true,
      receivedAt: '2026-11-22T13:00:00.000Z',
      effectiveOn: '2026-12-14',
      needsHealthQuestions: false,
    })
    expect(premium?.premium.parts.total).toBe(50.33)
    const { shown_Premium: _, ...sent } = body
    expect(await stored()).toMatchObject([
      { id: changeId, owner, policy: id, reference, body: sent, premium },
    ])
    expect(JSON.stringify(await stored())).not.toContain('shown_Premium')
    expect((await api.get(POLICIES_PATH, bearer(owner))).text).toBe(before)
  })

  test('T27: is refused, and not stored, with a premium that is not the backend’s', async () => {
    const body = { ...lifeChangeBody(id, owner), shown_Premium: 50.32 }
    expect(await errorsOf(change(body))).toEqual([422, [['shown_Premium', 'premium-mismatch']]])
    expect(await stored()).toEqual([])
  })

  test('is the same one when it comes again under its key', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const body = lifeChangeBody(id, owner)
    const [first, second] = await Promise.all([change(body, key), change(body, key)])
    expect([first.status, second.text]).toEqual([200, first.text])
    expect((await change(body, key)).text).toBe(first.text)
    expect(await stored()).toHaveLength(1)
    expect(await errorsOf(change({ ...body, indexation: 'offPermanent' }, key))).toEqual([
      409,
      [['', 'other-body']],
    ])
    const other = randomUUID()
    const [theirs = ''] = await givePolicies(api, { owner: other }, [lifePolicy()])
    const { status } = await api.post(CHANGE_PATH, lifeChangeBody(theirs, other), {
      ...bearer(other),
      ...key,
    })
    expect(status).toBe(200)
  })

  test('T14: of somebody else’s policy, in their name, or of another number is refused', async () => {
    const body = lifeChangeBody(id, owner)
    const eve = { ...body, contactId: 'eve' }
    expect((await api.post(CHANGE_PATH, eve, bearer('eve'))).status).toBe(404)
    expect((await api.post(CHANGE_PATH, body)).status).toBe(401)
    expect(await errorsOf(change({ ...eve, insurer_Code: 'ZUR', policy_Number: 'X' }))).toEqual([
      422,
      [
        ['contactId', 'match'],
        ['insurer_Code', 'match'],
        ['policy_Number', 'match'],
      ],
    ])
  })

  test('T15: takes no field that is the server’s', async () => {
    const body = lifeChangeBody(id, owner)
    for (const extra of [
      { premium_Amount: 1 },
      { commission: 99 },
      { id: 'x' },
      { email: 'eve@example.com' },
      { status: 'Policy in Force' },
      { sealed_change: 'x' },
    ]) {
      expect((await change({ ...body, ...extra })).status).toBe(422)
    }
    expect(await stored()).toEqual([])
  })

  test('T28: needs every acceptance by itself, and the signature', async () => {
    const body = lifeChangeBody(id, owner)
    for (const name of Object.keys(body.acceptances))
      expect(
        await errorsOf(change({ ...body, acceptances: { ...body.acceptances, [name]: false } })),
      ).toEqual([422, [[`acceptances.${name}`, 'required']]])
    for (const name of ['acceptances', 'signedName'] as const) {
      const { [name]: _, ...lacking } = body
      expect([name, (await change(lacking)).status]).toEqual([name, 422])
    }
    expect(await stored()).toEqual([])
  })

  test('T28: says everything that it lacks', async () => {
    const { acceptances, ...body } = lifeChangeBody(id, owner, (quote) => quote)
    const lacking = { ...acceptances, dutyOfDisclosure: false }
    expect(await errorsOf(change({ ...body, acceptances: lacking, signedName: 'Kim Example' }))).toEqual([
      422,
      [
        ['after', 'required'],
        ['acceptances.dutyOfDisclosure', 'required'],
        ['signature', 'match'],
      ],
    ])
  })

  test('holds nothing of a cover that is not there, and no health answers that nobody asked for', async () => {
    const questionnaire = { definition: 'personal|2026-11', hash: '0'.repeat(64), values: {}, rows: {} }
    const body = { ...lifeChangeBody(id, owner), tpD_Buy_back: true, waiting_Period: '30', questionnaire }
    expect(await errorsOf(change(body))).toEqual([
      422,
      [
        ['tpD_Buy_back', 'inconsistent'],
        ['waiting_Period', 'inconsistent'],
        ['questionnaire', 'inconsistent'],
      ],
    ])
  })

  test('T28: for more cover needs the health questions of that cover', async () => {
    const more = lifeChangeBody(id, owner, (quote) => setCoverAmount(quote, 'life', 700_000).quote)
    expect(await errorsOf(change(more))).toEqual([422, [['questionnaire', 'required']]])
  })

  test('for what the insurer declines is refused with its reason', async () => {
    await givePolicies(api, { owner }, [lifePolicy({ insurer_Code: 'NEO' })])
    const body = { ...lifeChangeBody(id, owner), insurer_Code: 'NEO', premium_Structure: 'L' }
    expect(await errorsOf(change(body))).toEqual([422, [['policy', 'level-not-offered']]])
  })

  test('to no cover at all ends the policy, and costs nothing', async () => {
    const body = lifeChangeBody(id, owner, (quote) => selectCovers(quote, []).quote)
    expect(body.status).toBe('Discontinued')
    const { status, json } = await change(body)
    expect([status, (json as Answer).premium]).toEqual([200, null])
    expect(await errorsOf(change({ ...body, status: 'Application in Progress' }))).toEqual([
      422,
      [['status', 'inconsistent']],
    ])
  })
})
