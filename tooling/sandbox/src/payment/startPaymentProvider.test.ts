import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startSandbox } from '../startSandbox.ts'
import { type PaymentProvider, startPaymentProvider } from './startPaymentProvider.ts'

const SITE = 'http://wattlebird.localhost:4102'
const NUMBER = '4242424242424242'
const card = { number: NUMBER, expiry: '11/28', code: '123', name: 'Zoë Example' }

let provider: PaymentProvider
beforeAll(async () => {
  const now = () => new Date(Date.UTC(2026, 10, 23, 1))
  provider = await startPaymentProvider({
    port: 0,
    host: '127.0.0.1',
    names: ['wattlebird', 'redearth'],
    now,
  })
})
afterAll(() => provider.close())

const send = (path: string, init: RequestInit = {}) => fetch(new URL(path, provider.url), init)
const page = (referer: string) => send('/card', { headers: { referer } })
const post = (body: unknown, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  send('/tokens', { method: 'POST', headers, body: JSON.stringify(body) })

describe('the page', () => {
  test('is framed by the one site that asks, and talks to nobody else', async () => {
    const answer = await page(`${SITE}/`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors ${SITE}; require-trusted-types-for 'script'; trusted-types 'none'`,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await answer.text()).toContain(`<body data-site="${SITE}">`)
  })

  test.each([
    '',
    'https://wattlebird.localhost:4102/',
    'http://wattlebird.example/',
    'http://evil.localhost:4102/',
    'http://embed.localhost:4110/',
    'http://wattlebird.localhost.evil.example/',
    'http://wattlebird.localhost:4102@evil.example/',
    'about:blank',
    'null',
  ])('is refused to %j', async (referer) => {
    const answer = await page(referer)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('holds no script, style or handler of its own text', async () => {
    const html = await (await page(SITE)).text()
    expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|<script[^>]*>[^<]/)
  })

  test('names each field for browsers, and its hint and error for readers', async () => {
    const html = await (await page(SITE)).text()
    for (const [id, label, fill] of [
      ['number', 'Card number', 'cc-number'],
      ['expiry', 'Expiry date', 'cc-exp'],
      ['code', 'Security code', 'cc-csc'],
      ['name', 'Name on card', 'cc-name'],
    ]) {
      expect(html).toContain(`<label for="${id}">${label}</label>`)
      expect(html).toMatch(
        new RegExp(`<input id="${id}" autocomplete="${fill}"[^>]*aria-describedby="[^"]*${id}-error"`),
      )
    }
  })

  test('gets its scripts as scripts, and its styles', async () => {
    for (const name of ['page', 'cardRules', 'copy']) {
      const answer = await send(`/card/${name}.ts`)
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(await answer.text()).not.toMatch(/\binterface \w|: string\b/)
    }
    expect((await send('/card/page.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
  })
})

describe('a token', () => {
  test('says four digits, the expiry and the brand, and nothing else of the card', async () => {
    const answer = await post(card)
    expect(answer.status).toBe(200)
    const json: unknown = await answer.json()
    expect(json).toEqual({
      token: expect.stringMatching(/^tok_[\w-]{32}$/),
      last4: '4242',
      expiry: '11/28',
      brand: 'Visa',
    })
    expect(await (await post(card)).json()).not.toEqual(json)
  })

  test.each([
    [{ number: '4242424242424241' }, [{ field: 'number', code: 'check' }]],
    [
      { expiry: '10/26', code: '12' },
      [
        { field: 'expiry', code: 'past' },
        { field: 'code', code: 'length' },
      ],
    ],
    [{ name: '' }, [{ field: 'name', code: 'required' }]],
  ])('is not given for %j', async (change, errors) => {
    const answer = await post({ ...card, ...change })
    expect(answer.status).toBe(422)
    const text = await answer.text()
    expect(JSON.parse(text)).toMatchObject({ errors })
    expect(text).not.toContain(NUMBER.slice(0, 6))
  })

  test('is not given for other bodies, whose values no answer repeats', async () => {
    for (const body of [
      {},
      [],
      null,
      { ...card, number: 4242 },
      { ...card, more: NUMBER },
      { ...card, number: `${NUMBER}9999` },
    ]) {
      const answer = await post(body)
      expect(answer.status).toBe(422)
      expect(await answer.text()).not.toContain('424242')
    }
    expect((await post({ ...card, name: 'Z'.repeat(100_000) })).status).toBe(413)
  })

  test('is not given to another site’s form or script', async () => {
    expect((await post(card, { 'content-type': 'text/plain' })).status).toBe(415)
    const preflight = await send('/tokens', { method: 'OPTIONS', headers: { origin: SITE } })
    expect(preflight.status).toBe(404)
    expect(
      (await post(card, { 'content-type': 'application/json', origin: SITE })).headers.has(
        'access-control-allow-origin',
      ),
    ).toBe(false)
  })

  test('is not given to a machine behind a proxy', async () => {
    expect(
      (await post(card, { 'content-type': 'application/json', 'x-forwarded-for': '10.0.0.5' })).status,
    ).toBe(403)
  })

  test('is given 60 times a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 })
    const statuses: number[] = []
    for (let time = 0; time < 61; time += 1) statuses.push((await post(card)).status)
    expect([statuses[59], statuses[60]]).toEqual([200, 429])
    vi.setSystemTime(Date.now() + 60_000)
    expect((await post(card)).status).toBe(200)
    vi.useRealTimers()
  })
})

test('no part of the stand-in writes anywhere', async () => {
  const source = await readFile(new URL('./startPaymentProvider.ts', import.meta.url), 'utf8')
  expect(source).toContain('logger: false')
  expect(source).not.toMatch(/console\.|database|writeFile|new Map|new Set/)
})

test('is never started without the controls', async () => {
  await expect(startSandbox({ database: { folder: '/nowhere' }, paymentPort: 0 })).rejects.toThrow(
    'PAYMENT_PORT needs SANDBOX_CONTROLS=on',
  )
})
