import { defaultAssumptions } from '@coverkit/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letterheadOf } from '../brands/letterhead.ts'
import { mailedCalculation, newTracking } from '../testing/bodies.ts'
import { OPERATION_ENGINES, startTestSandbox } from '../testing/engines.ts'
import { testSites } from '../testing/testSites.ts'

const PATH = '/api/v1/savecalculatecoverform'
const HOUR_MS = 3_600_000

interface Mail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  sentAt: string
}

describe.each(OPERATION_ENGINES)('mail on %s', (engine) => {
  let now = new Date('2026-11-21T02:00:00Z')
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox(engine, { now: () => now })
  })
  afterAll(() => api.close())

  const mailbox = async (to: string) =>
    (await api.get(`/sandbox/mail?to=${encodeURIComponent(to)}`, { accept: 'application/json' }))
      .json as Mail[]

  test('the result is mailed with its needs, its date and the general advice warning', async () => {
    expect((await api.post(PATH, mailedCalculation('Result@example.com'))).status).toBe(200)
    const [mail, ...others] = await mailbox('result@example.com')
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: 'result@example.com', sentAt: now.toISOString() })
    expect(mail?.text).toContain('21 November 2026')
    expect(mail?.text).toContain('Total and permanent disability cover: $507,000')
    expect(mail?.text).toContain('Income protection: $4,350 a month')
    expect(mail?.text).toContain('Life cover: no cover needed')
    expect(mail?.text).toContain('General advice warning')
    expect(mail?.html).toContain('<caption>Total and permanent disability cover: $507,000</caption>')
    expect(mail?.html).toContain('<tr><th scope="row">Debts repaid</th><td>$16,000</td></tr>')
  })

  test('the result is signed by the brand that it names, else by the one whose site sends it', async () => {
    const origin = testSites().get('coolabah') ?? ''
    await api.post(PATH, mailedCalculation('signed@example.com'), { origin })
    await api.post(PATH, mailedCalculation('elsewhere@example.com'), { origin: 'https://elsewhere.example' })
    const [signed] = await mailbox('signed@example.com')
    const { phone = '', afsl = '' } = letterheadOf('coolabah') ?? {}
    for (const words of [phone, `AFSL ${afsl}`, 'Australian Financial Complaints Authority']) {
      expect(words).not.toBe('')
      expect(signed?.text).toContain(words)
      expect(signed?.html).toContain(words)
    }
    const named = { ...mailedCalculation('framed@example.com'), accountName: 'coolabah' }
    await api.post(PATH, named, { origin: 'https://elsewhere.example' })
    const [framed] = await mailbox('framed@example.com')
    expect(framed?.text).toContain(phone)
    const [plain] = await mailbox('elsewhere@example.com')
    expect(plain?.text).not.toContain('AFSL')
  })

  test('each need is mailed with the lines that it was worked out from, which add up', async () => {
    await api.post(PATH, mailedCalculation('workings@example.com'))
    const [mail] = await mailbox('workings@example.com')
    const text = mail?.text ?? ''
    expect(text).toContain(
      [
        'Total and permanent disability cover: $507,000',
        '  Changes to your home: $100,000',
        '  Medical expenses: $150,000',
        '  Debts repaid: $16,000',
        '  Rent: $269,583',
        '  Living costs: $104,224',
        '  Total needed: $639,807',
        '  Less what you own: −$53,000',
        '  Less cover you have: −$80,000',
        '  Gap before rounding: $506,807',
        '  The amount above is this gap to the nearest $1,000, and never below $0.',
      ].join('\n'),
    )
    expect(text).toContain(
      [
        'Income protection: $4,350 a month',
        '  The share of your salary we assume, for one month: $4,375',
        '  Less cover you have: $0',
        '  Gap before rounding: $4,375',
        '  The amount above is this gap rounded down to a multiple of $50, and never below $0.',
      ].join('\n'),
    )
    const dollars = (line: string) => Number(line.replace(/^.*: /, '').replace('−', '-').replace(/[$,]/g, ''))
    for (const part of text.split('\n\n').filter((each) => each.includes('Total needed'))) {
      const lines = part.split('\n').slice(1, -1)
      const total = lines.findIndex((line) => line.includes('Total needed'))
      const sum = (from: readonly string[]) => from.reduce((all, line) => all + dollars(line), 0)
      expect(sum(lines.slice(0, total))).toBe(dollars(lines[total] ?? ''))
      expect(sum(lines.slice(total, -1))).toBe(dollars(lines.at(-1) ?? ''))
    }
  })

  test('each assumption is mailed with its value, the visitor’s own too, and what the estimate leaves out', async () => {
    await api.post(PATH, mailedCalculation('assumed@example.com'))
    const own = { ...defaultAssumptions, effectiveNetInterestRate: 2.5, funeralCosts: 22_000 }
    await api.post(PATH, mailedCalculation('own@example.com', { assumptions: own }))
    const [[standard], [changed]] = [await mailbox('assumed@example.com'), await mailbox('own@example.com')]
    const text = standard?.text ?? ''
    expect(text).toContain(
      [
        'What we assumed',
        '  Years of income to replace: 2',
        '  Share of your salary replaced in those years: 70%',
        '  Age you stop working: 67',
        '  Age we count each child’s costs up to: 21',
        '  Years of rent: 10',
        '  Age we stop counting rent: 77',
        '  Funeral costs, in life cover: $15,000',
        '  Changes to your home, in TPD cover: $100,000',
        '  Medical expenses, in TPD and critical illness cover: $150,000',
        '  Share of your home loan to pay off: 100%',
        '  Share of your other debts to pay off: 100%',
        '  Share of what you own that we count: 100%',
        '  Yearly return after tax and inflation: 1.5%',
        '  Share of your salary that income protection pays: 70%',
        '  You can change each of these in the calculator.',
      ].join('\n'),
    )
    expect(text).toContain('The estimate leaves out tax on lump sums')
    expect(standard?.html).toContain(
      '<tr><th scope="row">Yearly return after tax and inflation</th><td>1.5%</td></tr>',
    )
    expect(changed?.text).toContain('  Yearly return after tax and inflation: 2.5%')
    expect(changed?.text).toContain('  Funeral costs, in life cover: $22,000')
  })

  test('nothing that a visitor typed is in the message', async () => {
    const name = 'Win a prize at spam.example'
    await api.post(PATH, mailedCalculation('fixed@example.com', { name }))
    const [mail] = await mailbox('fixed@example.com')
    expect(JSON.stringify(mail)).not.toContain('spam.example')
  })

  test('a save without isEmail sends nothing', async () => {
    await api.post(PATH, mailedCalculation('quiet@example.com', { isEmail: false }))
    expect(await mailbox('quiet@example.com')).toEqual([])
  })

  test('a repetition sends nothing more', async () => {
    const body = mailedCalculation('once@example.com')
    const answers = [await api.post(PATH, body), await api.post(PATH, body)]
    expect(answers[0]?.text).toBe(answers[1]?.text)
    expect(await mailbox('once@example.com')).toHaveLength(1)
  })

  test.each([
    ['contactEmail', { contactEmail: null }, 'required'],
    ['lifeCalculation', { lifeCalculation: null }, 'required'],
    ['name', { name: 'Robin\r\nBcc: all@example.com' }, 'characters'],
    ['contactEmail', { contactEmail: 'a@example.com\r\nBcc: b@example.com' }, 'format'],
  ])('T21 without a proper %s (%j) nothing is sent', async (field, changes, code) => {
    const answer = await api.post(PATH, mailedCalculation('bad@example.com', changes))
    expect(answer.json).toMatchObject({ status: 422, errors: [{ field, code }] })
    expect(await mailbox('bad@example.com')).toEqual([])
  })

  test('three messages a day go to one address, and a refused save leaves nothing behind', async () => {
    const send = (clientId?: string) =>
      api.post(
        PATH,
        mailedCalculation('victim@example.com', { tracking: newTracking(clientId ? { clientId } : {}) }),
      )
    for (let turn = 0; turn < 3; turn++) expect((await send()).status).toBe(200)
    const { clientId } = newTracking()
    const refused = await send(clientId)
    expect(refused.json).toMatchObject({ status: 429, errors: [{ code: 'mail-limit' }] })
    expect(refused.headers.get('retry-after')).toBe('86400')
    expect((await api.get(`/sandbox/saved/calculations?clientId=${clientId}`)).json).toEqual([])
    expect(await mailbox('VICTIM@example.com')).toHaveLength(3)
    now = new Date(now.getTime() + 25 * HOUR_MS)
    expect((await send()).status).toBe(200)
  })

  test('four requests at once send three messages', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.post(PATH, mailedCalculation('race@example.com'))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429])
    expect(await mailbox('race@example.com')).toHaveLength(3)
  })

  test('ten messages an hour are sent for one client', async () => {
    const { clientId } = newTracking()
    const send = (turn: number) =>
      api.post(PATH, mailedCalculation(`someone${turn}@example.com`, { tracking: newTracking({ clientId }) }))
    for (let turn = 0; turn < 10; turn++) expect((await send(turn)).status).toBe(200)
    expect((await send(10)).status).toBe(429)
    now = new Date(now.getTime() + 2 * HOUR_MS)
    expect((await send(11)).status).toBe(200)
  })

  test('the mailbox is a page whose messages stand in frames that open links in new tabs and nothing else', async () => {
    const page = await api.get('/sandbox/mail?to=result@example.com', { accept: 'text/html' })
    expect(page.headers.get('content-type')).toContain('text/html')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'self' 'sha256-[A-Za-z0-9+/=]{44}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    )
    expect(page.text).toContain('Your life insurance needs estimate')
    expect(page.text).not.toMatch(/<script|style=|<table|<style/)
    const [, framed = ''] =
      /<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" [^>]*srcdoc="([^"]*)"/.exec(page.text) ??
      []
    const [, hash = ''] = /('sha256-[^']*')/.exec(policy ?? '') ?? []
    expect(framed).toContain(
      `&lt;meta http-equiv=&quot;content-security-policy&quot; content=&quot;default-src &#39;none&#39;; style-src ${hash.replaceAll("'", '&#39;')}&quot;&gt;\n&lt;base target=&quot;_blank&quot;&gt;`,
    )
    expect(page.text).toContain('<summary>Show as text</summary>')
    expect((await api.get('/pages.css')).headers.get('content-type')).toContain('text/css')
  })

  test('newest first', async () => {
    const list = await mailbox('')
    expect(list.map(({ sentAt }) => sentAt)).toEqual(
      list
        .map(({ sentAt }) => sentAt)
        .toSorted()
        .toReversed(),
    )
  })
})
