import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestSandbox } from '../testing/engines.ts'
import { callIdentity, codeFor, mailsTo, makePersonIn, newEmail } from '../testing/identity.ts'

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  api = await startTestSandbox('pglite')
})
afterAll(() => api.close())

const changeTo = (AccessToken: string | null, Value: string, url = api.url) =>
  callIdentity(url, 'UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] })
const verify = (AccessToken: string | null, Code: string) =>
  callIdentity(api.url, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })

describe('M1: a new address', () => {
  test('one person asks for five codes an hour, whatever the addresses', async () => {
    const { accessToken, email } = await makePersonIn(api)
    const strangers = Array.from({ length: 30 }, () => newEmail('stranger'))
    const names: string[] = []
    for (const stranger of strangers) names.push((await changeTo(accessToken, stranger)).name)
    expect(names.filter((name) => name === '')).toHaveLength(5)
    expect(new Set(names.slice(5))).toEqual(new Set(['LimitExceededException']))
    const mailed = await Promise.all(strangers.map(async (one) => (await mailsTo(api, one)).length))
    expect(mailed.filter((count) => count > 0)).toHaveLength(5)
    const again = { AccessToken: accessToken, AttributeName: 'email' }
    expect((await callIdentity(api.url, 'GetUserAttributeVerificationCode', again)).name).toBe(
      'LimitExceededException',
    )
    // The refused ones did not become the address that waits.
    expect(await mailsTo(api, email)).toEqual([])
    expect(await verify(accessToken, await codeFor(api, strangers[4] ?? ''))).toMatchObject({ status: 200 })
  })

  test('T16 the answer is the same whether or not somebody has an account with it', async () => {
    const known = (await makePersonIn(api, { email: newEmail('name') })).email
    const unknown = newEmail('name')
    const post = async (address: string) => {
      const { accessToken } = await makePersonIn(api)
      const { status, json } = await changeTo(accessToken, address)
      const again = await callIdentity(api.url, 'GetUserAttributeVerificationCode', {
        AccessToken: accessToken,
        AttributeName: 'email',
      })
      const tried = await verify(accessToken, '000000')
      return { status, json, again: again.json, tried: tried.json }
    }
    expect(await post(known)).toEqual(await post(unknown))
    expect(await mailsTo(api, known)).toEqual([])
    expect(await mailsTo(api, unknown)).toHaveLength(2)
  })

  test('whoever only signed up with it does not keep it from its owner', async () => {
    const { email } = await makePersonIn(api, { status: 'UNCONFIRMED' })
    const { accessToken } = await makePersonIn(api)
    await changeTo(accessToken, email)
    expect((await verify(accessToken, await codeFor(api, email))).status).toBe(200)
  })

  test('is told to the address of before, once it is the account’s, and not in full', async () => {
    const { accessToken, email } = await makePersonIn(api)
    const next = newEmail('zoe')
    await changeTo(accessToken, next)
    expect(await mailsTo(api, email)).toEqual([])
    await verify(accessToken, await codeFor(api, next))
    expect((await mailsTo(api, email)).map(({ subject, text }) => [subject, text])).toEqual([
      [
        'The email address of your account has changed',
        'You now log in with z•••@example.com instead of this address. From now on we write to you there.\n\nIf that wasn’t you, call us straight away. Somebody may have got into your account, and we can stop them.',
      ],
    ])
    expect(await mailsTo(api, next)).toHaveLength(1)
  })

  test('one remote address asks for only so many, whoever is signed in', async () => {
    const limits = { includeThisMachine: true, codes: 2 }
    const own = await startTestSandbox('pglite', { pool: { limits } })
    const names: string[] = []
    for (let people = 0; people < 3; people++) {
      const { accessToken } = await makePersonIn(own)
      names.push((await changeTo(accessToken, newEmail(), own.url)).name)
    }
    expect(names).toEqual(['', '', 'TooManyRequestsException'])
    await own.close()
  })
})
