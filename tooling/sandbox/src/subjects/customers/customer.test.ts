import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationsOf, readDocument } from '../../http/readDocument.ts'
import { newTracking } from '../../testing/bodies.ts'
import { OPERATION_ENGINES, startTestSandbox } from '../../testing/engines.ts'
import { bearer, codeFor, makePersonIn, newEmail, otherThan } from '../../testing/identity.ts'
import { givePolicies, lifePolicy } from '../../testing/policies.ts'

const VERIFY = '/api/v1/users/verifyverificationcode'
const SEND = '/api/v1/users/sendverificationcodebyemail'
const BY_EMAIL = '/api/v1/transferpolicy/GetUserdetailsByEmail'
const UPDATE = '/api/v1/users/UpdateUser'

const WHOLE = {
  first_Name: 'Robin',
  middle_Name: 'Lee',
  last_Name: 'Example',
  mobile: '+61491570006',
  mailing_Street: '12 Sample Street',
  mailing_City: 'Newtown',
  mailing_State: 'NSW',
  mailing_Zip: '0800',
  email_Opt_Out: false,
  gender: 'F',
  age: 41,
  smoker: false,
  title: 'Administrator (office)',
  occupation_ID: 4,
  annual_Income: 85_000,
  date_of_Birth: null,
  employment_Status: 'Full-time',
  nomination_Type: 'Binding',
}

