import { calculateJwkThumbprint, importJWK, type JWK, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { loadSigningKeys } from '../identity/loadSigningKeys.ts'
import { CLIENT_ID, POOL_ID } from '../identity/makePool.ts'
import { makeSealing } from '../sealing/makeSealing.ts'
import { DATA_KEY } from '../testing/dataKey.ts'
import { dumpDatabase } from '../testing/dumpDatabase.ts'
import { ENGINES } from '../testing/engines.ts'
import { bearer, claimsOf } from '../testing/identity.ts'
import { openEmpty } from '../testing/openEmpty.ts'
import { useCustomers } from '../testing/useCustomers.ts'
import { signingKeys } from './identityTables.ts'

/** Every key in a text, however deep in JSON, and in JSON inside texts. */
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

/** A token of the pool for a customer, signed with a key as if it were the pool's. */
async function forged(jwk: JWK, claims: Record<string, unknown>): Promise<string> {
  const alg = jwk.kty === 'oct' ? 'HS256' : 'RS256'
  const kid = await calculateJwkThumbprint(jwk)
  return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(await importJWK(jwk, alg))
}

describe.each(ENGINES)('T19: a copy of the database on %s', (engine) => {
  const customers = useCustomers(engine)

  test('has no key that signs a token which is taken', async () => {
    const ada = await customers.fill('Ada')
    expect((await customers.api.post('/sandbox/keys', {})).status).toBe(200)
    const dump = await dumpDatabase(customers.queries())
    expect(dump.get('signing_keys')?.split('\n')).toHaveLength(3)
    const claims = claimsOf(ada.token ?? '')
    expect(claims).toMatchObject({ aud: CLIENT_ID, iss: expect.stringContaining(POOL_ID), sub: ada.sub })
    const keys = [...dump.values()].flatMap((rows) => rows.split('\n').flatMap(keysIn))
    const statuses = await Promise.all(
      keys.map(async (jwk) => {
        const { status } = await customers.api.get('/api/v1/users/export', bearer(await forged(jwk, claims)))
        return [jwk.kty, status]
      }),
    )
    expect(statuses).toEqual([])
  })

  test('has none from its first start either', async () => {
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
