import { createHash, scryptSync } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { countWaiting } from '../testing/countWaiting.ts'
import { HAS_SERVER, startTestSandbox } from '../testing/engines.ts'
import { callIdentity, codeFor, mailsTo, makePersonIn, newEmail, signInWith } from '../testing/identity.ts'
import { identityUsers } from './tables.ts'

const NEW = 'Another2@'

/** The embedded engine has one connection, so that nothing happens there at the same moment. */
describe.runIf(HAS_SERVER)('T13: two operations on one account at the same moment', () => {
  let api: Awaited<ReturnType<typeof startTestSandbox>>
  beforeAll(async () => {
    api = await startTestSandbox('postgres')
  })
  afterAll(() => api?.close())

  type Call = () => ReturnType<typeof callIdentity>
  const call =
    (operation: string, body: object): Call =>
    () =>
      callIdentity(api.url, operation, body)

  /** Starts the calls in this order, each once the one before waits for the account's row. */
  async function together(sub: string, calls: readonly Call[]) {
    const { queries } = api.database
    return queries.transaction(async (holding) => {
      await holding.select().from(identityUsers).where(eq(identityUsers.sub, sub)).for('update')
      const answers: ReturnType<Call>[] = []
      for (const [index, start] of calls.entries()) {
        answers.push(start())
        await vi.waitFor(async () => expect(await countWaiting(api.database)).toBe(index + 1), {
          timeout: 20_000,
        })
      }
      return { answers }
    })
  }
  const outcomes = async (sub: string, calls: readonly Call[]) => {
    const { answers } = await together(sub, calls)
    return (await Promise.all(answers)).map(({ status, name }) => (status === 200 ? 200 : name))
  }

  const attribute = (AccessToken: string | null, Name: string, Value: string) =>
    call('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] })
  const verify = (AccessToken: string | null, Code: string) =>
    call('VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code })
  const resetWith = async (Username: string) => {
    await callIdentity(api.url, 'ForgotPassword', { Username })
    const [mail] = (await mailsTo(api, Username)).filter(({ subject }) => /reset/.test(subject))
    const [ConfirmationCode] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    return call('ConfirmForgotPassword', { Username, ConfirmationCode, Password: NEW })
  }
  const rowOf = async (sub: string) => {
    const [row] = await api.database.queries.select().from(identityUsers).where(eq(identityUsers.sub, sub))
    return row
  }
  /** Replaces a new person's address. */
  async function changed() {
    const person = await makePersonIn(api, { email: newEmail('former') })
    const email = newEmail('next')
    await attribute(person.accessToken, 'email', email)()
    await verify(person.accessToken, await codeFor(api, email))()
    return { ...person, former: person.email, email, password: person.password ?? '' }
  }
  const release = ({ accessToken, password }: Awaited<ReturnType<typeof changed>>) =>
    call('ReleaseFormerEmail', { AccessToken: accessToken, Password: password })

  test('a release counts, whatever the address becomes', async () => {
    const person = await changed()
    const third = newEmail('third')
    await attribute(person.accessToken, 'email', third)()
    const change = verify(person.accessToken, await codeFor(api, third))
    expect(await outcomes(person.sub, [release(person), change])).toEqual([200, 200])
    expect(await rowOf(person.sub)).toMatchObject({
      email: third,
      formerEmails: [{ email: person.former, isReleased: true }, { email: person.email }],
    })
  })

  test('a change counts beside a release, which is of the addresses of before', async () => {
    const person = await changed()
    const third = newEmail('third')
    await attribute(person.accessToken, 'email', third)()
    const change = verify(person.accessToken, await codeFor(api, third))
    expect(await outcomes(person.sub, [change, release(person)])).toEqual([200, 200])
    const row = await rowOf(person.sub)
    expect(row?.email).toBe(third)
    expect(row?.formerEmails.map(({ email, isReleased = false }) => [email, isReleased])).toEqual([
      [person.former, true],
      [person.email, false],
    ])
  })

  test('a released address brings nothing back', async () => {
    const person = await changed()
    const reset = await resetWith(person.former)
    expect(await outcomes(person.sub, [release(person), reset])).toEqual([200, 'CodeMismatchException'])
    expect((await signInWith(api.url, person.email, person.password)).status).toBe(200)
  })

  test('an address that was brought back is not released, as the password is another', async () => {
    const person = await changed()
    const reset = await resetWith(person.former)
    expect(await outcomes(person.sub, [reset, release(person)])).toEqual([200, 'NotAuthorizedException'])
    expect((await signInWith(api.url, person.former, NEW)).status).toBe(200)
    const mails = [...(await mailsTo(api, person.former)), ...(await mailsTo(api, person.email))]
    expect(mails.filter(({ subject }) => /can’t get your account back/.test(subject))).toEqual([])
  })

  test('two names are both kept', async () => {
    const { sub, accessToken } = await makePersonIn(api)
    const first = attribute(accessToken, 'given_name', 'Zoë')
    const last = attribute(accessToken, 'family_name', 'Nguyễn')
    expect(await outcomes(sub, [first, last])).toEqual([200, 200])
    const { json } = await call('GetUser', { AccessToken: accessToken })()
    expect(json.UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'given_name', Value: 'Zoë' },
        { Name: 'family_name', Value: 'Nguyễn' },
      ]),
    )
  })

  test('the code of an address does not count once another was asked for', async () => {
    const { sub, accessToken, email } = await makePersonIn(api)
    const [earlier, later] = [newEmail('earlier'), newEmail('later')]
    await attribute(accessToken, 'email', earlier)()
    const change = verify(accessToken, await codeFor(api, earlier))
    expect(await outcomes(sub, [attribute(accessToken, 'email', later), change])).toEqual([
      200,
      'ExpiredCodeException',
    ])
    expect(await rowOf(sub)).toMatchObject({ email, pendingEmail: later })
  })

  test('a password that was reset is not replaced by who knows the old one', async () => {
    const { sub, accessToken, email, password } = await makePersonIn(api)
    const change = call('ChangePassword', {
      AccessToken: accessToken,
      PreviousPassword: password,
      ProposedPassword: 'Intruder3#',
    })
    expect(await outcomes(sub, [await resetWith(email), change])).toEqual([200, 'NotAuthorizedException'])
    expect((await signInWith(api.url, email, NEW)).status).toBe(200)
  })

  test('nor is its hash, by that of the old one', async () => {
    const { sub, email, password } = await makePersonIn(api)
    const salt = createHash('sha256').update(sub).digest().subarray(0, 16)
    const key = scryptSync(password ?? '', salt, 32, { N: 2 ** 14, r: 8, p: 1 })
    const passwordHash = `${salt.toString('base64url')}.${key.toString('base64url')}`
    await api.database.queries.update(identityUsers).set({ passwordHash }).where(eq(identityUsers.sub, sub))
    const signIn = () => signInWith(api.url, email, password ?? '')
    expect((await outcomes(sub, [await resetWith(email), signIn]))[0]).toBe(200)
    expect((await signInWith(api.url, email, NEW)).status).toBe(200)
  })
})
