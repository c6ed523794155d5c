import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '../document/Schema.ts'
import { exampleOf } from '../testing/bodies.ts'
import { CHANGE_PATH, lifeChangeBody, PREVIEW_PATH } from '../testing/changes.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { bearer, mailsTo } from '../testing/identity.ts'
import { givePolicies, lifePolicy } from '../testing/policies.ts'

const INCREASE_PATH = '/api/v1/policies/guaranteedinsurability'
const UPDATE_PATH = '/api/v1/users/UpdateUser'
const CODE_PATH = '/api/v1/users/sendverificationcodebyemail'
const CONTACT_PATH = '/api/v1/contact'
const TOO_LARGE = `{"message":"${'a'.repeat(256 * 1024)}"}`
const NOT_FOUND = '404 not-found'
const JSON_TYPE = 'application/json'

let api: Awaited<ReturnType<typeof startTestSandbox>>
/** Eve is signed in, and knows every id of Robin's. */
const [robin, eve] = [randomUUID(), randomUUID()]
let policy = ''
let change = ''
const addressOf = (id: string) => `${id}@example.com`

const NOW = new Date('2026-11-23T00:00:00Z')
beforeAll(async () => {
  const verifyToken = async (token: string) => ({
    subject: token,
    email: addressOf(token),
    authenticatedAt: NOW,
  })
  api = await startTestSandbox(OPERATION_ENGINE, { verifyToken, now: () => NOW })
  ;[policy = ''] = await givePolicies(api, { owner: robin }, [lifePolicy()])
  const { json } = await api.post(CHANGE_PATH, lifeChangeBody(policy, robin), bearer(robin))
  change = (json as Schema<'ChangeCoverAnswer'>).id
})
afterAll(() => api.close())

/** Sends bytes unchanged; returns `404`, or `422 policyId: unknown`. */
async function send(method: string, path: string, body: string | null = null, type = JSON_TYPE) {
  const answer = await fetch(`${api.url}${path}`, {
    method,
    headers: { ...bearer(eve), ...(body !== null && { 'content-type': type }) },
    body,
  })
  const { errors = [] } = (await answer.json().catch(() => ({}))) as {
    errors?: { field: string; code: string }[]
  }
  return [answer.status, ...errors.map(({ field, code }) => (field ? `${field}: ${code}` : code))].join(' ')
}

/** Lists all rows that a call of Eve's could have written. */
async function left() {
  const saved = (kind: string, owner: string) => api.get(`/sandbox/saved/${kind}?clientId=${owner}`)
  const rows = await Promise.all(
    [robin, eve].flatMap((owner) => [saved('changes', owner), saved('increases', owner)]),
  )
  const mails = [...(await mailsTo(api, addressOf(robin))), ...(await mailsTo(api, addressOf(eve)))]
  return { rows: rows.map(({ json }) => json), mails: mails.map(({ subject }) => subject) }
}

const documentPath = () => `/api/v1/policies/changes/${change}/document`

describe('another method than the document has', () => {
  test.each<[method: string, path: () => string]>([
    ['POST', documentPath],
    ['DELETE', documentPath],
    ['PUT', () => CHANGE_PATH],
    ['DELETE', () => CHANGE_PATH],
    ['PATCH', () => PREVIEW_PATH],
    ['GET', () => INCREASE_PATH],
    ['PUT', () => UPDATE_PATH],
    ['DELETE', () => CODE_PATH],
    ['GET', () => CONTACT_PATH],
  ])('%s is answered by nobody', async (method, path) => {
    const before = await left()
    expect(await send(method, path())).toBe(NOT_FOUND)
    expect(await left()).toEqual(before)
  })
})

const WRITES = [
  [CHANGE_PATH, () => lifeChangeBody(policy, eve)],
  [PREVIEW_PATH, () => previewOf(policy)],
  [INCREASE_PATH, () => increaseOf(policy)],
  [UPDATE_PATH, () => ({ mobile: '+61491570110', code: '000000' })],
  [CONTACT_PATH, () => exampleOf<object>('ContactRequest')],
] as const

const previewOf = (policyId: string): object => ({ ...exampleOf<object>('PolicyPreviewRequest'), policyId })
const increaseOf = (policyId: string): object => {
  const { needs, ...example } = exampleOf<{ needs: object }>('GuaranteedInsurabilityRequest')
  return { ...example, needs: { ...needs, policyId } }
}

describe.each(WRITES)('T17, T24: %s', (path, body) => {
  test.each(['text/plain', 'application/csp-report', 'application/x-www-form-urlencoded'])(
    'takes nothing as %s',
    async (type) => {
      const before = await left()
      expect(await send('POST', path, JSON.stringify(body()), type)).toBe('415 media-type')
      expect(await left()).toEqual(before)
    },
  )

  test('takes nothing beyond 256 KB', async () => {
    const before = await left()
    expect(await send('POST', path, TOO_LARGE)).toBe('413 too-large')
    expect(await left()).toEqual(before)
  })
})

describe('T14: the ids of another customer', () => {
  test.each<
    [name: string, method: string, path: () => string, body: (() => object) | null, expected: string]
  >([
    ['the document of their change', 'GET', documentPath, null, NOT_FOUND],
    ['their change of cover', 'POST', () => CHANGE_PATH, () => lifeChangeBody(policy, eve), NOT_FOUND],
    ['a change in their name', 'POST', () => CHANGE_PATH, () => lifeChangeBody(policy, robin), NOT_FOUND],
    ['the price of it', 'POST', () => PREVIEW_PATH, () => previewOf(policy), NOT_FOUND],
    ['an increase of it', 'POST', () => INCREASE_PATH, () => increaseOf(policy), NOT_FOUND],
    [
      'their own id with a mobile',
      'POST',
      () => UPDATE_PATH,
      () => ({ id: robin, mobile: '+61491570110' }),
      '422 id: read-only',
    ],
    [
      'a contact request in their name',
      'POST',
      () => CONTACT_PATH,
      () => ({ ...exampleOf<object>('ContactRequest'), owner: robin }),
      '422 owner: additionalProperties',
    ],
  ])('open nothing: %s', async (_, method, path, body, expected) => {
    const before = await left()
    const answer = await send(method, path(), body === null ? null : JSON.stringify(body()))
    expect(answer).toBe(expected)
    expect(await left()).toEqual(before)
  })
})
