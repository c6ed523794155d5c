import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Schema } from '../document/Schema.ts'
import { ENGINES, startTestSandbox } from '../testing/engines.ts'
import { bearer, signInWith } from '../testing/identity.ts'
import { givePolicies, lifePolicy, POLICIES_PATH } from '../testing/policies.ts'
import type { MadeCustomer } from './makeSampleCustomers.ts'

const PATH = '/sandbox/customers'
const JSON_TYPE = { accept: 'application/json' }

describe.each(ENGINES)('sample customers on %s', (engine) => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  let customers: MadeCustomer[]
  beforeAll(async () => {
    api = await startTestSandbox(engine)
    const lists = await Promise.all(Array.from({ length: 4 }, () => api.get(PATH, JSON_TYPE)))
    const [known = []] = lists.map(({ json }) => json as MadeCustomer[])
    expect(lists.map(({ json }) => json)).toEqual(lists.map(() => known))
    // Only the embedded engine makes the customers on the first request; on a server the POST below makes them.
    expect(known).toHaveLength(engine === 'pglite' ? 10 : 0)
    customers =
      engine === 'pglite'
        ? known
        : ((await api.call('POST', PATH, { headers: JSON_TYPE })).json as MadeCustomer[])
  })
  afterAll(() => api.close())

  const tokenOf = async ({ email, password }: MadeCustomer): Promise<string> => {
    const { json } = await signInWith(api.url, email, password)
    return (json.AuthenticationResult as { IdToken: string }).IdToken
  }
  const policiesOf = async (customer: MadeCustomer) =>
    (await api.get(POLICIES_PATH, bearer(await tokenOf(customer)))).json as Schema<'Policy'>[]
  const named = (name: string) => {
    const customer = customers.find((one) => one.name === name)
    if (!customer) throw new Error(`There is no ${name}`)
    return customer
  }

  test('each signs in with the password that is shown, and finds their own policies', async () => {
    const counts: Record<string, number> = {}
    for (const customer of customers) {
      const policies = await policiesOf(customer)
      expect(policies.map(({ name }) => name).toSorted()).toEqual(
        customer.policies.map(({ number }) => number).toSorted(),
      )
      counts[customer.name] = policies.length
    }
    expect(counts).toEqual({
      'Robin Sample': 1,
      'Alex Sample': 1,
      'Kim Sample': 1,
      'Sam Sample': 1,
      'Jo Sample': 1,
      'Casey Sample': 1,
      'Pat Sample': 2,
      'Drew Sample': 2,
      'Morgan Sample': 10,
      'Ash Sample': 0,
    })
    const { json } = await api.get('/api/v1/users', bearer(await tokenOf(named('Drew Sample'))))
    expect(json).toMatchObject({ first_Name: 'Drew', age: 62, title: 'Accountant', mailing_State: 'VIC' })
  })

  test('are put back as they were, as the same rows', async () => {
    const robin = named('Robin Sample')
    const [before] = await policiesOf(robin)
    await givePolicies(api, { email: robin.email }, [lifePolicy({ premium_Amount: 1 })])
    expect((await policiesOf(robin))[0]).toMatchObject({ id: before?.id, premium_Amount: 1 })
    const again = await api.call('POST', PATH, { headers: JSON_TYPE })
    expect(again.json).toEqual(customers)
    expect(await policiesOf(robin)).toEqual([before])
  })

  test('the page shows each with the password and the way to sign in', async () => {
    const { text, headers } = await api.get(PATH)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    const robin = named('Robin Sample')
    for (const shown of [
      robin.email,
      robin.password,
      robin.shape,
      'MLC0012345',
      '/login?redirect=%2Faccount',
    ])
      expect(text).toContain(shown)
    const pressed = await fetch(api.url + PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([pressed.status, await pressed.text()]).toEqual([200, text])
  })
})

describe('claims of sample customers', () => {
  test('are under way, once, however often they are made', async () => {
    const api = await startTestSandbox('pglite')
    await api.get(PATH, JSON_TYPE)
    const made = (await api.call('POST', PATH, { headers: JSON_TYPE })).json as MadeCustomer[]
    const claimsOf = async (name: string) => {
      const one = made.find(({ email }) => email.startsWith(name))
      const { json } = await signInWith(api.url, one?.email ?? '', one?.password ?? '')
      const { IdToken } = json.AuthenticationResult as { IdToken: string }
      const headers = { authorization: `Bearer ${IdToken}` }
      const claims = (await api.get('/api/v1/claims', headers)).json as Schema<'Claim'>[]
      return claims.map(({ type, status, next, insurerName }) => [type, status, next.step, insurerName])
    }
    expect(await claimsOf('sam')).toEqual([['incomeProtection', 'acknowledged', 'review', 'Ingleside Life']])
    expect(await claimsOf('morgan')).toEqual([['criticalIllness', 'reviewed', 'sendDocuments', 'Zurella']])
    expect(await claimsOf('robin')).toEqual([])
    await api.close()
  })
})

describe('sample customers are for this machine, and only with the controls', () => {
  test('T17 a request through a proxy, of another site or without controls is refused and makes nobody', async () => {
    const api = await startTestSandbox('pglite')
    const off = await startTestSandbox('pglite', { controls: false })
    for (const method of ['GET', 'POST']) {
      const forwarded = await api.call(method, PATH, { headers: { 'x-forwarded-for': '203.0.113.9' } })
      expect(forwarded.json).toMatchObject({ status: 403, errors: [{ code: 'local-only' }] })
      expect((await off.call(method, PATH)).status).toBe(404)
    }
    const form = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' }
    for (const headers of [form, { 'sec-fetch-site': 'cross-site' }]) {
      const crossSite = await api.call('POST', PATH, { headers })
      expect(crossSite.json).toMatchObject({ status: 403, errors: [{ code: 'local-only' }] })
    }
    const [robin] = (await api.get(PATH, JSON_TYPE)).json as MadeCustomer[]
    const signIn = await signInWith(off.url, robin?.email ?? '', robin?.password ?? '')
    expect(signIn.name).toBe('NotAuthorizedException')
    await api.close()
    await off.close()
  })

  test('have other passwords in another installation', async () => {
    const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((key) => key.toString('base64'))
    const passwords = await Promise.all(
      keys.map(async (dataKey) => {
        const api = await startTestSandbox('pglite', { dataKey })
        const made = (await api.get(PATH, JSON_TYPE)).json as MadeCustomer[]
        await api.close()
        return made.map(({ password }) => password)
      }),
    )
    const every = passwords.flat()
    expect(new Set(every).size).toBe(20)
    expect(every.every((password) => /^[A-Za-z0-9!]{20}$/.test(password))).toBe(true)
  })
})
