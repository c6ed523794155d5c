import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newTracking } from '../../testing/bodies.ts'
import { ENGINES, startTestSandbox } from '../../testing/engines.ts'

const PATH = '/api/v1/resume'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const REFUSED = { status: 422, errors: [{ field: 'code', code: 'code-refused' }] }
const NO_TOKEN = 'A'.repeat(43)

interface Mail {
  subject: string
  text: string
  html: string
}

describe.each(ENGINES)('mailed links on %s', (engine) => {
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

  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
  }
  const newAddress = () => `person-${++people}@example.com`
  const post = (body: object) => api.post(PATH, body)
  const mailbox = async (to: string) =>
    (await api.get(`/sandbox/mail?to=${encodeURIComponent(to)}`, { accept: 'application/json' }))
      .json as Mail[]

  const linkBody = (email: string, changes: object = {}) => ({
    action: 'send-link',
    flow: 'client-quote',
    version: 3,
    attempt: 'a-1',
    answers: { b: 1, age: 37, name: 'Canaryname' },
    email,
    accountName: 'wattlebird',
    consent: { accepted: true, text: 'Keep my answers for 7 days.' },
    tracking: newTracking(),
    ...changes,
  })
  const tokenIn = ([mail]: Mail[]) =>
    /https:\/\/wattlebird\.example\/continue#([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? ''
  const codeIn = ([mail]: Mail[]) => /code is (\d{6})\./.exec(mail?.text ?? '')?.[1] ?? ''

  /** Mails a link; returns its token and its address. */
  async function newLink(changes: object = {}) {
    const email = newAddress()
    const answer = await post(linkBody(email, changes))
    expect(answer.status).toBe(200)
    return { email, token: tokenIn(await mailbox(email)) }
  }
  async function newCode({ email, token }: { email: string; token: string }) {
    // The mailbox sorts messages by the second.
    later(1000)
    expect((await post({ action: 'send-code', token })).json).toEqual({ successful: true })
    return codeIn(await mailbox(email))
  }
  const open = (token: string, code: string, openId = randomUUID()) =>
    post({ action: 'open', token, code, openId })
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  test('the link and then the code lead to the answers, which are then deleted', async () => {
    const email = newAddress()
    const savedAt = now.toISOString()
    const sent = await post(linkBody(email.replace('person', 'Person')))
    expect(sent.json).toEqual({
      successful: true,
      expiresAt: new Date(now.getTime() + 7 * DAY_MS).toISOString(),
    })
    const token = tokenIn(await mailbox(email))
    const code = await newCode({ email, token })
    const openId = randomUUID()
    const opened = await open(token, code, openId)
    expect(opened.json).toEqual({
      successful: true,
      draft: {
        flow: 'client-quote',
        version: 3,
        attempt: 'a-1',
        answers: { b: 1, age: 37, name: 'Canaryname' },
        savedAt,
      },
    })
    expect((await post({ action: 'close', token, openId })).json).toEqual({ successful: true })
    expect((await open(token, code, openId)).json).toMatchObject(REFUSED)
    await post({ action: 'send-code', token })
    expect(await mailbox(email)).toHaveLength(2)
  })

  test('nothing that a visitor typed is in the messages, and the token follows the #', async () => {
    const { email, token } = await newLink()
    const code = await newCode({ email, token })
    const [codeMail, linkMail] = await mailbox(email)
    expect(JSON.stringify([codeMail, linkMail])).not.toContain('Canaryname')
    expect(linkMail?.html).toContain(`<a href="https://wattlebird.example/continue#${token}">`)
    expect(JSON.stringify(linkMail)).not.toContain(code)
    expect(JSON.stringify(codeMail)).not.toContain(token)
  })

  test('F2 the page that opened may ask again while the code lives, another may not', async () => {
    const link = await newLink()
    const code = await newCode(link)
    const openId = randomUUID()
    const first = await open(link.token, code, openId)
    expect((await open(link.token, code, openId)).text).toBe(first.text)
    expect((await open(link.token, code)).json).toMatchObject(REFUSED)
    await post({ action: 'close', token: link.token, openId: randomUUID() })
    expect((await open(link.token, code, openId)).status).toBe(200)
    later(10 * MINUTE_MS)
    expect((await open(link.token, code, openId)).json).toMatchObject(REFUSED)
  })

  test('of ten pages with the right code one gets the answers', async () => {
    const link = await newLink()
    const code = await newCode(link)
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(link.token, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(422)])
  })

  test('a code lives ten minutes', async () => {
    const link = await newLink()
    const code = await newCode(link)
    later(10 * MINUTE_MS - 1)
    expect((await open(link.token, code)).status).toBe(200)
    const other = await newLink()
    const late = await newCode(other)
    later(10 * MINUTE_MS)
    expect((await open(other.token, late)).json).toMatchObject(REFUSED)
  })

  test('T16 a code has five tries, also when they come at once', async () => {
    const link = await newLink()
    const code = await newCode(link)
    for (let tries = 0; tries < 4; tries++) await open(link.token, wrong(code))
    expect((await open(link.token, code)).status).toBe(200)

    const other = await newLink()
    const guessed = await newCode(other)
    await Promise.all(Array.from({ length: 5 }, () => open(other.token, wrong(guessed))))
    expect((await open(other.token, guessed)).json).toMatchObject(REFUSED)
    expect((await open(other.token, await newCode(other))).status).toBe(200)
  })

  test('a new code takes the place of the one before', async () => {
    const link = await newLink()
    const first = await newCode(link)
    const second = await newCode(link)
    if (first !== second) expect((await open(link.token, first)).json).toMatchObject(REFUSED)
    expect((await open(link.token, second)).status).toBe(200)
  })

  test('T16 what is not known answers like what is known', async () => {
    const link = await newLink()
    const code = await newCode(link)
    expect((await post({ action: 'send-code', token: NO_TOKEN })).json).toEqual({ successful: true })
    const close = await post({ action: 'close', token: NO_TOKEN, openId: randomUUID() })
    expect(close.json).toEqual({ successful: true })
    const body = async (answer: ReturnType<typeof open>) => ({
      ...((await answer).json as object),
      reference: '',
    })
    expect(await body(open(NO_TOKEN, code))).toEqual(await body(open(link.token, wrong(code))))
  })

  test('a link gets five codes', async () => {
    const link = await newLink()
    for (let turn = 0; turn < 5; turn++) await newCode(link)
    const refused = await post({ action: 'send-code', token: link.token })
    expect(refused.json).toMatchObject({ status: 429, errors: [{ field: 'token', code: 'code-limit' }] })
    expect(Number(refused.headers.get('retry-after'))).toBe((7 * DAY_MS) / 1000 - 5)
    // The mail limit of an address does not count codes, since they need the link.
    expect((await post(linkBody(link.email))).status).toBe(200)
  })

  test('three links a day go to one address, ten an hour for one client; a refused one keeps nothing', async () => {
    const email = newAddress()
    for (let turn = 0; turn < 3; turn++) expect((await post(linkBody(email))).status).toBe(200)
    const body = linkBody(email)
    expect((await post(body)).json).toMatchObject({ status: 429, errors: [{ code: 'mail-limit' }] })
    later(DAY_MS)
    expect((await post(body)).status).toBe(200)

    const { clientId } = newTracking()
    const one = () => linkBody(newAddress(), { tracking: newTracking({ clientId }) })
    for (let turn = 0; turn < 10; turn++) expect((await post(one())).status).toBe(200)
    expect((await post(one())).status).toBe(429)
  })

  test('F45 a repetition mails nothing and gets the same bytes; F46 another body is refused', async () => {
    const email = newAddress()
    const body = linkBody(email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(body)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await mailbox(email)).toHaveLength(1)
    expect((await post({ ...body, answers: {} })).json).toMatchObject({
      status: 409,
      errors: [{ field: 'tracking.id', code: 'other-body' }],
    })
    // The same applies after the answers were opened and deleted.
    const token = tokenIn(await mailbox(email))
    const openId = randomUUID()
    await open(token, await newCode({ email, token }), openId)
    await post({ action: 'close', token, openId })
    expect((await post(body)).text).toBe(answers[0]?.text)
    expect(await mailbox(email)).toHaveLength(2)
  })

  test('a link lives seven days', async () => {
    const link = await newLink()
    later(7 * DAY_MS)
    await post({ action: 'send-code', token: link.token })
    expect(await mailbox(link.email)).toHaveLength(1)
  })

  test.each([
    ['consent.accepted', 'required', { consent: { accepted: false, text: 'No.' } }],
    ['answers.questionnaire', 'health-answers', { answers: { questionnaire: {} } }],
    ['answers.a.0.healthHistory', 'health-answers', { answers: { a: [{ healthHistory: 1 }] } }],
    ['flow', 'enum', { flow: 'application' }],
    ['flow', 'enum', { flow: 'change-my-cover' }],
    ['flow', 'enum', { flow: 'transfer' }],
    ['accountName', 'unknown', { accountName: 'otherbrand' }],
    ['accountName', 'unknown', { accountName: 'Wattlebird' }],
    ['accountName', 'unknown', { accountName: 'constructor' }],
    ['site', 'additionalProperties', { site: 'https://evil.example' }],
    ['email', 'format', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['tracking', 'required', { tracking: undefined }],
  ])('without a proper %s (%s) nothing is kept or mailed', async (field, code, changes) => {
    const email = newAddress()
    const answer = await post(linkBody(email, changes))
    expect(answer.json).toMatchObject({ status: 422, errors: [{ field, code }] })
    expect(await mailbox(email)).toEqual([])
  })

  test.each([
    [{ action: 'open', token: NO_TOKEN, code: '12345', openId: randomUUID() }, 'code', 'pattern'],
    [{ action: 'open', token: NO_TOKEN, code: '123456' }, 'openId', 'required'],
    [{ action: 'send-code', token: 'short' }, 'token', 'pattern'],
    [{ action: 'send-code', token: NO_TOKEN, email: 'a@example.com' }, 'email', 'additionalProperties'],
    [{ action: 'steal' }, 'action', 'const'],
  ])('only the action that was meant is held against the document: %j', async (body, field, code) => {
    const { errors } = (await post(body)).json as { errors: object[] }
    expect(errors[0]).toEqual({ field, code })
    expect(new Set(errors.map((error) => JSON.stringify(error))).size).toBe(1)
  })

  test('without mail nothing is kept', async () => {
    const email = newAddress()
    const body = linkBody(email)
    await api.post('/sandbox/faults', { clientId: body.tracking.clientId, mail: 'fail' })
    expect((await post(body)).json).toMatchObject({ status: 503, errors: [{ code: 'mail-unavailable' }] })
    await api.post('/sandbox/faults', { clientId: body.tracking.clientId })
    expect((await post(body)).status).toBe(200)
    expect(await mailbox(email)).toHaveLength(1)
  })

  test('T26 no token, code, address or answer is in the log', async () => {
    const link = await newLink()
    const code = await newCode(link)
    await open(link.token, wrong(code))
    await open(link.token, code)
    expect(log.split('\n').length).toBeGreaterThan(10)
    for (const canary of [link.token, link.email, 'Canaryname', `"${code}"`])
      expect(log).not.toContain(canary)
  })
})
