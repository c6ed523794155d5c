import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { APPLICATION_DAY } from '../../testing/bodies.ts'
import { ENGINES, startTestSandbox } from '../../testing/engines.ts'
import { bearer, mailsTo, makePersonIn } from '../../testing/identity.ts'
import { IDENTITY_PATH, identityBody, identityDocument } from '../../testing/identityBodies.ts'

const CONTROL = '/sandbox/identity-checks'
const JSON_ONLY = { accept: 'application/json' }
const referred = identityDocument('passport', { number: 'PA1234502' })

describe.each(ENGINES)('an identity check that waits for a person on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox(engine, { now: () => APPLICATION_DAY })
  })
  afterAll(() => api.close())

  const waiting = async () =>
    (await api.get(CONTROL, JSON_ONLY)).json as { id: string; email: string; policyHolder: number }[]
  const find = (id: string, finding: string) => api.post(`${CONTROL}/${id}/${finding}`, {}, JSON_ONLY)

  /** Makes a customer whose check was referred; returns the check's id too. */
  async function referredCustomer() {
    const person = await makePersonIn(api)
    const headers = bearer(person.token)
    const send = async (body = identityBody()) => (await api.post(IDENTITY_PATH, body, headers)).json
    expect(await send(identityBody([referred]))).toMatchObject({ state: 'refer' })
    const check = (await waiting()).find(({ email }) => email === person.email.toLowerCase())
    if (!check) throw new Error('The check is not listed')
    return {
      ...person,
      id: check.id,
      send,
      own: async () => ((await api.get(IDENTITY_PATH, headers)).json as object[])[0],
      subjects: async () => (await mailsTo(api, person.email)).map(({ subject }) => subject),
    }
  }

  test('is verified by that person once, and its holder is told', async () => {
    const { id, own, send, subjects } = await referredCustomer()
    expect((await find(id, 'verified')).status).toBe(200)
    expect(await own()).toMatchObject({ state: 'verified', verified: true })
    expect(await subjects()).toEqual(['Your identity check is done'])
    expect((await waiting()).map((check) => check.id)).not.toContain(id)
    for (const finding of ['verified', 'again']) expect((await find(id, finding)).status).toBe(404)
    expect(await send(identityBody([referred]))).toMatchObject({ state: 'verified' })
    expect(await subjects()).toHaveLength(1)
  })

  test('begins again where nobody could be confirmed: nothing of before counts', async () => {
    const { id, own, send, email } = await referredCustomer()
    expect((await find(id, 'again')).status).toBe(200)
    expect(await own()).toMatchObject({
      state: 'inProgress',
      verified: false,
      matchedDocuments: [],
      mismatches: [],
      triesLeft: 3,
    })
    const [mail] = await mailsTo(api, email)
    expect(mail?.subject).toBe('Your identity check: please try again')
    expect(mail?.text).toContain('You’ve got three more tries, and you can use other documents.')
    // Others may read a mail: it names neither the document nor the person.
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/passport|PA1234502|Robin/i)
    expect(await send()).toMatchObject({ state: 'verified', verified: true })
  })

  test('is resolved by one of two who press at once', async () => {
    const { id, subjects } = await referredCustomer()
    const answers = await Promise.all([find(id, 'verified'), find(id, 'again')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect(await subjects()).toHaveLength(1)
  })

  test('is no other check, nor one that is not there', async () => {
    expect((await find(randomUUID(), 'verified')).status).toBe(404)
    expect((await find('1', 'verified')).status).toBe(400)
    const { id } = await referredCustomer()
    expect((await find(id, 'declined')).status).toBe(400)
    expect(await waiting()).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, policyHolder: 1 })]),
    )
  })

  test('stands on a page with its buttons', async () => {
    const { id, email } = await referredCustomer()
    const { text, headers } = await api.get(CONTROL, { accept: 'text/html' })
    expect(headers.get('content-type')).toContain('text/html')
    expect(text).toContain(email.toLowerCase())
    expect(text).toContain(`action="/sandbox/identity-checks/${id}/verified"`)
    const pressed = await fetch(`${api.url}${CONTROL}/${id}/verified`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: '',
    })
    expect(pressed.status).toBe(200)
    expect(await pressed.text()).not.toContain(id)
  })
})
