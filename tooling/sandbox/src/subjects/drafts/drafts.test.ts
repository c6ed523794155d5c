import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleConsent, newTracking } from '../../testing/bodies.ts'
import { ENGINES, startTestSandbox } from '../../testing/engines.ts'

const DAY_MS = 86_400_000
const PATH = '/api/v1/drafts/application'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

function revision(rev: number, changes: Record<string, unknown> = {}) {
  const tracking = newTracking({ draft: 'application', rev })
  return {
    rev,
    version: 2,
    attempt: 'a-1',
    answers: { questionnaire: { asthma: 'no' }, age: 30 + rev },
    baseRev: rev > 1 ? rev - 1 : null,
    tracking,
    ...changes,
  }
}

describe.each(ENGINES)('drafts on %s', (engine) => {
  let now = new Date('2026-11-21T02:00:00Z')
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  let people = 0
  beforeAll(async () => {
    // A token that begins with `customer` belongs to the customer that it names.
    const verifyToken = async (token: string) =>
      token.startsWith('customer') ? { subject: token, email: `${token}@example.com` } : null
    api = await startTestSandbox(engine, { verifyToken, now: () => now })
  })
  afterAll(() => api.close())

  const newCustomer = () => {
    const headers = bearer(`customer-${++people}`)
    return {
      get: (path = PATH) => api.get(path, headers),
      put: (body: unknown, path = PATH) => api.call('PUT', path, { body, headers }),
      forget: (path = PATH) => api.call('DELETE', path, { headers }),
    }
  }

  test('a draft follows the customer, answers of health questions and all', async () => {
    const { get, put } = newCustomer()
    expect((await get()).json).toEqual({ draft: null })
    const body = revision(1)
    const stored = await put(body)
    expect(stored.json).toEqual({
      successful: true,
      rev: 1,
      savedAt: '2026-11-21T02:00:00.000Z',
      expiresAt: '2026-12-21T02:00:00.000Z',
    })
    const { answers, attempt, version } = body
    expect((await get()).json).toEqual({
      draft: {
        flow: 'application',
        rev: 1,
        version,
        attempt,
        answers,
        savedAt: '2026-11-21T02:00:00.000Z',
        expiresAt: '2026-12-21T02:00:00.000Z',
      },
    })
  })

  test.each([
    ['no consent', undefined, 'answers.questionnaire.consent: required'],
    ['half a consent', { version: '2026-11' }, 'answers.questionnaire.consent: required'],
    [
      'consent to another text',
      { version: '2019-01', givenAt: '2026-11-21T01:00:00Z' },
      'answers.questionnaire.consent.version: unknown',
    ],
  ])('answers about health with %s are refused and not stored', async (_, consent, problem) => {
    const { get, put } = newCustomer()
    const questionnaire = { definition: 'personal|2026-11', values: { 'mind.mental': 'no' }, rows: {} }
    const answers = { questionnaire: { ...questionnaire, consent } }
    const refused = await put(revision(1, { answers }))
    expect(refused.status).toBe(422)
    expect(refused.json).toMatchObject({
      errors: [{ field: problem.split(': ')[0], code: problem.split(': ')[1] }],
    })
    expect((await get()).json).toEqual({ draft: null })
    const given = { ...answers.questionnaire, consent: exampleConsent }
    expect((await put(revision(1, { answers: { questionnaire: given } }))).status).toBe(200)
  })

  test('answers come back in the order in which they were sent', async () => {
    const { get, put } = newCustomer()
    await put(revision(1, { answers: { b: 1, a: { z: [], y: null } } }))
    expect((await get()).text).toContain('"answers":{"b":1,"a":{"z":[],"y":null}}')
  })

  test('T14 each customer sees, replaces and forgets only what is their own', async () => {
    const [one, other] = [newCustomer(), newCustomer()]
    const body = revision(1)
    await one.put(body)
    expect((await other.get()).json).toEqual({ draft: null })
    // The same key reveals nothing either: it stores the other customer's first revision.
    expect((await other.put({ ...body, answers: { age: 77 } })).status).toBe(200)
    await other.forget()
    expect((await one.get()).json).toMatchObject({ draft: { answers: body.answers } })
  })

  test('each flow has a draft of its own', async () => {
    const { get, put } = newCustomer()
    await put(revision(1))
    await put(revision(1, { answers: { age: 50 } }), '/api/v1/drafts/calculator')
    expect((await get()).json).toMatchObject({ draft: { flow: 'application', answers: { age: 31 } } })
    expect((await get('/api/v1/drafts/calculator')).json).toMatchObject({ draft: { answers: { age: 50 } } })
    for (const former of ['other', 'transfer', 'change-cover'])
      expect((await get(`/api/v1/drafts/${former}`)).status).toBe(400)
  })

  test('F47 another device is asked before it overwrites, and what it sent is not kept', async () => {
    const { get, put } = newCustomer()
    await put(revision(1))
    await put(revision(2))
    const mine = revision(2, { attempt: 'b-1', answers: { age: 99 } })
    for (const baseRev of [1, null, 3]) {
      const refused = await put(revision(4, { baseRev }))
      expect(refused.json).toMatchObject({
        status: 409,
        errors: [{ field: 'baseRev', code: 'stale' }],
        head: { rev: 2, savedAt: now.toISOString() },
      })
    }
    expect((await get()).json).toMatchObject({ draft: { rev: 2, attempt: 'a-1' } })
    expect((await put({ ...mine, rev: 3, baseRev: 2 })).status).toBe(200)
    expect((await get()).json).toMatchObject({ draft: { rev: 3, attempt: 'b-1', answers: { age: 99 } } })
  })

  test('of two devices at once one is kept and the other asked', async () => {
    const { put } = newCustomer()
    await put(revision(1))
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(revision(2))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
  })

  test('a revision that is not above the one it started from is refused', async () => {
    const { put } = newCustomer()
    const answer = await put(revision(2, { baseRev: 2 }))
    expect(answer.json).toMatchObject({ status: 422, errors: [{ field: 'rev', code: 'not-above-base' }] })
  })

  test('F45 a repetition gets the same bytes, also after a later revision and at once', async () => {
    const { get, put } = newCustomer()
    const body = revision(1)
    const first = await Promise.all(Array.from({ length: 10 }, () => put(body)))
    expect(new Set(first.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    await put(revision(2))
    now = new Date(now.getTime() + 1000)
    expect((await put(body)).text).toBe(first[0]?.text)
    expect((await get()).json).toMatchObject({ draft: { rev: 2 } })
  })

  test('F46 the same key with another body or flow is refused and nothing is written', async () => {
    const { get, put } = newCustomer()
    const body = revision(1)
    await put(body)
    for (const again of [
      await put({ ...body, answers: {} }),
      await put({ ...body, rev: 2, baseRev: 1 }),
      await put(body, '/api/v1/drafts/transfer-policy'),
    ])
      expect(again.json).toMatchObject({
        status: 409,
        errors: [{ field: 'tracking.id', code: 'other-body' }],
      })
    expect((await get()).json).toMatchObject({ draft: { rev: 1, answers: body.answers } })
    expect((await get('/api/v1/drafts/transfer-policy')).json).toEqual({ draft: null })
  })

  test('F2 a lost answer has kept the revision, and a second try gets the answer', async () => {
    const { get, put } = newCustomer()
    const body = revision(1)
    const { clientId } = body.tracking
    await api.post('/sandbox/faults', { clientId, saves: 'lost' })
    await expect(put(body)).rejects.toThrow('fetch failed')
    await api.post('/sandbox/faults', { clientId })
    expect((await put(body)).status).toBe(200)
    expect((await get()).json).toMatchObject({ draft: { rev: 1 } })
  })

  test('without tracking a repetition is a stale edit of itself', async () => {
    const { put } = newCustomer()
    const body = revision(1, { tracking: null })
    expect((await put(body)).status).toBe(200)
    expect((await put(body)).json).toMatchObject({ status: 409, head: { rev: 1 } })
  })

  test('what is forgotten is gone, and no repetition brings it back', async () => {
    const { get, put, forget } = newCustomer()
    const body = revision(1)
    const stored = await put(body)
    expect((await forget()).json).toEqual({ successful: true })
    expect((await get()).json).toEqual({ draft: null })
    expect((await put(body)).text).toBe(stored.text)
    expect((await get()).json).toEqual({ draft: null })
    expect((await put(revision(2))).json).toMatchObject({ status: 409, head: null })
    expect((await put(revision(1))).status).toBe(200)
    expect((await forget()).status).toBe(200)
    expect((await forget()).json).toEqual({ successful: true })
  })

  test('a draft ends 30 days after its last edit', async () => {
    const { get, put } = newCustomer()
    await put(revision(1))
    now = new Date(now.getTime() + 20 * DAY_MS)
    await put(revision(2))
    now = new Date(now.getTime() + 29 * DAY_MS)
    expect((await get()).json).toMatchObject({ draft: { rev: 2 } })
    now = new Date(now.getTime() + DAY_MS)
    expect((await get()).json).toEqual({ draft: null })
    expect((await put(revision(3))).json).toMatchObject({ status: 409, head: null })
  })

  test('T24 answers have a size limit', async () => {
    const { put } = newCustomer()
    const answers = (length: number) => ({ answers: { note: 'x'.repeat(length) } })
    const refused = await put(revision(1, answers(128 * 1024)))
    expect(refused.json).toMatchObject({ status: 413, errors: [{ field: 'answers', code: 'too-large' }] })
    expect((await put(revision(1, answers(127 * 1024)))).status).toBe(200)
  })

  test('T15 keys that the contract does not know are refused', async () => {
    const { put } = newCustomer()
    for (const key of ['owner', 'force', 'savedAt', 'expiresAt'])
      expect((await put(revision(1, { [key]: 1 }))).json).toMatchObject({ errors: [{ field: key }] })
  })
})
