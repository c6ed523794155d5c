import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { APPLICATION_DAY, partialApplicationBody } from '../../testing/bodies.ts'
import { postFrom } from '../../testing/callFrom.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { codeFor, mailsTo, newEmail, otherThan } from '../../testing/identity.ts'
import {
  type Answer,
  APPLICATION_PATH,
  bearer,
  useApplications,
  withDetails,
  withSecondHolder,
} from '../../testing/useApplications.ts'

const REFUSED = { status: 422, errors: [{ field: 'code', code: 'code-refused' }] }
const NOT_FOUND = { status: 404, errors: [{ field: '', code: 'not-found' }] }
const BORN = '1989-03-27'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

describe.each(OPERATION_ENGINES)('the copy of an application on %s', (engine) => {
  const { api, setNow } = useApplications(engine)
  let now = APPLICATION_DAY
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds)
    setNow(now)
  }

  const submit = async (headers = {}, email = newEmail('robin')) => {
    now = APPLICATION_DAY
    setNow(now)
    const body = withDetails(() => ({ accountName: 'wattlebird' }), withSecondHolder())
    const { contactDetails, policyHolderDetails } = body
    const sent = {
      ...body,
      contactDetails: { ...contactDetails, email },
      policyHolderDetails: policyHolderDetails && { ...policyHolderDetails, email: newEmail('kim') },
    }
    const { id, reference, secret = '' } = (await api.post(APPLICATION_PATH, sent, headers)).json as Answer
    later(2000)
    return { email, id, reference, secret }
  }
  const request = (id: string, accountName = 'wattlebird') =>
    api.post(`${APPLICATION_PATH}/${id}/copy`, { accountName })
  const enter = (id: string, code: string, dateOfBirth = BORN, accountName = 'wattlebird') =>
    api.post(`${APPLICATION_PATH}/${id}/copy/confirm`, { accountName, code, dateOfBirth })
  const codesTo = async (email: string) =>
    (await mailsTo(api, email)).filter(({ subject }) => subject === 'Your code to open your application')
  const codeOf = async ({ id, email }: { id: string; email: string }) => {
    later(1000)
    await request(id)
    return codeFor(api, email)
  }
  const open = async (applied: { id: string; email: string }) =>
    (await enter(applied.id, await codeOf(applied))).json as Schema<'ApplicationCopy'>
  const read = (id: string, secret: string, part = '', headers = {}) =>
    api.get(`${APPLICATION_PATH}/${id}${part}`, { ...bearer(secret), ...headers })

  test('is opened by the mailed code and the date of birth, and read by what they give', async () => {
    const applied = await submit()
    const answer = await enter(applied.id, await codeOf(applied))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { application, secret, secretEndsAt } = answer.json as Schema<'ApplicationCopy'>
    expect(secretEndsAt).toBe(new Date(now.getTime() + 60 * MINUTE_MS).toISOString())
    expect(application).toEqual((await read(applied.id, applied.secret)).json)
    expect((await read(applied.id, secret)).json).toEqual(application)
    const own = await read(applied.id, applied.secret, '/receipt')
    expect((await read(applied.id, secret, '/receipt')).json).toEqual(own.json)
    expect((await read(applied.id, secret, '/disclosures')).status).toBe(200)
    const [mail] = await codesTo(applied.email)
    for (const text of ['Robin', BORN, '1989', applied.reference]) expect(mail?.text).not.toContain(text)
  })

  test('the code alone opens nothing, and neither does the date of birth', async () => {
    const applied = await submit()
    const code = await codeOf(applied)
    expect((await enter(applied.id, code, '1989-03-28')).json).toMatchObject(REFUSED)
    expect((await enter(applied.id, otherThan(code))).json).toMatchObject(REFUSED)
    // A mistyped date does not use up the code.
    expect((await enter(applied.id, code)).status).toBe(200)
    expect((await enter(applied.id, code)).json).toMatchObject(REFUSED)
  })

  test('T14 of one application is not opened by the code or the secret of another', async () => {
    const [own, other] = [await submit(), await submit()]
    const code = await codeOf(own)
    expect((await enter(other.id, code)).json).toMatchObject(REFUSED)
    const { secret } = await open(own)
    for (const part of ['', '/receipt', '/disclosures'])
      expect((await read(other.id, secret, part)).json).toMatchObject(NOT_FOUND)
  })

  test('is read for an hour, and by the latest secret', async () => {
    const applied = await submit()
    const { secret: first } = await open(applied)
    const { secret } = await open(applied)
    expect((await read(applied.id, first)).json).toMatchObject(NOT_FOUND)
    later(60 * MINUTE_MS - 1)
    expect((await read(applied.id, secret)).status).toBe(200)
    later(1)
    expect((await read(applied.id, secret)).json).toMatchObject(NOT_FOUND)
  })

  test('changes nothing: what reads it mails no link to sign', async () => {
    const applied = await submit()
    const { secret } = await open(applied)
    const send = (bearing: string) =>
      api.call('POST', `${APPLICATION_PATH}/${applied.id}/signature`, { headers: bearer(bearing) })
    expect((await send(secret)).json).toMatchObject(NOT_FOUND)
    expect((await send(applied.secret)).status).toBe(200)
  })

  test('of a customer is opened in the same way, and stays theirs', async () => {
    const applied = await submit(bearer('ada'))
    const { secret } = await open(applied)
    expect((await read(applied.id, secret)).status).toBe(200)
    expect((await read(applied.id, 'ada')).status).toBe(200)
    expect((await read(applied.id, 'ben')).json).toMatchObject(NOT_FOUND)
  })

  test('answers alike for what there is not, is not submitted or is another site’s', async () => {
    const partial = partialApplicationBody()
    const unsent = newEmail('robin')
    const { json } = await api.post(APPLICATION_PATH, {
      ...partial,
      applicationDetails: { ...partial.applicationDetails, accountName: 'wattlebird' },
      contactDetails: { ...partial.contactDetails, email: unsent },
    })
    for (const id of [randomUUID(), (json as Answer).id]) {
      expect((await request(id)).json).toEqual({ successful: true })
      expect((await enter(id, '204816')).json).toMatchObject(REFUSED)
    }
    expect(await codesTo(unsent)).toEqual([])
    const applied = await submit()
    expect((await request(applied.id, 'redearth')).json).toEqual({ successful: true })
    expect(await codesTo(applied.email)).toEqual([])
    const code = await codeOf(applied)
    expect((await enter(applied.id, code, BORN, 'redearth')).json).toMatchObject(REFUSED)
    expect((await enter(applied.id, code)).status).toBe(200)
  })

  test('T16 has codes of ten minutes and five tries, each of which ends the one before', async () => {
    const applied = await submit()
    const late = await codeOf(applied)
    later(10 * MINUTE_MS)
    expect((await enter(applied.id, late)).json).toMatchObject(REFUSED)
    const first = await codeOf(applied)
    const second = await codeOf(applied)
    if (first !== second) expect((await enter(applied.id, first)).json).toMatchObject(REFUSED)
    expect((await enter(applied.id, second)).status).toBe(200)
    const tried = await codeOf(applied)
    for (const date of ['1989-03-01', '1989-03-02', '1989-03-03', '1989-03-04', '1989-03-05'])
      expect((await enter(applied.id, tried, date)).json).toMatchObject(REFUSED)
    expect((await enter(applied.id, tried)).json).toMatchObject(REFUSED)
  })

  test('T16 takes ten wrong dates with a right code in 30 days, so that nobody finds the date of birth by trying', async () => {
    const applied = await submit()
    for (let count = 0; count < 10; count++) {
      if (count % 4 === 0) later(DAY_MS)
      const code = await codeOf(applied)
      expect((await enter(applied.id, code, '1971-01-01')).json).toMatchObject(REFUSED)
    }
    later(DAY_MS)
    expect((await enter(applied.id, await codeOf(applied))).json).toMatchObject(REFUSED)
    later(30 * DAY_MS)
    expect((await enter(applied.id, await codeOf(applied))).status).toBe(200)
  })

  test('T16 is kept from nobody by who knows its id and has no code', async () => {
    const applied = await submit()
    for (let count = 0; count < 30; count++) {
      if (count % 10 === 0) later(DAY_MS)
      expect((await enter(applied.id, '000000', '1971-01-01')).json).toMatchObject(REFUSED)
    }
    const code = await codeOf(applied)
    const path = `${APPLICATION_PATH}/${applied.id}/copy/confirm`
    const guess = { accountName: 'wattlebird', code: otherThan(code), dateOfBirth: BORN }
    for (let count = 0; count < 8; count++)
      expect(await postFrom('127.0.0.2', api.url, path, guess)).toBe(422)
    // The right code is refused too after too many tries from that network.
    expect(await postFrom('127.0.0.2', api.url, path, { ...guess, code })).toBe(422)
    expect((await enter(applied.id, code)).status).toBe(200)
  })

  test('T16 is opened with its code on another network than the one that asked for it', async () => {
    const applied = await submit()
    const code = await codeOf(applied)
    const path = `${APPLICATION_PATH}/${applied.id}/copy/confirm`
    const right = { accountName: 'wattlebird', code, dateOfBirth: BORN }
    expect(await postFrom('127.0.0.2', api.url, path, right)).toBe(200)
  })

  test('opens as often as it is needed', async () => {
    const applied = await submit()
    for (let count = 0; count < 11; count++) {
      if (count % 4 === 0) later(DAY_MS)
      expect((await enter(applied.id, await codeOf(applied))).status).toBe(200)
    }
  })

  test('mails five codes a day for one application, and ten to one address', async () => {
    const applied = await submit()
    for (let count = 0; count < 6; count++)
      expect((await request(applied.id)).json).toEqual({ successful: true })
    expect(await codesTo(applied.email)).toHaveLength(5)
    for (let more = 0; more < 2; more++) {
      const { id } = await submit({}, applied.email)
      for (let count = 0; count < 5; count++) await request(id)
    }
    expect(await codesTo(applied.email)).toHaveLength(10)
  })
})
