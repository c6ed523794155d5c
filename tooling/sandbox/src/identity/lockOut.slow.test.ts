import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callFrom } from '../testing/callFrom.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { codeFor, makePersonIn, newEmail, otherThan } from '../testing/identity.ts'

const Password = 'Password1!'
const NewPassword = 'Another2@'
const STRANGER = '127.0.0.2'
const OWNER = '127.0.0.3'
const NEW_PLACE = '127.0.0.4'
const LOCKED = 'Password attempts exceeded'

let api: Awaited<ReturnType<typeof startTestSandbox>>
beforeAll(async () => {
  const limits = { includeThisMachine: true, signIns: 10_000, codes: 10_000 }
  api = await startTestSandbox(OPERATION_ENGINE, { pool: { limits } })
})
afterAll(() => api.close())

const move = (offsetMs: number) => api.post('/sandbox/clock', { offsetMs })
const signIn = async (from: string, USERNAME: string, PASSWORD: string) => {
  const AuthParameters = { USERNAME, PASSWORD }
  const sent = { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }
  const { status, message } = await callFrom(from, api.url, 'InitiateAuth', sent)
  return status === 200 ? 'in' : message
}
const forgot = (from: string, Username: string) => callFrom(from, api.url, 'ForgotPassword', { Username })
const reset = async (from: string, Username: string, ConfirmationCode: string) => {
  const body = { Username, ConfirmationCode, Password: NewPassword }
  const { status, name } = await callFrom(from, api.url, 'ConfirmForgotPassword', body)
  return status === 200 ? 'set' : name
}

describe('M6: a stranger keeps nobody out', () => {
  test('by wrong passwords, one each quarter of an hour', async () => {
    const { email } = await makePersonIn(api)
    for (let minutes = 0; minutes < 150; minutes += 15) {
      await move(minutes * 60_000)
      await signIn(STRANGER, email, 'Wrong-one1')
    }
    expect(await signIn(OWNER, email, Password)).toBe('in')
    await move(0)
  })

  test('by many at once: the stranger’s network is locked, others are not', async () => {
    const { email } = await makePersonIn(api)
    for (let tries = 0; tries < 8; tries++) await signIn(STRANGER, email, 'Wrong-one1')
    // Repeats until the lock lasts longer than a call takes on any machine.
    for (let minutes = 1; minutes <= 6; minutes++) {
      await move(minutes * 60_000)
      await signIn(STRANGER, email, 'Wrong-one1')
    }
    expect(await signIn(STRANGER, email, Password)).toBe(LOCKED)
    expect(await signIn(OWNER, email, Password)).toBe('in')
    await move(0)
  })

  test('by trying codes or asking for them: each network has a code and tries of its own', async () => {
    const { email } = await makePersonIn(api)
    await forgot(OWNER, email)
    const code = await codeFor(api, email)
    for (let tries = 0; tries < 20; tries++) await reset(STRANGER, email, otherThan(code))
    for (let count = 0; count < 10; count++) await forgot(STRANGER, email)
    expect(await reset(OWNER, email, code)).toBe('set')
  })

  test('a reset is possible from a place that is new, after strangers used up theirs', async () => {
    const { email } = await makePersonIn(api)
    for (let count = 0; count < 10; count++) await forgot(STRANGER, email)
    for (let tries = 0; tries < 20; tries++) await reset(STRANGER, email, '000000')
    expect((await forgot(NEW_PLACE, email)).status).toBe(200)
    expect(await reset(NEW_PLACE, email, await codeFor(api, email))).toBe('set')
  })
})

describe('T16: codes by mail have a limit for the day', () => {
  const HOUR_MS = 3_600_000
  const overADay = async (request: () => Promise<{ status: number }>) => {
    const sent: number[] = []
    for (let hour = 0; hour < 24; hour++) {
      await move(hour * HOUR_MS)
      let count = 0
      for (let turn = 0; turn < 6; turn++) if ((await request()).status === 200) count++
      sent.push(count)
    }
    return sent
  }
  const TEN = [5, 5, ...Array.from({ length: 22 }, () => 0)]

  test.each(['SignUp', 'ForgotPassword'])('%s from a network that is not known: ten', async (operation) => {
    const Username = newEmail()
    expect(await overADay(() => callFrom(STRANGER, api.url, operation, { Username, Password }))).toEqual(TEN)
    await move(24 * HOUR_MS)
    expect((await callFrom(STRANGER, api.url, operation, { Username, Password })).status).toBe(200)
    await move(0)
  })

  test('not from where the owner logs in', async () => {
    const { email } = await makePersonIn(api)
    expect(await signIn(OWNER, email, Password)).toBe('in')
    await overADay(() => forgot(STRANGER, email))
    expect((await forgot(NEW_PLACE, email)).name).toBe('LimitExceededException')
    expect((await forgot(OWNER, email)).status).toBe(200)
    await move(0)
  })
})

describe('M6: codes are still not to be guessed', () => {
  test('a code may come back from elsewhere, where five tries are shared by all', async () => {
    const { email } = await makePersonIn(api)
    await forgot(OWNER, email)
    const code = await codeFor(api, email)
    const outcomes: string[] = []
    for (let network = 10; network < 16; network++)
      outcomes.push(await reset(`127.0.3.${network}`, email, otherThan(code)))
    expect(outcomes).toEqual([
      ...Array.from({ length: 5 }, () => 'CodeMismatchException'),
      'TooManyFailedAttemptsException',
    ])
    const { email: other } = await makePersonIn(api)
    await forgot(OWNER, other)
    expect(await reset(NEW_PLACE, other, await codeFor(api, other))).toBe('set')
  })

  test('strangers together ask for ten a day, known or not', async () => {
    const { email } = await makePersonIn(api)
    for (const address of [email, newEmail()]) {
      const names: string[] = []
      for (let network = 10; network < 25; network++)
        names.push((await forgot(`127.0.4.${network}`, address)).name)
      expect(names.filter((name) => name === '')).toHaveLength(10)
      expect(names.at(-1)).toBe('LimitExceededException')
    }
  })
})
