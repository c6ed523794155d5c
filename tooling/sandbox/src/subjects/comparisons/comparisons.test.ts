import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf, newTracking } from '../../testing/bodies.ts'
import { ENGINES, startTestSandbox } from '../../testing/engines.ts'

const PATH = '/api/v1/quote/comparison'
const DAY_MS = 86_400_000
const NO_TOKEN = 'A'.repeat(43)
const REFUSED = { status: 422, errors: [{ field: 'token', code: 'link-refused' }] }

interface Mail {
  subject: string
  text: string
  html: string
}

interface Sent {
  request: { clients: { needs: object }[]; supplierCodes: string[] }
}

describe.each(ENGINES)('mailed comparisons on %s', (engine) => {
  let now = new Date('2026-11-21T02:00:00Z')
  let log = ''
  let people = 0
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += chunk
        done()
      },
    })
    api = await startTestSandbox(engine, {
      now: () => now,
      log: stream,
      sites: new Map([['wattlebird', 'https://wattlebird.example']]),
    })
  })
  afterAll(() => api.close())

  const { request } = exampleOf<Sent>('SendComparisonRequest')
  const newAddress = () => `person-${++people}@example.com`
  const bodyFor = (email: string, changes: object = {}) => ({
    request,
    name: 'Canaryname Example',
    email,
    accountName: 'wattlebird',
    consent: { accepted: true, text: 'Keep this comparison for 30 days.' },
    tracking: newTracking(),
    ...changes,
  })
  const send = (email: string, changes: object = {}) => api.post(PATH, bodyFor(email, changes))
  const open = (token: string) => api.post(`${PATH}/open`, { token })
  const mailbox = async (to: string) =>
    (await api.get(`/sandbox/mail?to=${encodeURIComponent(to)}`, { accept: 'application/json' }))
      .json as Mail[]
  const tokenIn = ([mail]: Mail[]) =>
    /https:\/\/wattlebird\.example\/comparison#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
  const codeOf = ({ json }: { json: unknown }) =>
    (json as { errors: { field: string; code: string }[] }).errors.map(
      ({ field, code }) => `${field} ${code}`,
    )

  test('the link opens the request and the prices of the moment, as often as it is opened', async () => {
    const email = newAddress()
    const pricedAt = now.toISOString()
    const sent = await send(email)
    expect(sent.json).toEqual({
      successful: true,
      expiresAt: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
    })
    const token = tokenIn(await mailbox(email))
    const compared = await api.post('/api/v1/quote/compare', request)
    const { insurers, label } = compared.json as { insurers: unknown; label: string }
    for (const opened of [await open(token), await open(token)]) {
      expect(opened.json).toMatchObject({
        successful: true,
        comparison: {
          pricedAt,
          occupation: expect.stringMatching(/\w/),
          request: { supplierCodes: request.supplierCodes },
          answer: { label, insurers },
        },
      })
    }
  })

  test.each([
    ['HR adviser', 'HR adviser'],
    ['Visit evil.example', 'Administrator (office)'],
    [null, 'Administrator (office)'],
  ])('the link of an occupation chosen as %j says %j', async (occupation, name) => {
    const email = newAddress()
    expect((await send(email, { occupation })).status).toBe(200)
    const opened = await open(tokenIn(await mailbox(email)))
    expect(opened.json).toMatchObject({ comparison: { occupation: name } })
  })

  test('the message has the prices that the engine gives, their label and date, in text and HTML', async () => {
    const email = newAddress()
    await send(email)
    const [mail] = await mailbox(email)
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain('Prices as at 21 November 2026.')
      expect(body).toContain('ILLUSTRATIVE SAMPLE RATES.')
      expect(body).toMatch(/Mallee Life Company: \$\d+\.\d\d a month/)
      expect(body).toMatch(/Neota Life: \$\d+\.\d\d a month/)
      expect(body).toContain('General advice warning')
    }
    expect(mail?.html).toContain(
      `<a href="https://wattlebird.example/comparison#${tokenIn([mail ?? empty])}">`,
    )
  })
  const empty = { subject: '', text: '', html: '' }

  test('neither the name, the address nor the sender’s id is in the message or behind the link', async () => {
    const email = newAddress()
    const tracking = newTracking()
    const client = { ...request.clients[0], clientId: tracking.clientId, first_Name: 'Canaryname' }
    const named = { ...request, clients: [client], tags: ['canary-tag'] }
    expect((await send(email, { request: named, tracking })).status).toBe(200)
    const mails = await mailbox(email)
    const opened = await open(tokenIn(mails))
    const seen = JSON.stringify([mails.map(({ subject, text, html }) => [subject, text, html]), opened.json])
    for (const secret of ['Canaryname', email, tracking.clientId, 'canary-tag'])
      expect(seen).not.toContain(secret)
  })

  test('a link ends after 30 days, and any other token is refused alike', async () => {
    const email = newAddress()
    await send(email)
    const token = tokenIn(await mailbox(email))
    now = new Date(now.getTime() + 30 * DAY_MS - 1000)
    expect((await open(token)).status).toBe(200)
    now = new Date(now.getTime() + 1000)
    expect((await open(token)).json).toMatchObject(REFUSED)
    expect((await open(NO_TOKEN)).json).toMatchObject(REFUSED)
    expect((await open('short')).status).toBe(422)
  })

  test('a repetition mails once; another body of the same id is refused', async () => {
    const email = newAddress()
    const body = bodyFor(email)
    const first = await api.post(PATH, body)
    expect((await api.post(PATH, body)).json).toEqual(first.json)
    expect(await mailbox(email)).toHaveLength(1)
    const other = await api.post(PATH, { ...body, name: null })
    expect(other.status).toBe(409)
    expect(codeOf(other)).toEqual(['tracking.id other-body'])
  })

  test('nonsense is refused, and nothing is mailed', async () => {
    const email = newAddress()
    const codes = (...supplierCodes: string[]) => ({ request: { ...request, supplierCodes } })
    const cases: [object, string][] = [
      [{ consent: { accepted: false, text: 'No.' } }, 'consent.accepted required'],
      [{ name: 'Robin\r\nBcc: other@example.com' }, 'name characters'],
      [{ accountName: 'redearth' }, 'accountName unknown'],
      [codes('NEO'), 'request.supplierCodes range'],
      [codes('NEO', 'MLC', 'ZUR', 'ING', 'AIG'), 'request.supplierCodes range'],
      [{ request: { clients: request.clients, tags: [] } }, 'request.supplierCodes range'],
    ]
    for (const [changes, code] of cases) {
      const answer = await send(email, changes)
      expect(answer.status, code).toBe(422)
      expect(codeOf(answer)).toEqual([code])
    }
    const old = { ...request.clients[0], age: 200 }
    expect((await send(email, { request: { ...request, clients: [old] } })).status).toBe(422)
    expect((await send(email, { extra: 1 })).status).toBe(422)
    expect(await mailbox(email)).toEqual([])
    expect((await send(email, codes('NEO', 'MLC', 'ZUR', 'ING'))).status).toBe(200)
  })

  test('insurers of whom fewer than two have a price are no comparison', async () => {
    const email = newAddress()
    const [client] = request.clients
    const clients = [{ ...client, needs: { ...client?.needs, premiumType: 'level' } }]
    const answer = await send(email, { request: { ...request, clients, supplierCodes: ['NEO', 'AIG'] } })
    expect(codeOf(answer)).toEqual(['request.supplierCodes range'])
  })

  test('an address gets three a day, whoever asks', async () => {
    const email = newAddress()
    for (const expected of [200, 200, 200, 429]) expect((await send(email)).status).toBe(expected)
    expect(await mailbox(email)).toHaveLength(3)
    now = new Date(now.getTime() + DAY_MS)
    expect((await send(email)).status).toBe(200)
  })

  test('what was typed and the token are in no log', async () => {
    const email = newAddress()
    await send(email)
    const token = tokenIn(await mailbox(email))
    await open(token)
    for (const secret of ['Canaryname', email, token]) expect(log).not.toContain(secret)
  })
})
