import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { APPLICATION_DAY, applicationBody, partialApplicationBody } from '../../testing/bodies.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { codeFor, mailsTo, newEmail, otherThan } from '../../testing/identity.ts'
import {
  type Answer,
  APPLICATION_PATH,
  bearer,
  useApplications,
  withDetails,
} from '../../testing/useApplications.ts'

interface Listed {
  readonly applications: readonly {
    readonly id: string
    readonly documents?: readonly { readonly type: string }[]
  }[]
}

const REFUSED = { status: 422, errors: [{ field: 'code', code: 'code-refused' }] }

describe.each(OPERATION_ENGINES)('the applications of an account on %s', (engine) => {
  const { api, saved, setNow } = useApplications(engine)
  /** Each test runs in its own hour, so that none uses up the limits of another. */
  let hour = 0
  const nextHour = () => setNow(new Date(APPLICATION_DAY.getTime() + ++hour * 60_000 * 61))
  const atFirst = () => setNow(APPLICATION_DAY)

  const submit = async (email = newEmail('robin'), headers = {}) => {
    atFirst()
    const body = withDetails(() => ({ accountName: 'wattlebird' }))
    const sent = { ...body, contactDetails: { ...body.contactDetails, email } }
    const { json } = await api.post(APPLICATION_PATH, sent, headers)
    const { id, reference, secret } = json as Answer
    nextHour()
    return { email, id, reference: reference ?? '', secret: secret ?? '', body: sent }
  }
  const claim = (id: string, token = 'ada') =>
    api.call('POST', `${APPLICATION_PATH}/${id}/claim`, { headers: bearer(token) })
  const confirm = (id: string, code: string, token = 'ada') =>
    api.post(`${APPLICATION_PATH}/${id}/claim/confirm`, { code }, bearer(token))
  const codesTo = async (email: string) =>
    (await mailsTo(api, email)).filter(
      ({ subject }) => subject === 'Your code to add an application to an account',
    )
  const listOf = async (token: string) =>
    ((await api.get('/api/v1/applications', bearer(token))).json as Listed).applications

  test('are listed newest first, and nobody else’s', async () => {
    const older = await submit(undefined, bearer('ben'))
    const body = applicationBody()
    setNow(new Date(APPLICATION_DAY.getTime() + 1000))
    const { json } = await api.post(APPLICATION_PATH, body, bearer('ben'))
    await api.post(APPLICATION_PATH, partialApplicationBody(), bearer('ben'))
    await submit()
    const own = await listOf('ben')
    expect(own.map(({ id }) => id)).toEqual([(json as Answer).id, older.id])
    const read = await api.get(`${APPLICATION_PATH}/${older.id}`, bearer('ben'))
    const { documents = [], ...listed } = own[1] ?? {}
    expect(listed).toEqual(read.json)
    // Each accepted edition appears once, at the address where the insurer publishes it today.
    const pds = documents.filter(({ type }) => type === 'PDS')
    expect(pds).toEqual([
      expect.objectContaining({
        name: 'Mallee Life Company product disclosure statement',
        url: '/documents/MLC-PDS.pdf',
      }),
    ])
    expect((await api.get('/api/v1/applications')).status).toBe(401)
    expect((await api.get('/api/v1/applications', bearer('A'.repeat(43)))).status).toBe(401)
  })

  test('take in a visitor’s by the code that was mailed to its first holder', async () => {
    const { email, id, reference, body, secret } = await submit()
    expect((await claim(reference)).json).toEqual({ successful: true })
    const [mail] = await codesTo(email)
    const code = /\b\d{6}\b/.exec(mail?.text.split('enter this code')[1] ?? '')?.[0] ?? ''
    expect(mail?.text).toMatch(
      new RegExp(`^http://wattlebird\\.localhost:\\d+/account#claim=${id}\\.${code}$`, 'm'),
    )
    for (const text of ['Robin', '1989', 'Mallee', reference]) expect(mail?.text).not.toContain(text)
    const { status, json } = await confirm(reference, code)
    expect([status, json]).toEqual([200, expect.objectContaining({ id, reference })])
    expect(await saved(body.tracking.clientId)).toMatchObject([{ owner: 'ada' }])
    expect((await listOf('ada')).map((one) => one.id)).toContain(id)
    expect((await api.get(`${APPLICATION_PATH}/${id}`, bearer('ben'))).status).toBe(404)
    const byItsSecret = await api.get(`${APPLICATION_PATH}/${id}`, bearer(secret))
    expect(byItsSecret.json).toMatchObject({ id, isInAccount: true })
  })

  test('take in none for an equal address, a wrong code, or the code of another', async () => {
    const first = await submit('ada@example.com')
    await claim(first.id)
    const code = await codeFor(api, 'ada@example.com')
    expect((await listOf('ada')).map(({ id }) => id)).not.toContain(first.id)
    expect((await confirm(first.id, otherThan(code))).json).toMatchObject(REFUSED)
    expect((await confirm(first.id, code, 'ben')).json).toMatchObject(REFUSED)
    const other = await submit()
    await claim(other.id)
    expect((await confirm(other.id, code)).json).toMatchObject(REFUSED)
    expect((await confirm(first.id, code)).json).toMatchObject(REFUSED)
    expect(await saved(first.body.tracking.clientId)).toMatchObject([{ owner: null }])
  })

  test('take in one once, while the code holds, and after five tries no more', async () => {
    const { email, id } = await submit()
    await claim(id)
    const late = await codeFor(api, email)
    nextHour()
    expect((await confirm(id, late)).json).toMatchObject(REFUSED)
    await claim(id)
    const tried = await codeFor(api, email)
    for (let count = 0; count < 5; count++) await confirm(id, otherThan(tried))
    expect((await confirm(id, tried)).json).toMatchObject(REFUSED)
    nextHour()
    await claim(id)
    const code = await codeFor(api, email)
    expect((await confirm(id, code)).status).toBe(200)
    expect((await confirm(id, code)).json).toMatchObject(REFUSED)
    // Another customer has claimed it by now: the answer is the same, and no mail is sent.
    const before = (await codesTo(email)).length
    expect((await claim(id, 'ben')).json).toEqual({ successful: true })
    expect(await codesTo(email)).toHaveLength(before)
  })

  test('take in the named one alone, for one of two accounts at once', async () => {
    const other = await submit()
    const { email, id } = await submit()
    await claim(id, 'ada')
    const adas = await codeFor(api, email)
    await claim(id, 'ben')
    const bens = await codeFor(api, email)
    const answers = await Promise.all([confirm(id, adas, 'ada'), confirm(id, bens, 'ben')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await saved(other.body.tracking.clientId)).toMatchObject([{ owner: null }])
  })

  test('answer alike for what there is not, is not submitted or is somebody’s', async () => {
    const { id, email } = await submit(undefined, bearer('ben'))
    const partial = partialApplicationBody()
    const unsent = newEmail('robin')
    const contactDetails = { ...partial.contactDetails, email: unsent }
    const { json } = await api.post(APPLICATION_PATH, { ...partial, contactDetails })
    for (const one of [id, (json as Answer).id, randomUUID(), 'AAAAAAAA']) {
      expect((await claim(one)).json).toEqual({ successful: true })
      expect((await confirm(one, '204816')).json).toMatchObject(REFUSED)
    }
    for (const to of [email, unsent]) expect(await codesTo(to)).toEqual([])
    expect((await api.call('POST', `${APPLICATION_PATH}/${id}/claim`)).status).toBe(401)
  })

  test('ask five times an hour, try ten times, and mail one applicant five times a day', async () => {
    const { id, email } = await submit()
    for (const token of ['ada', 'ben'])
      for (let count = 0; count < 5; count++) expect((await claim(id, token)).status).toBe(200)
    expect((await claim(id)).json).toMatchObject({ status: 429, errors: [{ code: 'mail-limit' }] })
    expect((await claim(randomUUID())).status).toBe(429)
    expect(await codesTo(email)).toHaveLength(5)
    for (let count = 0; count < 10; count++) expect((await confirm(randomUUID(), '204816')).status).toBe(422)
    const refused = await confirm(randomUUID(), '204816')
    expect(refused.json).toMatchObject({ status: 429, errors: [{ field: 'code', code: 'too-many-tries' }] })
    expect(refused.headers.get('retry-after')).toBe('3600')
  })
})
