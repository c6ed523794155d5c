import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { letterheadOf } from '../../brands/letterhead.ts'
import type { Schema } from '../../document/Schema.ts'
import { exampleOf, newTracking } from '../../testing/bodies.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../../testing/engines.ts'
import { bearer, makePersonIn, newEmail } from '../../testing/identity.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'
import { testSites } from '../../testing/testSites.ts'

const PATH = '/api/v1/users/supportneeds'
const NOTICE =
  'This customer has asked for extra help, such as an interpreter or a safe time to call. Read what it is before you call or write.'
const origin = testSites().get('wattlebird') ?? ''
const BROKER = letterheadOf('wattlebird')?.email ?? ''

const NOTHING: Schema<'SupportNeeds'> = {
  interpreterLanguage: null,
  format: null,
  representativeName: null,
  representativePhone: null,
  safeTimes: null,
  safeAddress: null,
  note: null,
}
const needs = (changes: Partial<Schema<'SupportNeeds'>> = {}) => ({
  ...NOTHING,
  interpreterLanguage: 'Vietnamese',
  safeTimes: 'Weekdays <from> 10 am to 2 pm',
  ...changes,
})

interface Listed {
  id: string
  fields: { email?: string }
  supportNeeds: Schema<'SupportNeeds'> | null
}

