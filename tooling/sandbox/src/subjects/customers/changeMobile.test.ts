import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../document/Schema.ts'
import { APPLICATION_DAY } from '../../testing/bodies.ts'
import { OPERATION_ENGINES } from '../../testing/engines.ts'
import { bearer, codeFor, makePersonIn, otherThan } from '../../testing/identity.ts'
import { useCustomers } from '../../testing/useCustomers.ts'

const UPDATE = '/api/v1/users/UpdateUser'
const SEND = '/api/v1/users/sendverificationcodebyemail'
const MINUTE_MS = 60_000
const OLD = '+61491570006'
const NEW = '+61491570110'

describe.each(OPERATION_ENGINES)('another mobile on %s', (engine) => {
  const customers = useCustomers(engine)
  const { api, setNow } = customers

  async function newCustomer() {
    const { token, email } = await makePersonIn(
      { ...api, url: customers.url() },
      { profile: { mobile: OLD } },
    )
    const headers = bearer(token)
    return {
      headers,
      change: async (body: object, more = {}) => {
        const { status, json } = await api.post(UPDATE, body, { ...headers, ...more })
        const { errors } = json as { errors?: { field: string; code: string }[] }
        return errors ? `${status} ${errors.map(({ field, code }) => `${field}: ${code}`)}` : status
      },
      user: async () => (await api.get('/api/v1/users', headers)).json as Schema<'User'>,
      mailedCode: async () => {
        expect((await api.post(SEND, {}, headers)).status).toBe(200)
        return codeFor(api, email)
      },
    }
  }

  test('T28 needs the mailed code, which works once', async () => {
    const { change, user, mailedCode } = await newCustomer()
    expect(await change({ mobile: NEW, mailing_City: 'Glebe' })).toBe('422 code: required')
    expect(await change({ mobile: NEW, code: '000000' })).toBe('422 code: code-expired')
    expect(await user()).toMatchObject({ mobile: OLD, mailing_City: null })
    const code = await mailedCode()
    expect(await change({ mobile: '0491 570 110', code })).toBe(200)
    expect(await change({ mobile: OLD, code })).toBe('422 code: code-expired')
    expect((await user()).mobile).toBe(NEW)
  })

  test('T16 takes five tries of a code, for ten minutes, and nobody else’s', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()]
    const code = await one.mailedCode()
    expect(await other.change({ mobile: NEW, code })).toBe('422 code: code-expired')
    for (let tries = 0; tries < 5; tries++)
      expect(await one.change({ mobile: NEW, code: otherThan(code) })).toBe('422 code: code-wrong')
    expect(await one.change({ mobile: NEW, code })).toBe('429 code: too-many-tries')
    const next = await one.mailedCode()
    setNow(new Date(APPLICATION_DAY.getTime() + 11 * MINUTE_MS))
    expect(await one.change({ mobile: NEW, code: next })).toBe('422 code: code-expired')
    setNow(APPLICATION_DAY)
    expect((await one.user()).mobile).toBe(OLD)
  })

  test('keeps the code where something else is refused', async () => {
    const { change, user, mailedCode } = await newCustomer()
    const code = await mailedCode()
    expect(await change({ mobile: NEW, code, version: 'older' })).toBe('409 version: stale')
    expect(await change({ mobile: NEW, code, notify: [randomUUID()] })).toBe('422 notify.0: unknown')
    expect(await change({ mobile: NEW, code, mailing_Zip: '0000' })).toBe('422 mailing_Zip: format')
    expect(await change({ mobile: NEW, code })).toBe(200)
    expect((await user()).mobile).toBe(NEW)
  })

  test('is saved by the right code after a wrong one, also with the same key, and then once', async () => {
    const { change, user, mailedCode } = await newCustomer()
    const code = await mailedCode()
    const key = { 'idempotency-key': randomUUID() }
    expect(await change({ mobile: NEW, code: otherThan(code) }, key)).toBe('422 code: code-wrong')
    expect(await change({ mobile: NEW, code }, key)).toBe(200)
    expect(await change({ mobile: NEW, code }, key)).toBe(200)
    expect((await user()).mobile).toBe(NEW)
  })

  test('is none where the one on file comes back, however it is written', async () => {
    const { change, user } = await newCustomer()
    expect(await change({ mobile: '0491 570 006', mailing_City: 'Glebe' })).toBe(200)
    expect(await user()).toMatchObject({ mobile: OLD, mailing_City: 'Glebe' })
  })
})
