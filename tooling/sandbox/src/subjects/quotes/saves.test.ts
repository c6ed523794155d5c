import { randomUUID } from 'node:crypto'
import { startFaultProxy } from '@coverkit/faults'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calculationBody, newTracking, quoteBody } from '../../testing/bodies.ts'
import { ENGINES, startTestSandbox } from '../../testing/engines.ts'
import { makeApi } from '../../testing/makeApi.ts'

const QUOTES = '/api/v1/quote/savequotes'
const CALCULATIONS = '/api/v1/savecalculatecoverform'

describe.each(ENGINES)('saves on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox(engine)
  })
  afterAll(() => api.close())

  const saved = async (kind: 'quotes' | 'calculations', clientId: string) =>
    (await api.get(`/sandbox/saved/${kind}?clientId=${clientId}`)).json as {
      body: unknown
      rev: number
      id: string
    }[]

  test.each([
    ['quotes', QUOTES, quoteBody],
    ['calculations', CALCULATIONS, calculationBody],
  ] as const)('%s are kept whole', async (kind, path, makeBody) => {
    const tracking = newTracking()
    const body = makeBody({ tracking })
    const answer = await api.post(path, body)
    expect(answer.status).toBe(200)
    const rows = await saved(kind, tracking.clientId)
    expect(rows).toEqual([expect.objectContaining({ body, rev: 1, trackingId: tracking.id })])
    expect(answer.json).toEqual({ successful: true, id: rows[0]?.id })
  })

  test('F45 the same save twice is one row and the same answer', async () => {
    const body = quoteBody()
    const first = await api.post(QUOTES, body)
    const second = await api.post(QUOTES, body)
    expect(second.text).toBe(first.text)
    expect(await saved('quotes', body.tracking?.clientId ?? '')).toHaveLength(1)
  })

  test('F45 twenty deliveries at once are one row and one answer', async () => {
    const body = quoteBody()
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(QUOTES, body)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await saved('quotes', body.tracking?.clientId ?? '')).toHaveLength(1)
  })

  // Takes over 5 s: it sends 100 saves, each twice.
  test('F45 with every request delivered twice rows are keys, and both answers are the same bytes', async () => {
    const proxy = await startFaultProxy({ target: api.url })
    proxy.set({ kind: 'replay' })
    const twice = makeApi(proxy.url)
    const clientId = randomUUID()
    const tracked = (rev: number) => ({ tracking: newTracking({ clientId, rev }) })
    const sent = Array.from({ length: 100 }, (_, rev) => rev)
    for (let rev = 0; rev < sent.length; rev += 20)
      await Promise.all(
        sent.slice(rev, rev + 20).map(async (one) => {
          const [path, body] =
            one % 2 ? [QUOTES, quoteBody(tracked(one))] : [CALCULATIONS, calculationBody(tracked(one))]
          expect((await twice.post(path, body)).status).toBe(200)
        }),
      )
    await proxy.close()
    expect(proxy.log.map(({ answers }) => answers.length)).toEqual(sent.map(() => 2))
    for (const { answers } of proxy.log) expect(answers[0]).toEqual(answers[1])
    const rows = [...(await saved('quotes', clientId)), ...(await saved('calculations', clientId))]
    expect(rows.map(({ rev }) => rev).toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual(sent)
  })

  test('F47 revisions that come out of order are both kept, and the latest stays the latest', async () => {
    const clientId = randomUUID()
    for (const rev of [2, 1, 3, 1])
      expect((await api.post(QUOTES, quoteBody({ tracking: newTracking({ clientId, rev }) }))).status).toBe(
        200,
      )
    expect((await saved('quotes', clientId)).map(({ rev }) => rev)).toEqual([3, 2, 1, 1])
  })

  test('F46 the same key with another body is refused and nothing is written', async () => {
    const body = quoteBody()
    await api.post(QUOTES, body)
    const other = await api.post(QUOTES, { ...body, first_Name: 'Robin' })
    expect(other.status).toBe(409)
    expect(other.json).toMatchObject({ errors: [{ field: 'tracking.id', code: 'other-body' }] })
    const rows = await saved('quotes', body.tracking?.clientId ?? '')
    expect(rows.map((row) => row.body)).toEqual([body])
  })

  test('each revision of a draft is a row of its own', async () => {
    const clientId = randomUUID()
    for (const rev of [1, 2, 3])
      await api.post(QUOTES, quoteBody({ tracking: newTracking({ clientId, rev }) }))
    expect((await saved('quotes', clientId)).map(({ rev }) => rev)).toEqual([3, 2, 1])
  })

  test('a save without tracking is kept each time', async () => {
    const first = await api.post(QUOTES, quoteBody({ tracking: null }))
    const second = await api.post(QUOTES, quoteBody({ tracking: null }))
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.text).not.toBe(first.text)
  })

  test('T15 keys that the contract does not know are refused', async () => {
    for (const key of ['id', 'answer', 'body_hash', 'saved_at', 'premium', 'commission']) {
      const answer = await api.post(QUOTES, { ...quoteBody(), [key]: 1 })
      expect(answer.json).toMatchObject({
        status: 422,
        errors: [{ field: key, code: 'additionalProperties' }],
      })
    }
  })

  test('T22 text that looks like SQL is text', async () => {
    const tracking = newTracking({ draft: "'; drop table quotes; --" })
    const body = quoteBody({ tracking, first_Name: "Robert'); DROP TABLE quotes;--" })
    expect((await api.post(QUOTES, body)).status).toBe(200)
    expect(await saved('quotes', tracking.clientId)).toEqual([expect.objectContaining({ body })])
  })

  test('F57 names in any script come back as they were sent', async () => {
    const tracking = newTracking()
    const body = quoteBody({ tracking, first_Name: 'Nguyễn', last_Name: 'O’Brien-Ōta 👩🏽' })
    await api.post(QUOTES, body)
    expect(await saved('quotes', tracking.clientId)).toEqual([expect.objectContaining({ body })])
  })
})
