import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { APPLICATION_DAY } from '../../testing/bodies.ts'
import { countWaiting } from '../../testing/countWaiting.ts'
import { OPERATION_ENGINES, startTestSandbox } from '../../testing/engines.ts'
import { jpeg, png } from '../../testing/files.ts'
import { IDENTITY_PATH, identityBody, identityDocument } from '../../testing/identityBodies.ts'
import { identityChecks } from './tables.ts'

const licence = identityDocument('driverLicence')
const card = identityDocument('medicareCard')
const passport = identityDocument('passport')
const wrongLicence = identityDocument('driverLicence', { number: '12345601' })
const wrongPassport = identityDocument('passport', { number: 'PA1234501' })

describe.each(OPERATION_ENGINES)('identity checks of customers on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    const verifyToken = async (token: string) =>
      /^c\d+$/.test(token) ? { subject: token, email: `${token}@example.com` } : null
    api = await startTestSandbox(engine, { verifyToken, now: () => APPLICATION_DAY })
  })
  afterAll(() => api.close())

  let customers = 0
  /** Creates a new customer with their requests. */
  function customer() {
    const token = `c${++customers}`
    const headers = { authorization: `Bearer ${token}` }
    const send = (body: object) => api.post(IDENTITY_PATH, body, headers)
    return {
      token,
      headers,
      send,
      /** Returns the answer to a request, or its errors. */
      outcome: async (body: object) => {
        const { status, json } = await send(body)
        const { errors } = json as { errors?: { field: string; code: string }[] }
        return errors ? [status, ...errors.map(({ field, code }) => `${field}: ${code}`)] : json
      },
      list: async () => (await api.get(IDENTITY_PATH, headers)).json,
      put: (n: number, file = jpeg(), type = 'image/jpeg') =>
        fetch(`${api.url}${IDENTITY_PATH}/files/${n}`, {
          method: 'PUT',
          headers: { ...headers, 'content-type': type },
          body: new Uint8Array(file),
        }),
    }
  }

  const base = { policyHolder: 1, verified: false, matchedDocuments: [], mismatches: [], triesLeft: 3 }

  test('begin as not started, and are verified by two sources at once', async () => {
    const { list, outcome } = customer()
    expect(await list()).toEqual([{ ...base, state: 'notStarted' }])
    const verified = {
      ...base,
      state: 'verified',
      verified: true,
      matchedDocuments: ['driverLicence', 'medicareCard'],
    }
    expect(await outcome(identityBody())).toEqual(verified)
    expect(await list()).toEqual([verified])
  })

  test('are verified by one source after the other', async () => {
    const { outcome } = customer()
    expect(await outcome(identityBody([licence]))).toMatchObject({
      state: 'matched',
      verified: false,
      matchedDocuments: ['driverLicence'],
    })
    expect(await outcome(identityBody([licence]))).toMatchObject({ state: 'matched' })
    expect(await outcome(identityBody([card]))).toMatchObject({ state: 'verified', verified: true })
  })

  test('do not add up the sources of two people', async () => {
    const { outcome } = customer()
    await outcome(identityBody([licence]))
    const other = { givenNames: 'Kim', familyName: 'Example', dateOfBirth: '1991-05-02' }
    expect(await outcome(identityBody([card], { person: other }))).toMatchObject({
      state: 'matched',
      matchedDocuments: ['medicareCard'],
    })
  })

  test('T16 name the detail that does not match, three times, then a person takes over', async () => {
    const { outcome, list } = customer()
    const wrong = () => identityBody([wrongLicence, card])
    const mismatch = {
      ...base,
      state: 'mismatch',
      mismatches: ['driverLicence.number'],
      matchedDocuments: ['medicareCard'],
    }
    expect(await outcome(wrong())).toEqual({ ...mismatch, triesLeft: 2 })
    expect(await list()).toEqual([{ ...mismatch, triesLeft: 2 }])
    expect(await outcome(wrong())).toEqual({ ...mismatch, triesLeft: 1 })
    const refer = { ...base, state: 'refer', matchedDocuments: ['medicareCard'], triesLeft: 0 }
    expect(await outcome(wrong())).toEqual(refer)
    // The check stays referred, even with details that would have matched.
    expect(await outcome(identityBody())).toEqual(refer)
  })

  test('leave what matched in place, so that the other source alone is entered again', async () => {
    const { outcome } = customer()
    await outcome(identityBody([wrongLicence, card]))
    expect(await outcome(identityBody([passport]))).toMatchObject({ state: 'verified' })
  })

  test('count a repetition as one try, also when it comes at the same time', async () => {
    const { outcome, send } = customer()
    const body = identityBody([wrongPassport])
    await Promise.all([send(body), send(body), send(body)])
    expect(await outcome(body)).toMatchObject({ state: 'mismatch', triesLeft: 2 })
  })

  test('count tries that come at the same time one by one', async () => {
    const { send, list } = customer()
    await Promise.all(Array.from({ length: 5 }, () => send(identityBody([wrongPassport]))))
    expect(await list()).toMatchObject([{ state: 'refer', triesLeft: 0 }])
  })

  // The embedded engine has one connection, so that nothing happens there at the same moment.
  test.runIf(engine === 'postgres')('count two tries at the same moment as two', async () => {
    const { token, send, list } = customer()
    await send(identityBody([wrongPassport]))
    const tries = await api.database.queries.transaction(async (holding) => {
      await holding.select().from(identityChecks).where(eq(identityChecks.owner, token)).for('update')
      const sent = [send(identityBody([wrongPassport])), send(identityBody([wrongPassport]))]
      await vi.waitFor(async () => expect(await countWaiting(api.database)).toBe(2), { timeout: 20_000 })
      return { sent }
    })
    await Promise.all(tries.sent)
    expect(await list()).toMatchObject([{ state: 'refer', triesLeft: 0 }])
  })

  test('are referred where records want a person to look', async () => {
    const { outcome } = customer()
    const referred = identityDocument('passport', { number: 'PA1234502' })
    expect(await outcome(identityBody([referred, card]))).toMatchObject({ state: 'refer', triesLeft: 3 })
  })

  test('compare the name and the date of birth with the customer’s own', async () => {
    const { outcome, headers } = customer()
    await api.post(
      '/api/v1/users/UpdateUser',
      { first_Name: 'Kim', last_Name: 'Canary', date_of_Birth: '1991-05-02' },
      headers,
    )
    const answer = await outcome(identityBody())
    expect(answer).toEqual({
      ...base,
      state: 'mismatch',
      mismatches: ['person.name', 'person.dateOfBirth'],
      triesLeft: 2,
    })
    expect(JSON.stringify(answer)).not.toMatch(/Canary|\b1991-05/)
  })

  test('T14 are done again after another name or date of birth, and say why', async () => {
    const { outcome, list, headers } = customer()
    const change = (details: object) => api.post('/api/v1/users/UpdateUser', details, headers)
    const { givenNames, familyName, dateOfBirth } = identityBody().person
    await change({ first_Name: givenNames, last_Name: familyName })
    expect(await outcome(identityBody())).toMatchObject({ state: 'verified' })
    await change({ mailing_City: 'Newtown', date_of_Birth: dateOfBirth })
    expect(await list()).toMatchObject([{ state: 'verified', verified: true }])
    await change({ last_Name: 'Other', date_of_Birth: '1991-05-02' })
    expect(await list()).toMatchObject([
      {
        state: 'inProgress',
        verified: false,
        matchedDocuments: [],
        changed: ['person.name', 'person.dateOfBirth'],
      },
    ])
    expect(await outcome(identityBody())).toMatchObject({ state: 'mismatch' })
  })

  test('know a person with one name by it, whose documents have it once', async () => {
    const { outcome, list, headers } = customer()
    const { person } = identityBody()
    const one = { person: { ...person, givenNames: null, familyName: 'Suharto' } }
    const change = (names: object) => api.post('/api/v1/users/UpdateUser', names, headers)
    await change({ last_Name: 'Suharto', date_of_Birth: person.dateOfBirth })
    expect(await outcome(identityBody(undefined, one))).toMatchObject({ state: 'verified' })
    await change({ first_Name: 'Suharto' })
    expect(await list()).toMatchObject([{ state: 'verified' }])
    await change({ first_Name: 'Haji' })
    expect(await list()).toMatchObject([{ state: 'inProgress', changed: ['person.name'] }])
    expect(await outcome(identityBody(undefined, one))).toMatchObject({ mismatches: ['person.name'] })
    await change({ first_Name: 'Suharto' })
    expect(await outcome(identityBody(undefined, one))).toMatchObject({ state: 'verified' })
  })

  test('T28 refuse what is not allowed, which is no try', async () => {
    const { outcome, list } = customer()
    const bad: [object, string[]][] = [
      [identityBody([], {}), ['selectedDocuments: minItems', 'identityDocuments: minItems']],
      [{ ...identityBody(), hasAuthorised: false }, ['hasAuthorised: const']],
      [
        identityBody(undefined, { consent: { id: 'identity-check', version: '2020-01' } }),
        ['consent: outdated'],
      ],
      [identityBody(undefined, { selectedDocuments: ['medicareCard'] }), ['selectedDocuments: match']],
      [
        identityBody([identityDocument('medicareCard', { number: '2000000030' })]),
        ['identityDocuments.0.fields.number: match'],
      ],
      [
        identityBody([identityDocument('passport', { expiry: '2020-01-01' })]),
        ['identityDocuments.0.fields.expiry: expired'],
      ],
      [identityBody([licence, licence]), ['identityDocuments.1.type: match']],
      [
        identityBody([identityDocument('marriageCertificate', { state: 'NSW', number: '123' })]),
        ['identityDocuments.0.type: choice'],
      ],
    ]
    for (const [body, errors] of bad) expect(await outcome(body)).toEqual([422, ...errors])
    expect(await outcome(identityBody(undefined, { policyHolder: 2 }))).toEqual([404, ': not-found'])
    expect(await list()).toEqual([{ ...base, state: 'notStarted' }])
  })

  test('T28 by documents need 100 points and a photo of each, which goes with the result', async () => {
    const { outcome, put, list } = customer()
    const two = [identityDocument('driverLicence', {}, 1), identityDocument('passport', {}, 2)]
    const body = () => identityBody(two, { way: 'documents' })
    expect(await outcome(identityBody(two.slice(0, 1), { way: 'documents' }))).toEqual([
      422,
      'identityDocuments: points',
    ])
    expect(await outcome(body())).toEqual([
      422,
      'identityDocuments.0.fileNumber: required',
      'identityDocuments.1.fileNumber: required',
    ])
    expect((await put(1)).status).toBe(200)
    expect((await put(2, png(), 'image/png')).status).toBe(200)
    expect(await list()).toEqual([{ ...base, state: 'inProgress' }])
    expect(
      await outcome(
        identityBody(
          [wrongPassport, licence].map((one, index) => ({ ...one, fileNumber: index + 1 })),
          { way: 'documents' },
        ),
      ),
    ).toMatchObject({ state: 'mismatch', mismatches: ['passport.number'] })
    // The photos of that try are deleted.
    expect(await outcome(body())).toMatchObject([422, expect.anything(), expect.anything()])
    await put(1)
    await put(2)
    expect(await outcome(body())).toMatchObject({ state: 'verified', verified: true })
    const late = await put(1)
    expect([late.status, await late.json()]).toMatchObject([409, { errors: [{ code: 'final' }] }])
  })

  test('photos of two devices replace each other, and the later one is asked for its photos again', async () => {
    const { outcome, put } = customer()
    const first = [wrongPassport, licence].map((one, index) => ({ ...one, fileNumber: index + 1 }))
    const second = [identityDocument('driverLicence', {}, 1), identityDocument('passport', {}, 2)]
    const request = (documents: typeof second) => outcome(identityBody(documents, { way: 'documents' }))
    const send = async (photo: Buffer) => {
      await put(1, photo, 'image/png')
      await put(2, photo, 'image/png')
    }
    await send(png())
    await send(png())
    expect(await request(first)).toMatchObject({ state: 'mismatch' })
    const missing = ['identityDocuments.0.fileNumber: required', 'identityDocuments.1.fileNumber: required']
    expect(await request(second)).toEqual([422, ...missing])
    await send(png())
    expect(await request(second)).toMatchObject({ state: 'verified' })
  })

  test('take files that are photos or documents alone, and remove them', async () => {
    const { put, headers, outcome } = customer()
    expect((await put(1, Buffer.from('<svg/>'))).status).toBe(422)
    expect((await put(1, png(), 'image/jpeg')).status).toBe(422)
    expect((await put(11)).status).toBe(400)
    await put(1)
    for (const _ of [1, 2]) {
      const removed = await api.call('DELETE', `${IDENTITY_PATH}/files/1`, { headers })
      expect(removed.json).toEqual({ successful: true })
    }
    const body = identityBody(
      [identityDocument('driverLicence', {}, 1), identityDocument('medicareCard', {}, 2)],
      { way: 'documents' },
    )
    expect(await outcome(body)).toMatchObject([
      422,
      'identityDocuments.0.fileNumber: required',
      expect.anything(),
    ])
  })

  test('T14 are each customer’s own', async () => {
    const [one, other] = [customer(), customer()]
    await one.put(1)
    await one.outcome(identityBody())
    expect(await other.list()).toEqual([{ ...base, state: 'notStarted' }])
    await api.call('DELETE', `${IDENTITY_PATH}/files/1`, { headers: other.headers })
    const body = identityBody(
      [identityDocument('driverLicence', {}, 1), identityDocument('medicareCard', {}, 1)],
      { way: 'documents' },
    )
    expect(await other.outcome(body)).toMatchObject([
      422,
      expect.stringContaining('fileNumber'),
      expect.anything(),
    ])
    const link = await api.post(`${IDENTITY_PATH}/${randomUUID()}/link`, {}, other.headers)
    expect(link.status).toBe(415)
    expect(
      (await api.call('POST', `${IDENTITY_PATH}/${randomUUID()}/link`, { headers: other.headers })).status,
    ).toBe(404)
  })

  test('need a token, or a secret that is known', async () => {
    expect((await api.get(IDENTITY_PATH)).status).toBe(401)
    expect((await api.get(IDENTITY_PATH, { authorization: 'Bearer forged' })).status).toBe(401)
    const unknown = await api.get(IDENTITY_PATH, { authorization: `Bearer ${'A'.repeat(43)}` })
    expect([unknown.status, unknown.json]).toMatchObject([
      422,
      { errors: [{ field: 'secret', code: 'secret-expired' }] },
    ])
  })
})