describe.each(OPERATION_ENGINES)('what a customer has on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox(engine)
  })
  afterAll(() => api.close())

  const userOf = async (token: string | null) => (await api.get('/api/v1/users', bearer(token))).json

  describe('details', () => {
    test('every field is written, read, and written back unchanged', async () => {
      const { mobile } = WHOLE
      const { token, sub, email } = await makePersonIn(api, { profile: { mobile } })
      expect((await api.post(UPDATE, WHOLE, bearer(token))).json).toEqual({ successful: true })
      const read = await userOf(token)
      expect(read).toEqual({ ...WHOLE, id: sub, email, version: expect.any(String) })
      expect((await api.post(UPDATE, read, bearer(token))).status).toBe(200)
      expect(await userOf(token)).toEqual(read)
    })

    test('nobody gets news and offers before they ask for them, and they can stop them again', async () => {
      const { token } = await makePersonIn(api)
      const optedOut = async () => (await userOf(token)) as { email_Opt_Out: unknown }
      expect(await optedOut()).toMatchObject({ email_Opt_Out: true })
      for (const [given, stored] of [
        [false, false],
        [true, true],
        [null, true],
      ]) {
        expect((await api.post(UPDATE, { email_Opt_Out: given }, bearer(token))).status).toBe(200)
        expect(await optedOut()).toMatchObject({ email_Opt_Out: stored })
      }
    })

    test('those of somebody new are blank but for the names, and can be written back too', async () => {
      const { token } = await makePersonIn(api, { givenName: 'Ada', familyName: '' })
      const read = await userOf(token)
      expect(read).toMatchObject({ first_Name: 'Ada', last_Name: null, mobile: null })
      expect((await api.post(UPDATE, read, bearer(token))).status).toBe(200)
      expect(await userOf(token)).toEqual(read)
    })

    test('a date of birth decides the age, whatever is sent', async () => {
      const own = await startTestSandbox(engine, { now: () => new Date('2026-03-26T14:00:00Z') })
      const { token } = await makePersonIn(own)
      await own.post(UPDATE, { date_of_Birth: '1989-03-27', age: 5 }, bearer(token))
      // In Sydney it is already the 27th.
      expect((await own.get('/api/v1/users', bearer(token))).json).toMatchObject({ age: 37 })
      await own.close()
    })

    test.each([
      ['id', { id: 'somebody' }],
      ['email', { email: 'somebody@example.com' }],
    ])('T15 another %s is refused, and nothing changes', async (field, changes) => {
      const { token } = await makePersonIn(api)
      const answer = await api.post(UPDATE, { ...changes, mobile: '+61491570007' }, bearer(token))
      expect(answer.json).toMatchObject({ status: 422, errors: [{ field, code: 'read-only' }] })
      expect(await userOf(token)).toMatchObject({ mobile: null })
    })

    test('a change that comes again late does not undo a newer one', async () => {
      const { token } = await makePersonIn(api)
      const key = newTracking().id
      const send = (body: object, id: string) =>
        api.post(UPDATE, body, { ...bearer(token), 'idempotency-key': id })
      await send({ mailing_City: 'Newtown' }, key)
      await send({ mailing_City: 'Glebe' }, newTracking().id)
      expect((await send({ mailing_City: 'Newtown' }, key)).status).toBe(200)
      expect(await userOf(token)).toMatchObject({ mailing_City: 'Glebe' })
      expect((await send({ mailing_City: 'Enmore' }, key)).status).toBe(409)
      const other = await makePersonIn(api)
      const stolen = { ...bearer(other.token), 'idempotency-key': key }
      expect((await api.post(UPDATE, { mailing_City: 'Newtown' }, stolen)).status).toBe(409)
    })
  })

  describe('verification codes', () => {
    test.each(['GET', 'POST'])('by %s: sent, checked once', async (method) => {
      const { token, email } = await makePersonIn(api)
      const send = () =>
        api.call(method, SEND, { headers: bearer(token), ...(method === 'POST' && { body: {} }) })
      const verify = (verificationcode: string) =>
        method === 'GET'
          ? api.get(`${VERIFY}?verificationcode=${verificationcode}`, bearer(token))
          : api.post(VERIFY, { verificationcode }, bearer(token))
      expect((await verify('000000')).json).toMatchObject({ errors: [{ code: 'code-expired' }] })
      expect((await send()).json).toEqual({ successful: true })
      const code = await codeFor(api, email)
      expect((await verify(otherThan(code))).json).toMatchObject({ errors: [{ code: 'code-wrong' }] })
      expect((await verify(code)).json).toEqual({ successful: true })
      expect((await verify(code)).json).toMatchObject({ status: 422 })
    })

    test('T16: five tries, five messages an hour, and nobody else’s', async () => {
      const { token, email } = await makePersonIn(api)
      const other = await makePersonIn(api)
      const verify = (code: string, who: string | null) =>
        api.get(`${VERIFY}?verificationcode=${code}`, bearer(who))
      await api.get(SEND, bearer(token))
      const code = await codeFor(api, email)
      expect((await verify(code, other.token)).status).toBe(422)
      for (let tries = 0; tries < 5; tries++) await verify(otherThan(code), token)
      expect((await verify(code, token)).json).toMatchObject({
        status: 429,
        errors: [{ code: 'too-many-tries' }],
      })
      for (let sent = 1; sent < 5; sent++) expect((await api.get(SEND, bearer(token))).status).toBe(200)
      const limited = await api.get(SEND, bearer(token))
      expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3600'])
    })

    test('need a token, by either method', async () => {
      expect((await api.post(VERIFY, { verificationcode: '123456' })).status).toBe(401)
      expect((await api.post(SEND, {})).status).toBe(401)
    })
  })

  // Takes over 5 s: it asks every reading operation as the owner, another customer and a visitor.
  test('T14: no reading operation of the document shows one customer to another or to a visitor', async () => {
    const canary = { first_Name: 'Canary', last_Name: 'Canary' }
    const ada = await makePersonIn(api, {
      givenName: 'Canary',
      profile: canary,
      beneficiaries: [{ ...canary, benefit_Percent: 100 }],
      secondPolicyHolder: { id: null, ...canary },
    })
    const draft = { version: 1, attempt: newTracking().id, baseRev: null, answers: { name: 'Canary' } }
    const stored = await api.call('PUT', '/api/v1/drafts/application', {
      body: { ...draft, rev: 1 },
      headers: bearer(ada.token),
    })
    expect(stored.status).toBe(200)
    await givePolicies(api, ada, [lifePolicy({ policyholder1: 'Robin Canary' })])
    const ben = await makePersonIn(api)
    const names = { flow: 'application', id: ada.sub, n: '1' }
    const query = new URLSearchParams({ email: ada.email })
    for (const { id, method, path } of operationsOf(readDocument()))
      if (method === 'GET') {
        const address = path.replace(/\{(\w+)\}/g, (_, name: keyof typeof names) => names[name])
        const url = id === 'getUserByEmail' ? `${address}?${query}` : address
        for (const headers of [bearer(ben.token), {}]) {
          const { text } = await api.get(url, headers)
          expect([id, text.includes('Canary') || text.includes(ada.sub)]).toEqual([id, false])
        }
      }
    expect(JSON.stringify(await userOf(ada.token))).toContain('Canary')
  })

  describe('others on file', () => {
    const contact = { first_Name: 'Sam', last_Name: 'Example', benefit_Percent: 100 }
    const holder = { id: null, first_Name: 'Kim', last_Name: 'Example', status: 'Active' as const }

    test('T14: each customer sees their own', async () => {
      const ada = await makePersonIn(api, {
        beneficiaries: [contact, { ...contact, first_Name: 'Alex' }],
        secondPolicyHolder: holder,
      })
      const ben = await makePersonIn(api)
      const list = '/api/v1/users/getbeneficairiesbyId'
      const second = '/api/v1/users/GetPolicyHolderbyContactId'
      expect((await api.get(list, bearer(ada.token))).json).toMatchObject([
        { first_Name: 'Sam', beneficiaryId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
        { first_Name: 'Alex' },
      ])
      expect((await api.get(second, bearer(ada.token))).json).toEqual(holder)
      expect((await api.get(list, bearer(ben.token))).json).toEqual([])
      expect((await api.get(second, bearer(ben.token))).json).toMatchObject({ status: 404 })
    })

    test('T14: details by address are those of the caller, and everybody else gets one answer', async () => {
      const { token, email, sub } = await makePersonIn(api)
      const known = await makePersonIn(api)
      const lookUp = async (address: string, headers: Record<string, string>) => [
        (await api.get(`${BY_EMAIL}?email=${encodeURIComponent(address)}`, headers)).json,
        (await api.post(BY_EMAIL, { email: address }, headers)).json,
      ]
      const empty = { successful: true, user: null }
      expect(await lookUp(email.toUpperCase(), bearer(token))).toMatchObject([
        { user: { id: sub } },
        { user: { id: sub } },
      ])
      for (const address of [known.email, newEmail()])
        expect(await lookUp(address, bearer(token))).toEqual([empty, empty])
      expect(await lookUp(email, {})).toEqual([empty, empty])
    })
  })
})
