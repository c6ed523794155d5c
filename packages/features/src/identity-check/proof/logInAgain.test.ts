import type { IdentityError } from '@coverkit/identity'
import { expect, it } from 'vitest'
import type { Identity } from '#common/page-services/index.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { logInAgain } from './logInAgain.ts'

const PASSWORD = 'Password1!'

/** Services of a signed-in customer whose log-in service answers like this, and the calls that it had. */
function signedIn(refusal: IdentityError | null = null) {
  const seen: unknown[] = []
  const tokens = { IdToken: 'fresh', AccessToken: 'a', RefreshToken: 'r' }
  const call = (name: string) => async (input: object) => {
    seen.push([name, input])
    return refusal ? { ok: false, error: refusal } : { ok: true, value: { AuthenticationResult: tokens } }
  }
  const client = new Proxy({}, { get: (_, name) => call(String(name)) }) as Identity['client']
  const fake = fakePageServices({ drafts: () => Promise.reject(new Error('not used')), behave: () => 'fail' })
  const { identity } = fakeCustomer('ann')
  return { seen, services: { ...fake, identity: async () => ({ ...(await identity()), client }) } }
}

it('has the tokens of a log-in, which ends once it was used', async () => {
  const { services, seen } = signedIn()
  const answer = await logInAgain(services, PASSWORD)
  expect(answer).toMatchObject({ ok: true, value: { idToken: 'fresh', accessToken: 'a' } })
  if (answer.ok) answer.value.end()
  expect(seen).toEqual([
    [
      'initiateAuth',
      {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'ann@example.com', PASSWORD: 'Password1!' },
      },
    ],
    ['revokeToken', { Token: 'r' }],
  ])
})

it.each<[Pick<IdentityError, 'name' | 'message'>, string]>([
  [
    { name: 'NotAuthorizedException', message: 'Incorrect username or password.' },
    'That password isn’t right. Try again, or use a code.',
  ],
  [
    { name: 'NotAuthorizedException', message: 'Password attempts exceeded' },
    'Too many wrong passwords. Wait a few minutes, then try again.',
  ],
  [{ name: 'TimeoutError', message: '' }, 'We couldn’t connect. Check your connection and try again.'],
  [
    { name: 'PasswordResetRequiredException', message: '' },
    'We couldn’t check your password. Use a code instead.',
  ],
])('%j', async (error, sentence) => {
  const { services } = signedIn({ ...error, status: 400 })
  expect(await logInAgain(services, PASSWORD)).toEqual({ ok: false, error: sentence })
})

it('without the code of sign-in the service is not reached', async () => {
  const { services } = signedIn()
  const broken = { ...services, identity: () => Promise.reject(new Error('offline')) }
  expect(await logInAgain(broken, PASSWORD)).toMatchObject({ ok: false })
})
