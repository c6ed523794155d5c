import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { makeMailbox } from '../../mail/makeMailOutbox.ts'
import { loadVendors } from '../../reference/vendors.ts'
import { makeSealing } from '../../sealing/makeSealing.ts'
import { DATA_KEY } from '../../testing/dataKey.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../../testing/engines.ts'
import { bearer, codeFor, mailsTo, makePersonIn, newEmail, otherThan } from '../../testing/identity.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'
import { flatten, readPdf } from '../../testing/readPdf.ts'
import { testSites } from '../../testing/testSites.ts'
import { remindOfEnd } from './remindOfEnd.ts'

const PATH = '/api/v1/users/in-case'
const BORN = '1988-04-12'
const DAY_MS = 86_400_000
const PAPERS = 'The will is with Sample Lawyers.\nPolicies are in the grey folder.'

describe('the page for when something happens', () => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  const START = new Date('2026-11-23T02:15:00Z')
  let now = START
  beforeAll(async () => {
    api = await startTestSandbox(OPERATION_ENGINE, { now: () => now })
  })
  afterAll(() => api.close())
  beforeEach(() => {
    now = START
  })

  /** The mailbox sorts messages by the second. */
  const later = (ms = 1000) => {
    now = new Date(now.getTime() + ms)
  }

  /** A customer who has just signed in, with a policy, and an address for the trusted person. */
  async function customer(
    profile: object = { first_Name: 'Robin', last_Name: 'Example', date_of_Birth: BORN },
  ) {
    const person = await makePersonIn(api, { email: newEmail(), accountName: 'wattlebird', profile })
    const [policyId = ''] = await givePolicies(api, { owner: person.sub }, [lifePolicy()])
    return { ...person, policyId, headers: bearer(person.token), trusted: newEmail('sam') }
  }
  type Customer = Awaited<ReturnType<typeof customer>>

  const read = async ({ headers }: Pick<Customer, 'headers'>) =>
    (await api.get(PATH, headers)).json as Schema<'InCaseAnswer'>
  const save = ({ headers }: Customer, body: Schema<'InCaseDetails'>) =>
    api.call('PUT', PATH, { body, headers })
  const send = ({ headers, trusted }: Customer, changes: object = {}) =>
    api.post(`${PATH}/link`, { email: trusted, accountName: 'wattlebird', ...changes }, headers)
  const open = (token: string, accountName = 'wattlebird') =>
    api.post('/api/v1/in-case/open', { token, accountName })
  const confirm = (token: string, code: string, dateOfBirth = BORN) =>
    api.post('/api/v1/in-case/confirm', { token, accountName: 'wattlebird', code, dateOfBirth })
  const takeBack = ({ headers }: Customer) => api.call('DELETE', `${PATH}/link`, { headers })
  /** Returns the code of a refusal, or the status of a success. */
  const outcomeOf = async (answer: Promise<{ status: number; json: unknown }>) => {
    const { status, json } = await answer
    const { errors = [] } = json as { errors?: { code: string }[] }
    return errors.map(({ code }) => code).join(' ') || status
  }
  const tokenIn = (text = '') => /\/account\/trusted-person#([\w-]{43})$/m.exec(text)?.[1] ?? ''

  /** Sends a link, and returns its token from the mail. */
  async function link(who: Customer): Promise<string> {
    later()
    expect((await send(who)).status).toBe(200)
    return tokenIn((await mailsTo(api, who.trusted))[0]?.text)
  }

  async function opened(who: Customer, token: string) {
    later()
    await open(token)
    return confirm(token, await codeFor(api, who.trusted))
  }

  test('has policies, the insurer’s number and who is named, and an amount where the customer shows it', async () => {
    const who = await customer()
    expect(await read(who)).toEqual({
      page: {
        name: 'Robin Example',
        papers: '',
        policies: [
          {
            policyNumber: 'MLC0012345',
            insurerName: 'Mallee Life Company',
            phone: '1800 975 708',
            email: 'claims@mallee-life.example',
            claimsAddress: 'Claims, Locked Bag 12, Sampleton NSW 2999',
            covers: [{ kind: 'life', amount: null, owner: 'O' }],
            nomination: null,
          },
        ],
      },
      showsAmounts: false,
      link: null,
    })
    expect((await save(who, { papers: PAPERS, showsAmounts: true })).status).toBe(200)
    expect(await read(who)).toMatchObject({
      page: { papers: PAPERS, policies: [{ covers: [{ kind: 'life', amount: 600_000 }] }] },
      showsAmounts: true,
    })
    expect((await save(who, { papers: 'x'.repeat(1001), showsAmounts: true })).status).toBe(422)
  })

  test('opens to the trusted person by the link, a code and the customer’s date of birth', async () => {
    const who = await customer()
    await save(who, { papers: PAPERS, showsAmounts: false })
    const token = await link(who)
    expect(await read(who)).toMatchObject({ link: { email: who.trusted, openedAt: null } })
    const answer = await opened(who, token)
    expect(answer.json).toEqual((await read(who)).page)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await read(who)).link?.openedAt).toBe(now.toISOString())
    // Nothing of the premium, of the bank or of the person's health.
    expect(JSON.stringify(answer.json)).not.toMatch(/57\.71|premium|smoker|insured|bank/i)
  })

  test('T14: a code without the date, and a date without the code, open nothing', async () => {
    const who = await customer()
    const token = await link(who)
    later()
    await open(token)
    const code = await codeFor(api, who.trusted)
    expect(await outcomeOf(confirm(token, code, '1988-04-13'))).toBe('code-refused')
    expect(await outcomeOf(confirm(token, otherThan(code)))).toBe('code-refused')
    expect((await read(who)).link?.openedAt).toBeNull()
    expect((await confirm(token, code)).status).toBe(200)
    // A code works once.
    expect(await outcomeOf(confirm(token, code))).toBe('code-refused')
  })

  test('a link that was taken back, replaced or ended is as unknown as any other', async () => {
    const who = await customer()
    const first = await link(who)
    const second = await link(who)
    expect(await outcomeOf(open(first))).toBe('unknown')
    expect(await outcomeOf(open(second, 'redearth'))).toBe('unknown')
    expect(await outcomeOf(open('A'.repeat(43)))).toBe('unknown')
    later()
    await open(second)
    const code = await codeFor(api, who.trusted)
    expect((await takeBack(who)).status).toBe(200)
    expect(await outcomeOf(confirm(second, code))).toBe('unknown')
    expect((await read(who)).link).toBeNull()
    const third = await link(who)
    later(365 * DAY_MS)
    expect(await outcomeOf(open(third))).toBe('unknown')
  })

  test('T13: a link is sent by who has just shown that they are the customer alone', async () => {
    const who = await customer()
    later(6 * 60_000)
    expect(await outcomeOf(send(who))).toBe('proof-required')
    expect(await mailsTo(api, who.trusted)).toEqual([])
    expect((await read(who)).link).toBeNull()
  })

  test.each([
    ['own', (who: Customer) => send(who, { email: who.email.toUpperCase() })],
    ['unknown', (who: Customer) => send(who, { accountName: 'nobody' })],
  ])('no link goes to where it may not: %s', async (code, sending) => {
    expect(await outcomeOf(sending(await customer()))).toBe(code)
  })

  test('no link goes out while the customer’s details have no date of birth, which opens it', async () => {
    expect(await outcomeOf(send(await customer({ first_Name: 'Robin' })))).toBe('required')
  })

  test('mails name nobody: the trusted person, and the customer of each link and opening', async () => {
    const who = await customer()
    const token = await link(who)
    await opened(who, token)
    const [toTrusted] = (await mailsTo(api, who.trusted)).filter(({ text }) => tokenIn(text) !== '')
    expect(toTrusted?.subject).toBe('Someone trusts you with their life insurance details')
    expect(toTrusted?.text).not.toMatch(/Robin|Mallee|MLC/)
    const mails = await mailsTo(api, who.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your trusted person opened your page',
      'You’ve chosen a trusted person',
    ])
    expect(mails[1]?.text).toContain('s•••@example.com')
    expect(mails[1]?.text).toContain('If that wasn’t you, change your password and call us straight away.')
    expect(mails.map(({ text }) => text).join()).not.toContain(token)
  })

  test('the customer is reminded once, 30 days before the link ends', async () => {
    const who = await customer()
    await link(who)
    const reminders = async () =>
      (await mailsTo(api, who.email)).filter(({ subject }) => subject.startsWith('The link for your trusted'))
    const sealing = makeSealing([Buffer.from(DATA_KEY, 'base64')])
    const remind = () =>
      remindOfEnd({
        database: api.database,
        sealing,
        mailOutbox: makeMailbox(sealing),
        sites: testSites(),
        vendors: loadVendors(),
        now: () => now,
      })
    later(334 * DAY_MS)
    await remind()
    expect(await reminders()).toEqual([])
    later(DAY_MS)
    await remind()
    await remind()
    const [mail, ...others] = await reminders()
    expect(others).toEqual([])
    expect(mail?.text).toMatch(/^http:\/\/wattlebird\.localhost:\d+\/account\/if-something-happens$/m)
  })

  test('is a PDF of two pages', async () => {
    const who = await customer()
    await save(who, { papers: PAPERS, showsAmounts: true })
    const answer = await fetch(`${api.url}${PATH}/document`, { headers: who.headers })
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="if-something-happens.pdf"')
    const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()))
    expect(pages).toHaveLength(2)
    const texts = pages.map(({ structure }) =>
      flatten(structure)
        .map(({ text }) => text)
        .join('\n'),
    )
    for (const part of [
      'Robin Example',
      'MLC0012345',
      '$600,000',
      '1800 975 708',
      'Not on record. Ask the insurer.',
    ])
      expect(texts[0]).toContain(part)
    for (const part of [
      'The will is with Sample Lawyers.',
      'Call each insurer that’s named here',
      'Wattlebird',
    ])
      expect(texts[1]).toContain(part)
    expect(texts.join()).not.toContain('57.71')
  })

  test('is nobody else’s, signed in or not', async () => {
    const [who, other] = [await customer(), await customer()]
    await save(who, { papers: PAPERS, showsAmounts: true })
    await link(who)
    expect(await read(other)).toMatchObject({ page: { papers: '' }, link: null })
    await takeBack(other)
    expect((await read(who)).link).not.toBeNull()
    for (const path of [PATH, `${PATH}/document`]) expect((await api.get(path)).status).toBe(401)
    expect(
      (await api.post(`${PATH}/link`, { email: 'a@example.com', accountName: 'wattlebird' })).status,
    ).toBe(401)
  })
})
