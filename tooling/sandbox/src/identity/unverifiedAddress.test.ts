import type { JWTPayload } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '../document/Schema.ts'
import { makeSealing } from '../sealing/makeSealing.ts'
import { type Sandbox, startSandbox } from '../startSandbox.ts'
import { closeDueAccounts } from '../subjects/closing/closeDueAccounts.ts'
import { exampleOf, newTracking } from '../testing/bodies.ts'
import { DATA_KEY } from '../testing/dataKey.ts'
import { emptyDatabase } from '../testing/engines.ts'
import { bearer, mailsTo } from '../testing/identity.ts'
import { type Api, makeApi } from '../testing/makeApi.ts'
import { startIssuer } from '../testing/startIssuer.ts'

const ISSUER = 'https://cognito-idp.ap-southeast-2.amazonaws.com/ap-southeast-2_Broker001'
const AUDIENCE = 'brokerclient'
const VICTIM = 'victim@example.com'
const EIGHT_DAYS_MS = 8 * 86_400_000
const USERS = '/api/v1/users'

let issuer: Awaited<ReturnType<typeof startIssuer>>
let sandbox: Sandbox
let api: Api
let remove: () => void
beforeAll(async () => {
  issuer = await startIssuer()
  const tokens = { issuer: ISSUER, jwksUrl: issuer.jwksUrl, audience: AUDIENCE }
  const sites = new Map([['wattlebird', 'https://wattlebird.example']])
  const empty = await emptyDatabase('pglite')
  remove = empty.remove
  sandbox = await startSandbox({ database: empty.database, dataKey: DATA_KEY, controls: true, tokens, sites })
  api = makeApi(sandbox.url)
  const contact = { ...exampleOf<object>('ContactRequest'), email: VICTIM, message: 'Canarydiagnosis' }
  expect((await api.post('/api/v1/contact', contact)).status).toBe(200)
  const link = {
    action: 'send-link',
    flow: 'client-quote',
    version: 3,
    attempt: 'a-1',
    answers: { income: 'Canaryincome' },
    email: VICTIM,
    accountName: 'wattlebird',
    consent: { accepted: true, text: 'Keep my answers for 7 days.' },
    tracking: newTracking(),
  }
  expect((await api.post('/api/v1/resume', link)).status).toBe(200)
})
afterAll(async () => {
  await sandbox.close()
  remove()
  issuer.close()
})

/** Returns a token from a pool that issues a changed address unverified: the attacker entered the victim's. */
async function tokenOf(changes: JWTPayload) {
  const seconds = Math.floor(Date.now() / 1000)
  const claims = { iss: ISSUER, aud: AUDIENCE, token_use: 'id', iat: seconds, exp: seconds + 3600 }
  return bearer(await issuer.sign({ ...claims, auth_time: seconds, email: VICTIM, ...changes }))
}

async function exported(headers: { authorization: string }) {
  const answer = await api.post(`${USERS}/export`, undefined, headers)
  expect(answer.status).toBe(200)
  const { sections } = answer.json as Schema<'CustomerExport'>
  return { text: answer.text, names: sections.map(({ name }) => name).toSorted() }
}

const CLAIMS: [string, JWTPayload][] = [
  ['says it is not', { email_verified: false }],
  ['does not say', {}],
  ['says it as a text', { email_verified: 'true' }],
]

describe.each(CLAIMS)(
  'T14 T19: an address that its issuer has not verified, where the token %s',
  (_, claim) => {
    const stranger = () => tokenOf({ sub: 'stranger', ...claim })

    test('finds nothing that came with it', async () => {
      const { text, names } = await exported(await stranger())
      expect(names).not.toContain('contactRequests')
      expect(names).not.toContain('resumes')
      expect(names).not.toContain('mails')
      expect(text).not.toMatch(/canary|victim/i)
    })

    test('is not shown, not looked up, and no code is mailed to it', async () => {
      const headers = await stranger()
      expect((await api.get(USERS, headers)).json).toMatchObject({ id: 'stranger', email: null })
      const found = await api.get(`/api/v1/transferpolicy/GetUserdetailsByEmail?email=${VICTIM}`, headers)
      expect(found.json).toEqual({ successful: true, user: null })
      const before = (await mailsTo(api, VICTIM)).length
      const code = await api.get(`${USERS}/sendverificationcodebyemail`, headers)
      expect(code.status).toBe(409)
      expect(code.json).toMatchObject({ errors: [{ code: 'email-unverified' }] })
      expect(await mailsTo(api, VICTIM)).toHaveLength(before)
    })

    test('deletes nothing when the account closes, and is told nothing', async () => {
      const before = (await mailsTo(api, VICTIM)).length
      const headers = await tokenOf({ sub: `leaver ${JSON.stringify(claim)}`, ...claim })
      const closed = await api.post(`${USERS}/closing`, { accountName: 'wattlebird' }, headers)
      expect(closed.status).toBe(200)
      const sealing = makeSealing([Buffer.from(DATA_KEY, 'base64')])
      await closeDueAccounts({
        database: sandbox.database,
        sealing,
        now: () => new Date(Date.now() + EIGHT_DAYS_MS),
      })
      expect(await mailsTo(api, VICTIM)).toHaveLength(before)
      const { names } = await exported(await tokenOf({ sub: 'owner', email_verified: true }))
      expect(names).toEqual(expect.arrayContaining(['contactRequests', 'mails', 'resumes']))
    })
  },
)
