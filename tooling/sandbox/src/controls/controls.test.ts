import type { ComparisonAnswer } from '@coverkit/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SCENARIOS } from '../faults/scenarios.ts'
import { exampleOf, mailedCalculation, newTracking, quoteBody } from '../testing/bodies.ts'
import { lifeOnly } from '../testing/comparisonRequest.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'

const COMPARE = '/api/v1/quote/compare'
const QUOTES = '/api/v1/quote/savequotes'

let api: Awaited<ReturnType<typeof startTestSandbox>>
let off: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox(OPERATION_ENGINE)
  off = await startTestSandbox(OPERATION_ENGINE, { controls: false })
})
afterAll(async () => {
  await api.close()
  await off.close()
})

const scenario = (name: string, clientId?: string) => api.post('/sandbox/scenario', { name, clientId })
const statuses = async (clientId: string) => {
  const request = { ...lifeOnly, clients: [{ ...lifeOnly.clients[0], clientId }] }
  const { insurers } = (await api.post(COMPARE, request)).json as ComparisonAnswer
  return insurers.map(({ status }) => status)
}
const SEVEN = Array.from({ length: 7 }, () => 'quoted')

describe('insurers answer by themselves', () => {
  test.each([
    ['happy', SEVEN],
    ['insurer-declines', SEVEN.with(2, 'declined')],
    ['insurer-unavailable', SEVEN.with(4, 'unavailable')],
    ['insurer-times-out', SEVEN.with(3, 'unavailable')],
    ['all-decline', SEVEN.map(() => 'declined')],
    ['all-unavailable', SEVEN.map(() => 'unavailable')],
  ])('%s', async (name, expected) => {
    const { clientId } = newTracking()
    await scenario(name, clientId)
    expect(await statuses(clientId)).toEqual(expected)
  })

  test('latencies run side by side, and one that is too long is a time-out', async () => {
    const { clientId } = newTracking()
    const insurers = [
      { code: 'MLP', latencyMs: 150 },
      { code: 'NEO', latencyMs: 150 },
      { code: 'MLC', latencyMs: 60_000 },
    ]
    await api.post('/sandbox/faults', { clientId, insurers })
    // An insurer with a delay of a minute counts as silent after 200 ms.
    expect(await statuses(clientId)).toEqual(SEVEN.with(2, 'unavailable'))
  }, 30_000)

  test('a made-up decline has no price and a reason', async () => {
    const { clientId } = newTracking()
    await scenario('insurer-declines', clientId)
    const request = { ...lifeOnly, clients: [{ ...lifeOnly.clients[0], clientId }], supplierCodes: ['MLC'] }
    expect((await api.post(COMPARE, request)).json).toMatchObject({
      insurers: [{ status: 'declined', reasons: [{ code: 'occupation', cover: 'life' }], adjustments: [] }],
    })
    expect((await api.post('/api/v1/quote/projection', request)).text).not.toContain('"projection"')
  })
})

test('the faults of one client do not touch another', async () => {
  const [one, other] = [newTracking(), newTracking()]
  await scenario('save-busy', one.clientId)
  const busy = await api.post(QUOTES, quoteBody({ tracking: one }))
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '30'])
  expect((await api.post(QUOTES, quoteBody({ tracking: other }))).status).toBe(200)
  await scenario('happy', one.clientId)
  expect((await api.post(QUOTES, quoteBody({ tracking: one }))).status).toBe(200)
})

test('F2 a lost answer has saved; sending again gets the answer', async () => {
  const tracking = newTracking()
  const body = quoteBody({ tracking })
  await scenario('save-lost', tracking.clientId)
  await expect(api.post(QUOTES, body)).rejects.toThrow('fetch failed')
  await scenario('happy', tracking.clientId)
  expect((await api.post(QUOTES, body)).status).toBe(200)
  expect((await api.get(`/sandbox/saved/quotes?clientId=${tracking.clientId}`)).json).toHaveLength(1)
})

test('without mail a calculation that should be mailed is not kept', async () => {
  const tracking = newTracking()
  await scenario('mail-down', tracking.clientId)
  const answer = await api.post(
    '/api/v1/savecalculatecoverform',
    mailedCalculation('a@example.com', { tracking }),
  )
  expect(answer.json).toMatchObject({ status: 503, errors: [{ code: 'mail-unavailable' }] })
  expect((await api.get(`/sandbox/saved/calculations?clientId=${tracking.clientId}`)).json).toEqual([])
})

test('contact requests are shown by their address, opened, to nobody who names none', async () => {
  const email = 'Contact.Example@example.com'
  const request = {
    ...exampleOf<object>('ContactRequest'),
    email,
    preferredTime: 'evening',
    timeZone: 'Australia/Perth',
  }
  const { id } = (await api.post('/api/v1/contact', request)).json as { id: string }
  const shown = await api.get(`/sandbox/saved/contacts?email=${email.toLowerCase()}`)
  expect(shown.json).toMatchObject([
    { id, body: { email, preferredTime: 'evening', timeZone: 'Australia/Perth' } },
  ])
  expect((await api.get('/sandbox/saved/contacts?email=nobody@example.com')).json).toEqual([])
  expect((await api.get('/sandbox/saved/contacts')).status).toBe(400)
})

test('F37 F38 F41 the lists fail in every way', async () => {
  const file = () => api.get('/cdn/data.json')
  const fallback = () => api.get('/OmniLifeApi/GetAllData?MethodName=Occupations')
  const documents = () => api.get('/api/v1/application/GetSupplierDoc')
  await scenario('occupations-cdn-down')
  expect([(await file()).status, (await fallback()).status]).toEqual([503, 200])
  await scenario('occupations-down')
  expect([(await file()).status, (await fallback()).status]).toEqual([503, 503])
  await scenario('occupations-empty')
  expect([(await file()).json, (await fallback()).json]).toEqual([{ data: '[]' }, { data: '[]' }])
  await scenario('occupations-garbage')
  const { data } = (await file()).json as { data: string }
  expect(() => JSON.parse(data)).toThrow()
  await scenario('documents-down')
  expect((await documents()).status).toBe(503)
  await scenario('happy')
  expect([(await file()).status, (await documents()).status]).toEqual([200, 200])
})

test('activation succeeds with the right code only', async () => {
  expect((await api.get('/sandbox/activate?code=demo')).json).toEqual({ successful: true })
  for (const query of ['?code=other', '', '?code=demo&next=x'])
    expect((await api.get(`/sandbox/activate${query}`)).json).not.toHaveProperty('successful')
})

describe('the controls', () => {
  test.each(Object.keys(SCENARIOS))('know the scenario %s', async (name) => {
    expect((await scenario(name, 'nobody')).status).toBe(200)
  })

  test('show what is set', async () => {
    await api.post('/sandbox/faults', { clientId: 'shown', saves: 'slow' })
    expect((await api.get('/sandbox/faults')).json).toMatchObject({
      everybody: { saves: 'ok' },
      clients: { shown: { saves: 'slow', mail: 'ok' } },
    })
  })

  test('refuse what they do not know', async () => {
    expect((await scenario('no-such')).status).toBe(422)
    expect((await api.post('/sandbox/faults', { saves: 'perhaps' })).status).toBe(422)
    expect((await api.get('/sandbox/mail?from=x')).status).toBe(400)
  })

  test('are not there when they are off', async () => {
    expect((await off.get('/sandbox/faults')).status).toBe(404)
    expect((await off.get('/sandbox/mail')).status).toBe(404)
    expect((await off.get('/sandbox/saved/quotes')).status).toBe(404)
  })
})
