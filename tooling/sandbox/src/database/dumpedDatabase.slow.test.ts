import { calculateJwkThumbprint, importJWK, type JWK, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { signingKeys } from '../codes/tables.ts'
import { loadSigningKeys } from '../identity/loadSigningKeys.ts'
import { CLIENT_ID, POOL_ID } from '../identity/makePool.ts'
import { makeSealing } from '../sealing/makeSealing.ts'
import { exampleOf, mailedCalculation, newTracking } from '../testing/bodies.ts'
import { DATA_KEY } from '../testing/dataKey.ts'
import { dumpDatabase } from '../testing/dumpDatabase.ts'
import { ENGINES } from '../testing/engines.ts'
import { bearer, claimsOf } from '../testing/identity.ts'
import { openEmpty } from '../testing/openEmpty.ts'
import { useHolders } from '../testing/useHolders.ts'

/** Collects the keys in a text, at any depth of JSON, and in JSON within strings. */
function keysIn(value: unknown): JWK[] {
  if (typeof value === 'string') return /^\s*[[{]/.test(value) ? keysIn(parsed(value)) : []
  if (typeof value !== 'object' || value === null) return []
  return [...('kty' in value ? [value as JWK] : []), ...Object.values(value).flatMap(keysIn)]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const tablesWith = (dump: ReadonlyMap<string, string>, text: RegExp) =>
  [...dump].flatMap(([name, rows]) => (text.test(rows) ? [name] : [])).toSorted()

/** Returns a pool token for a customer that is signed with a given key. */
async function forged(jwk: JWK, claims: Record<string, unknown>): Promise<string> {
  const alg = jwk.kty === 'oct' ? 'HS256' : 'RS256'
  const kid = await calculateJwkThumbprint(jwk)
  return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(await importJWK(jwk, alg))
}

/** Names of personal fields, which no unsealed JSON may contain. */
const PERSONAL =
  /\\?"(first_Name|last_Name|given_name|family_name|date_of_Birth|mobile|mailing_Street|annual_Income|smoker|isSmoker|contactEmail|message|topics|answers)\\?":/

describe.each(ENGINES)('T19: a copy of the database on %s', (engine) => {
  const holders = useHolders(engine)

  test('has no key that signs a token which is taken', async () => {
    const ada = await holders.fill('Ada')
    expect((await holders.api.post('/sandbox/keys', {})).status).toBe(200)
    const dump = await dumpDatabase(holders.queries())
    expect(dump.get('signing_keys')?.split('\n')).toHaveLength(3)
    const claims = claimsOf(ada.token ?? '')
    expect(claims).toMatchObject({ aud: CLIENT_ID, iss: expect.stringContaining(POOL_ID), sub: ada.sub })
    const keys = [...dump.values()].flatMap((rows) => rows.split('\n').flatMap(keysIn))
    const statuses = await Promise.all(
      keys.map(async (jwk) => {
        const { status } = await holders.api.post(
          '/api/v1/users/export',
          undefined,
          bearer(await forged(jwk, claims)),
        )
        return [jwk.kty, status]
      }),
    )
    expect(statuses).toEqual([])
  })

  test('has nothing in clear that a customer said after a whole journey', async () => {
    const { ids, email, mark, headers } = await holders.holder('Dump')
    const slots = [new Date(holders.now().getTime() + 86_400_000).toISOString()]
    const link = {
      action: 'send-link',
      flow: 'client-quote',
      version: 3,
      attempt: 'a-1',
      answers: { words: mark },
      email,
      accountName: 'wattlebird',
      consent: { accepted: true, text: 'Keep my answers for 7 days.' },
      tracking: newTracking(),
    }
    const quote = { covers: [{ kind: 'life', amount: 7_654_321 }], offer: null }
    const sent: [string, object][] = [
      ['/api/v1/users/UpdateUser', { mailing_City: mark, date_of_Birth: '1985-03-27', smoker: true }],
      ['/api/v1/savecalculatecoverform', mailedCalculation(email, { name: mark })],
      [
        '/api/v1/contact',
        { ...exampleOf<object>('ContactRequest'), email, message: mark, attachQuote: true, quote },
      ],
      ['/api/v1/appointments', { ...exampleOf<object>('AppointmentRequest'), email, slots, topics: [mark] }],
      ['/api/v1/resume', link],
    ]
    for (const [path, body] of sent)
      expect([path, (await holders.api.post(path, body, headers)).status]).toEqual([path, 200])
    const dump = await dumpDatabase(holders.queries())
    expect([...dump.values()].join()).toContain(ids.subject)
    expect(tablesWith(dump, new RegExp(mark, 'i'))).toEqual([])
    expect(tablesWith(dump, /7654321/)).toEqual([])
    expect(tablesWith(dump, PERSONAL)).toEqual([])
    // Sign-in and mail delivery look people up by the plain address; everything else seals it.
    expect(tablesWith(dump, new RegExp(email, 'i'))).toEqual(['identity_users', 'mails'])
  })

  test('has no key from its first start either', async () => {
    const database = await openEmpty(engine)
    await database.queries.delete(signingKeys)
    const sealing = makeSealing([Buffer.from(DATA_KEY, 'base64')])
    const { jwks } = await loadSigningKeys({ queries: database.queries, sealing }, 'pool')
    expect((await jwks()).keys).toHaveLength(2)
    expect(await database.queries.select().from(signingKeys)).toMatchObject([
      { privateJwk: expect.stringMatching(/^v1\./), laterKeys: expect.stringMatching(/^v1\./) },
    ])
    await database.close()
  })
})
