import { isEmailAddress } from '@coverkit/core'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { exampleOf, mailedCalculation, newTracking } from '../testing/bodies.ts'
import { OPERATION_ENGINE, startTestSandbox } from '../testing/engines.ts'
import { callIdentity, makePersonIn } from '../testing/identity.ts'
import { type SmtpServer, startSmtp } from '../testing/startSmtp.ts'

let api: Awaited<ReturnType<typeof startTestSandbox>>
let smtp: SmtpServer
let AccessToken = ''
beforeAll(async () => {
  smtp = await startSmtp()
  api = await startTestSandbox(OPERATION_ENGINE, { smtpUrl: smtp.url })
})
afterAll(async () => {
  await api.close()
  smtp.close()
})

const BY_EMAIL = '/api/v1/transferpolicy/GetUserdetailsByEmail'
const statusOf = async (path: string, body: object) => (await api.post(path, body)).status
const link = (email: string) => ({
  action: 'send-link',
  flow: 'client-quote',
  version: 3,
  attempt: 'a-1',
  answers: { b: 1 },
  email,
  accountName: 'wattlebird',
  consent: { accepted: true, text: 'Keep my answers for 7 days.' },
  tracking: newTracking(),
})

/** Every operation that takes an address; returns its status. */
const ENTRY_POINTS: Record<string, (email: string) => Promise<number>> = {
  'identity change of address': async (Value) => {
    const UserAttributes = [{ Name: 'email', Value }]
    return (await callIdentity(api.url, 'UpdateUserAttributes', { AccessToken, UserAttributes })).status
  },
  'identity sign-up': async (Username) =>
    (await callIdentity(api.url, 'SignUp', { Username, Password: 'Password1!' })).status,
  'link to continue': (email) => statusOf('/api/v1/resume', link(email)),
  calculation: (email) => statusOf('/api/v1/savecalculatecoverform', mailedCalculation(email)),
  contact: (email) => statusOf('/api/v1/contact', { ...exampleOf<object>('ContactRequest'), email }),
  'user by address': (email) => statusOf(BY_EMAIL, { email }),
  'user by address in the query': async (email) =>
    (await api.get(`${BY_EMAIL}?email=${encodeURIComponent(email)}`)).status,
  'control of Google': (email) => statusOf('/sandbox/google/token', { clientId: 'any', account: { email } }),
  'control of people': async (email) =>
    (await api.call('DELETE', `/sandbox/users?email=${encodeURIComponent(email)}`)).status,
}

/** Sends an address to every entry point, from a new user each time, since one user may request only few codes. */
async function answersOf(email: string): Promise<Record<string, boolean>> {
  AccessToken = (await makePersonIn(api)).accessToken ?? ''
  const answers: Record<string, boolean> = {}
  for (const [name, post] of Object.entries(ENTRY_POINTS)) answers[name] = (await post(email)) === 200
  return answers
}
const everyEntryPoint = (isOpen: boolean) =>
  Object.fromEntries(Object.keys(ENTRY_POINTS).map((name) => [name, isOpen]))

describe('M8: one grammar of addresses', () => {
  test.each([
    'a<b@example.com',
    'Ana <a@example.com>',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com\n',
    'a(comment)@example.com',
    '"a b"@example.com',
    'a@example.com,b@example.com',
    'a@b@example.com',
    'a@example.com.',
    'a.@example.com',
    'a@localhost',
    'a@192.0.2.1',
    `${'a'.repeat(65)}@example.com`,
  ])('%j is refused at every door', async (email) => {
    const before = smtp.received.length
    expect(await answersOf(email)).toEqual(everyEntryPoint(false))
    expect(smtp.received).toHaveLength(before)
  })

  const atom = fc.string({
    unit: fc.constantFrom(..."abzAZ09!#$%&'*+/=?^_`{|}~-"),
    minLength: 1,
    maxLength: 12,
  })
  const label = fc.stringMatching(/^[a-zA-Z0-9]([a-zA-Z0-9-]{0,8}[a-zA-Z0-9])?$/)
  const wellFormed = fc
    .tuple(
      fc.array(atom, { minLength: 1, maxLength: 3 }),
      fc.array(label, { minLength: 1, maxLength: 3 }),
      fc.nat(),
    )
    .map(([local, labels, unique]) => `${local.join('.')}.${unique}@${[...labels, 'example'].join('.')}`)
  const damaged = fc
    .tuple(
      wellFormed,
      fc.nat(),
      fc.constantFrom('<', '>', ' ', ',', '..', '@', '"', '(', '\r\n', '\\', ':', 'é', '.'),
    )
    .map(([email, position, sign]) => {
      const index = position % (email.length + 1)
      return email.slice(0, index) + sign + email.slice(index)
    })

  // Takes over 5 s: it sends 25 generated addresses to every operation that takes one, and waits for the mails.
  test('what one door takes every door takes, and mail goes to exactly that address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(wellFormed, damaged), async (email) => {
        const isAddress = isEmailAddress(email)
        expect(await answersOf(email)).toEqual(everyEntryPoint(isAddress))
        if (!isAddress) return
        // Mails from the sign-up, the change of address, the link, the calculation and the message.
        const arrived = () => smtp.received.filter(({ to }) => to === email.toLowerCase())
        await vi.waitFor(() => expect(arrived()).toHaveLength(5), { timeout: 10_000 })
      }),
      { numRuns: 25 },
    )
    const mailed = smtp.received.map(({ to }) => to)
    expect(mailed.filter((to) => !isEmailAddress(to))).toEqual([])
  }, 120_000)
})