describe('what helps a customer', () => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  let now = new Date('2026-11-23T01:02:04Z')
  beforeAll(async () => {
    api = await startTestSandbox(OPERATION_ENGINE, { now: () => now })
  })
  afterAll(() => api.close())

  /** A customer who has just signed in. */
  async function customer() {
    const person = await makePersonIn(api, { email: newEmail(), accountName: 'wattlebird' })
    return { ...person, headers: { ...bearer(person.token), origin } }
  }
  type Customer = Awaited<ReturnType<typeof customer>>

  const read = async ({ headers }: Customer) => (await api.get(PATH, headers)).json
  const save = ({ headers }: Customer, supportNeeds: Schema<'SupportNeeds'> | null) =>
    api.call('PUT', PATH, { body: { supportNeeds }, headers })
  const mailsTo = async (to: string) =>
    (await api.get(`/sandbox/mail?to=${encodeURIComponent(to)}`, { accept: 'application/json' })).json as {
      subject: string
      text: string
    }[]
  const list = async <Row>(page: string) =>
    (await api.get(page, { accept: 'application/json' })).json as Row[]
  const html = async (page: string) => (await api.get(page, { accept: 'text/html' })).text
  const write = (headers: Record<string, string>, changes: object = {}) =>
    api.post('/api/v1/contact', { ...exampleOf<object>('ContactRequest'), ...changes }, headers)
  const listed = async ({ json }: { json: unknown }) =>
    (await list<Listed>('/sandbox/requests')).find(({ id }) => id === (json as { id: string }).id)

  test('is unknown at first, then stored, replaced and removed whole', async () => {
    const [who, other] = [await customer(), await customer()]
    expect(await read(who)).toEqual({ supportNeeds: null })
    expect(
      (await save(who, needs({ representativeName: ' Sam  Example', representativePhone: '0491 570 110' })))
        .status,
    ).toBe(200)
    expect(await read(who)).toEqual({
      supportNeeds: needs({ representativeName: 'Sam Example', representativePhone: '+61491570110' }),
    })
    await save(who, needs({ note: 'Please speak slowly.\nI read lips.' }))
    expect(await read(who)).toEqual({ supportNeeds: needs({ note: 'Please speak slowly.\nI read lips.' }) })
    expect(await read(other)).toEqual({ supportNeeds: null })
    await save(who, null)
    expect(await read(who)).toEqual({ supportNeeds: null })
  })

  test.each<[string, Partial<Schema<'SupportNeeds'>>, object]>([
    [
      'says nothing',
      { interpreterLanguage: null, safeTimes: null },
      { field: 'supportNeeds', code: 'required' },
    ],
    [
      'names somebody without a phone number',
      { representativeName: 'Sam Example' },
      { field: 'supportNeeds.representativePhone', code: 'required' },
    ],
    [
      'has a number without a name',
      { representativePhone: '0491 570 110' },
      { field: 'supportNeeds.representativeName', code: 'required' },
    ],
    ['has a line break', { safeTimes: 'At\nnight' }, { field: 'supportNeeds.safeTimes', code: 'characters' }],
  ])('is refused where it %s', async (_, changes, error) => {
    const who = await customer()
    const { status, json } = await save(who, needs(changes))
    expect([status, json]).toEqual([422, expect.objectContaining({ errors: [error] })])
  })

  test('T13: needs a proof, and is mailed about without what it says, once for each change', async () => {
    const who = await customer()
    await save(who, needs())
    await save(who, needs())
    await save(who, null)
    await save(who, null)
    const mails = await mailsTo(who.email)
    expect(mails.map(({ subject, text }) => [subject, text.split('\n\n')[1]]).toReversed()).toEqual([
      [
        'Your account has changed',
        'The extra help you’ve asked us for has just been changed in your account. Our team sees it next to each message, claim or change of beneficiaries you send us while you’re logged in.',
      ],
      [
        'Your account has changed',
        'The extra help you asked us for has just been removed from your account. Our team doesn’t see it any more, not even with requests you’ve already sent.',
      ],
    ])
    for (const { text } of mails) {
      expect(text).toContain('If that wasn’t you, change your password and call us straight away.')
      expect(text).not.toMatch(/Vietnamese|10 am/)
    }
    now = new Date(now.getTime() + 6 * 60_000)
    for (const change of [needs(), null]) {
      const { status, json } = await save(who, change)
      expect([status, json]).toEqual([
        422,
        expect.objectContaining({ errors: [{ field: '', code: 'proof-required' }] }),
      ])
    }
  })

  test('stands with each request to the broker, and beside the phone number', async () => {
    const who = await customer()
    await save(who, needs({ representativeName: 'Sam Example', representativePhone: '0491 570 110' }))
    const slots = [new Date(now.getTime() + 86_400_000).toISOString()]
    const requests = [
      await write(who.headers, { phone: '+61491570006' }),
      await write(who.headers, { topic: 'complaint' }),
      await write(who.headers, { topic: 'hardship', reason: 'hardship' }),
      await api.post(
        '/api/v1/appointments',
        { ...exampleOf<object>('AppointmentRequest'), slots },
        who.headers,
      ),
    ]
    for (const request of requests)
      expect(await listed(request)).toMatchObject({ supportNeeds: { interpreterLanguage: 'Vietnamese' } })
    const [policyId = ''] = await givePolicies(api, { owner: who.sub }, [lifePolicy()])
    await api.post(
      '/api/v1/policies/nominations',
      { ...exampleOf<object>('NominationChange'), policyId },
      { ...who.headers, 'idempotency-key': newTracking().id },
    )
    const [nomination] = await list<Listed>('/sandbox/nominations')
    expect(nomination).toMatchObject({ supportNeeds: { interpreterLanguage: 'Vietnamese' } })
    for (const page of ['/sandbox/requests', '/sandbox/nominations']) {
      const text = await html(page)
      expect(text).toContain('<h3>Extra help: read this before you call or write</h3>')
      expect(text).toContain('<dt>Call only at these times</dt><dd>Weekdays &lt;from&gt; 10 am to 2 pm</dd>')
    }
    expect(await html('/sandbox/requests')).toContain(
      '<dt>phone</dt><dd>+61491570006<br><strong>Call only at these times: Weekdays &lt;from&gt; 10 am to 2 pm</strong><br><strong>Sam Example speaks for them: +61491570110. Check with the customer before you talk about their cover.</strong></dd>',
    )
    const notices = (await mailsTo(BROKER)).filter(({ text }) => text.includes(NOTICE))
    expect(notices).toHaveLength(5)
    for (const { text } of notices) expect(text).not.toMatch(/Vietnamese|10 am|Sam Example/)
    await save(who, null)
    for (const request of requests) expect(await listed(request)).toMatchObject({ supportNeeds: null })
  })

  test('goes with the requests of its own customer alone', async () => {
    const who = await customer()
    await save(who, needs())
    const before = (await mailsTo(BROKER)).filter(({ text }) => text.includes(NOTICE)).length
    // A stranger can type any address.
    const strange = await write({ origin }, { email: who.email })
    expect(await listed(strange)).toMatchObject({ fields: { email: who.email }, supportNeeds: null })
    const other = await customer()
    expect(await listed(await write(other.headers, { email: who.email }))).toMatchObject({
      supportNeeds: null,
    })
    const after = (await mailsTo(BROKER)).filter(({ text }) => text.includes(NOTICE)).length
    expect(after).toBe(before)
  })
})
