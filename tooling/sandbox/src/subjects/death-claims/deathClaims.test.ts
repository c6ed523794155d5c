import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letterheadOf } from '../../brands/letterhead.ts'
import type { Schema } from '../../document/Schema.ts'
import { exampleOf, newTracking } from '../../testing/bodies.ts'
import { claimBody } from '../../testing/claimBody.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../../testing/engines.ts'
import { bearer, makePersonIn, newEmail } from '../../testing/identity.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'

const PATH = '/api/v1/claims/death'
const BROKER = letterheadOf('wattlebird')?.email ?? ''

interface Listed {
  reference: string
  kind: string
  fields: Partial<Schema<'DeathClaimRequest'>>
  supportNeeds: Schema<'SupportNeeds'> | null
}

describe('a claim for someone who has died, without an account', () => {
  const now = new Date('2026-11-23T01:02:04Z')
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox(OPERATION_ENGINE, { now: () => now })
  })
  afterAll(() => api.close())

  const mailsTo = async (to: string) =>
    (await api.get(`/sandbox/mail?to=${encodeURIComponent(to)}`, { accept: 'application/json' })).json as {
      subject: string
      text: string
    }[]
  const sendCode = (email: string) => api.post(`${PATH}/code`, { accountName: 'wattlebird', email })
  async function codeFor(email: string): Promise<string> {
    await sendCode(email)
    return /Your code is (\d{6})/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? ''
  }
  const lodge = (changes: object, key: string = newTracking().id) =>
    api.post(
      PATH,
      { ...exampleOf<object>('DeathClaimRequest'), accountName: 'wattlebird', ...changes },
      { 'idempotency-key': key },
    )
  const listed = async (reference: string) =>
    ((await api.get('/sandbox/claims', { accept: 'application/json' })).json as Listed[]).find(
      (one) => one.reference === reference,
    )
  const referenceOf = ({ json }: { json: unknown }) => (json as Schema<'DeathClaimAnswer'>).reference

  test('is filed for the broker by the code that was mailed, once for each key', async () => {
    const email = newEmail()
    const code = await codeFor(email)
    const key = newTracking().id
    const claim = { email, code, claimantName: ' Robin  Example ', description: 'He died <at> home.' }
    const answer = await lodge(claim, key)
    expect(answer.status).toBe(200)
    const reference = referenceOf(answer)
    expect((await lodge(claim, key)).json).toEqual(answer.json)
    expect((await lodge({ ...claim, insuredName: 'Lee Example' }, key)).status).toBe(409)
    expect(await listed(reference)).toMatchObject({
      kind: 'death',
      fields: { insuredName: 'Kim Example', claimantName: 'Robin Example', email, policyNumber: null },
    })
    const page = (await api.get('/sandbox/claims', { accept: 'text/html' })).text
    expect(page).toContain(`<h2>${reference}: For someone who has died, without an account</h2>`)
    expect(page).toContain('<dt>description</dt><dd>He died &lt;at&gt; home.</dd>')
    expect(page).not.toContain(code)
  })

  test('is acknowledged with what happens by when, and the broker gets a link', async () => {
    const email = newEmail()
    const reference = referenceOf(await lodge({ email, code: await codeFor(email) }))
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe(`We have your claim ${reference}`)
    const lines = mail?.text.split('\n\n') ?? []
    expect(lines.slice(1, 5)).toEqual([
      'We’re very sorry for your loss. We have your claim, and someone from our team will look after it. You don’t have to do anything else today.',
      `Your reference is ${reference}. Please have it ready when you call us.`,
      'Within 1 business day, we’ll call you from the number on our site and say what happens next.',
      'We’ll look for a policy, and ask you to show who you are before we say what we’ve found. If there’s a policy with us, we pass your claim on to its insurer, and the insurer decides. If not, we’ll tell you where else you can look.',
    ])
    expect(mail?.text).toContain('Lifeline on 13 11 14')
    const notice = (await mailsTo(BROKER)).find(({ subject }) => subject.includes(reference))
    expect(notice?.subject).toBe(`New claim for someone who has died, ${reference}`)
    expect(notice?.text).toMatch(/\/sandbox\/claims#/)
    for (const { text } of [mail, notice].filter((one) => one !== undefined))
      expect(text).not.toMatch(/Kim|Robin|0491|61491/)
  })

  test('T16: is answered alike whether the person had a policy or not', async () => {
    const insured = await makePersonIn(api, { email: newEmail(), givenName: 'Kim', familyName: 'Example' })
    const policy = lifePolicy({ policyholder1: 'Kim Example' })
    await givePolicies(api, { owner: insured.sub }, [policy])
    const answers = []
    for (const policyNumber of [policy.name, 'ZZ 999 999', null]) {
      const email = newEmail()
      const { status, json } = await lodge({ email, code: await codeFor(email), policyNumber })
      const { text = '' } = (await mailsTo(email))[0] ?? {}
      const reference = referenceOf({ json })
      answers.push({ status, keys: Object.keys(json as object), text: text.replaceAll(reference, '…') })
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test.each<[string, object, object]>([
    ['has another code', { code: '000000' }, { field: 'code', code: 'code-refused' }],
    ['is without consent', { hasConsented: false }, { field: 'hasConsented', code: 'required' }],
    ['has a death before the birth', { eventDate: '1950-01-01' }, { field: 'eventDate', code: 'min' }],
    ['has a death to come', { eventDate: '2027-01-01' }, { field: 'eventDate', code: 'future' }],
    ['asks for a call without a number', { phone: null }, { field: 'phone', code: 'required' }],
    [
      'consents to other words',
      { consent: { id: 'claim', version: '2020-01-01' } },
      { field: 'consent', code: 'outdated' },
    ],
  ])('is refused where it %s', async (_, changes, error) => {
    const email = newEmail()
    const { status, json } = await lodge({ email, code: await codeFor(email), ...changes })
    expect([status, json]).toEqual([422, expect.objectContaining({ errors: [error] })])
  })

  test('takes no code of another address, nor one that was used', async () => {
    const [email, other] = [newEmail(), newEmail()]
    const code = await codeFor(email)
    await sendCode(other)
    expect((await lodge({ email: other, code: code === '000000' ? '000001' : code })).status).toBe(422)
    expect((await lodge({ email, code })).status).toBe(200)
    expect((await lodge({ email, code })).status).toBe(422)
  })

  test('mails three codes a day to one address, whoever asks', async () => {
    const email = newEmail()
    for (const _ of [1, 2]) expect((await sendCode(email)).status).toBe(200)
    const code = await codeFor(email)
    expect((await sendCode(email.toUpperCase())).status).toBe(429)
    expect(await mailsTo(email)).toHaveLength(3)
    // The refused request has not replaced the code.
    expect((await lodge({ email, code })).status).toBe(200)
  })

  test('is listed beside the claims of customers, with the support needs of those', async () => {
    const person = await makePersonIn(api, { email: newEmail(), accountName: 'wattlebird' })
    const headers = bearer(person.token)
    const supportNeeds = { ...exampleOf<object>('SupportNeeds'), safeTimes: 'Weekends' }
    await api.call('PUT', '/api/v1/users/supportneeds', { body: { supportNeeds }, headers })
    const { json } = await api.post('/api/v1/claims', claimBody(), {
      ...headers,
      'idempotency-key': newTracking().id,
    })
    const { reference } = (json as Schema<'ClaimAnswer'>).claim
    expect(await listed(reference)).toMatchObject({ kind: 'claim', supportNeeds: { safeTimes: 'Weekends' } })
    expect((await api.get('/sandbox/claims', { accept: 'text/html' })).text).toContain(
      'Call only at these times',
    )
  })
})
