import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  APPLICATION_DAY,
  applicationBody,
  exampleConsent,
  newTracking,
  partialApplicationBody,
  quoteBody,
} from '../../testing/bodies.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import {
  type Answer,
  APPLICATION_PATH,
  bearer,
  type Details,
  useApplications,
  withDetails,
  withShares,
} from '../../testing/useApplications.ts'

describe.each(OPERATION_ENGINES)('applications on %s', (engine) => {
  const { api, problemsOf, saved } = useApplications(engine)

  describe('a save on the way', () => {
    test('is kept whole, each revision in a row, and answered with ids that stay', async () => {
      const clientId = randomUUID()
      const draft = randomUUID()
      const answers: Answer[] = []
      const bodies = [1, 2].map((rev) =>
        partialApplicationBody({ tracking: newTracking({ clientId, draft, rev }) }),
      )
      for (const body of bodies) {
        const { status, json } = await api.post(APPLICATION_PATH, body)
        expect(status).toBe(200)
        answers.push(json as Answer)
      }
      const rows = await saved(clientId)
      expect(rows.map(({ rev, status, reference }) => [rev, status, reference])).toEqual([
        [2, 'partial', null],
        [1, 'partial', null],
      ])
      expect(rows.map(({ body }) => body)).toEqual(bodies.toReversed())
      expect(answers[0]).toEqual({
        successful: true,
        id: rows[1]?.id,
        reference: null,
        status: 'partial',
        receivedAt: APPLICATION_DAY.toISOString(),
        isReadBySecret: false,
        beneficiaryContacts: [
          { beneficiaryId: expect.any(String), rowId: 'row-1', first_Name: 'Sam', last_Name: 'Example' },
        ],
        policyHolders: [{ rowId: 'holder-1', contactId: expect.any(String) }],
      })
      expect(answers[1]).toEqual({ ...answers[0], id: rows[0]?.id })
    })

    test('may have blanks, another price and shares that are not 100 %', async () => {
      const blank = withDetails(() => ({
        customer_Status: 'Partial Application',
        needs: null,
        personalDetails: null,
        compareProductDetails: null,
        payment: null,
        questionnaire: null,
      }))
      expect(await problemsOf(blank)).toEqual({ status: 200, errors: [] })
      const { beneficiaryContacts } = withShares(10, 20)
      expect(await problemsOf(partialApplicationBody({ beneficiaryContacts }))).toEqual({
        status: 200,
        errors: [],
      })
    })

    test('holds answers about health only when a customer sends it', async () => {
      const body = () => ({
        ...partialApplicationBody(),
        applicationDetails: {
          ...partialApplicationBody().applicationDetails,
          questionnaire: {
            definition: 'personal|2026-11',
            consent: exampleConsent,
            values: { 'mind.mental': 'yes' },
            rows: {},
          },
        },
      })
      expect(await problemsOf(body())).toEqual({
        status: 422,
        errors: ['applicationDetails.questionnaire: health-answers'],
      })
      expect((await problemsOf(body(), bearer('ada'))).status).toBe(200)
    })

    test('holds no card number', async () => {
      const payment = { ...applicationBody().applicationDetails.payment, token: '4111111111111111' }
      const body = withDetails(() => ({ payment: payment as Details['payment'] }), partialApplicationBody())
      expect(await problemsOf(body)).toMatchObject({
        status: 422,
        errors: [expect.stringMatching(/^applicationDetails\.payment\.token: /)],
      })
    })

    test('may have open and hidden answers, but none that a version cannot have', async () => {
      const begun = {
        definition: 'personal|2026-11',
        consent: exampleConsent,
        values: { 'mind.mental.talk#r1': 'talk' },
        rows: {},
      }
      const send = (change: object) =>
        problemsOf(
          withDetails(() => ({ questionnaire: { ...begun, ...change } }), partialApplicationBody()),
          bearer('ada'),
        )
      expect(await send({})).toEqual({ status: 200, errors: [] })
      const field = 'applicationDetails.questionnaire'
      expect(await send({ definition: 'personal|2019-01' })).toEqual({
        status: 422,
        errors: [`${field}.definition: unknown`],
      })
      expect(await send({ consent: undefined })).toEqual({
        status: 422,
        errors: [`${field}.consent: required`],
      })
      expect(await send({ consent: { ...exampleConsent, version: '2019-01' } })).toEqual({
        status: 422,
        errors: [`${field}.consent.version: unknown`],
      })
      expect(await send({ hash: 'f'.repeat(64) })).toMatchObject({ errors: [`${field}.hash: match`] })
      expect(await send({ values: { 'mind.mental': 5 }, rows: { 'mind.nothing': ['r1'] } })).toEqual({
        status: 422,
        errors: [`${field}.values.mind.mental: choice`, `${field}.rows.mind.nothing: unknown`],
      })
      expect((await send({ extra: true })).status).toBe(422)
      expect((await send({ values: { 'no dots': 'yes' } })).status).toBe(422)
      expect((await send({ values: { 'mind.mental': { any: 'thing' } } })).status).toBe(422)
    })

    test('has at most 128 KB of answers to the questionnaire', async () => {
      const long = Array.from({ length: 140 }, (_, index) => [`a.b${index}`, 'x'.repeat(1000)])
      const questionnaire = { definition: 'personal|2026-11', values: Object.fromEntries(long), rows: {} }
      expect(
        (
          await problemsOf(
            withDetails(() => ({ questionnaire })),
            bearer('ada'),
          )
        ).status,
      ).toBe(413)
    })
  })

  describe('a key', () => {
    test('F46 with another body, or from somebody else, is refused', async () => {
      const body = partialApplicationBody()
      await api.post(APPLICATION_PATH, body)
      const refusal = { status: 409, errors: ['tracking.id: other-body'] }
      const other = { ...body, contactDetails: { ...body.contactDetails, first_Name: 'Kim' } }
      expect(await problemsOf(other)).toEqual(refusal)
      expect(await problemsOf(body, bearer('ben'))).toEqual(refusal)
      const own = partialApplicationBody()
      await api.post(APPLICATION_PATH, own, bearer('ada'))
      expect(await problemsOf(own, bearer('ben'))).toEqual(refusal)
      expect(await problemsOf(own)).toEqual(refusal)
      const moved = { ...body, tracking: { ...body.tracking, draft: randomUUID() } }
      expect(await problemsOf(moved)).toEqual(refusal)
      expect(await saved(body.tracking.clientId)).toMatchObject([{ body }])
    })

    test('F45 the same save twice is one row and the same bytes', async () => {
      const body = partialApplicationBody()
      const [first, second] = [await api.post(APPLICATION_PATH, body), await api.post(APPLICATION_PATH, body)]
      expect(second.text).toBe(first.text)
      expect(await saved(body.tracking.clientId)).toHaveLength(1)
    })
  })

  describe('hostile bodies', () => {
    test('T15 keys that the contract does not know are refused', async () => {
      const { applicationDetails, contactDetails, ...body } = applicationBody()
      for (const key of ['id', 'status', 'reference', 'owner', 'commission', 'sealed_body', '__proto__']) {
        const sent = JSON.stringify({ applicationDetails, contactDetails, ...body })
        const raw = sent.replace('{"applicationDetails":{', `{"applicationDetails":{"${key}":1,`)
        const answer = await api.call('POST', APPLICATION_PATH, {
          raw,
          headers: { 'content-type': 'application/json' },
        })
        expect([key, answer.status >= 400 && answer.status < 500]).toEqual([key, true])
      }
      expect(await saved(body.tracking.clientId)).toEqual([])
    })

    test('a quote is no application, and statuses of other kinds are none', async () => {
      expect((await problemsOf(quoteBody())).status).toBe(422)
      const other = withDetails(() => ({ customer_Status: 'Policy in Force' as 'Partial Application' }))
      expect((await problemsOf(other)).errors).toEqual(['applicationDetails.customer_Status: enum'])
    })

    test('T22, F57 text that looks like SQL or is in any script is text', async () => {
      const first_Name = "Robert'); DROP TABLE applications;--"
      const body = partialApplicationBody()
      const sent = {
        ...body,
        contactDetails: { ...body.contactDetails, first_Name, last_Name: 'Nguyễn 👩🏽' },
      }
      expect((await problemsOf(sent)).status).toBe(200)
      expect(await saved(body.tracking.clientId)).toMatchObject([{ body: sent }])
    })
  })
})
