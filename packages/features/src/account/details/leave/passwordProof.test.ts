import type { IdentityError } from '@coverkit/identity'
import { expect, it } from 'vitest'
import { fakeDetails } from '../fakeDetails.fixture.ts'
import { passwordProof } from './passwordProof.ts'

const given = { email: 'ann@example.com', password: 'Password1!' }

it('is the token of a log-in, of which nothing else is used', async () => {
  const { services, has } = fakeDetails()
  expect(await passwordProof(services, given)).toEqual({ ok: true, value: 'fresh' })
  expect(has.seen).toEqual([
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
  [
    { name: 'TimeoutError', message: '' },
    'We couldn’t reach the sign-in service. Check your connection and try again.',
  ],
  [
    { name: 'PasswordResetRequiredException', message: '' },
    'We couldn’t check your password. Use a code instead.',
  ],
])('%j', async (error, sentence) => {
  const { services } = fakeDetails({ refusal: { ...error, status: 400 } })
  expect(await passwordProof(services, given)).toEqual({ ok: false, error: sentence })
})

it('without the code of sign-in the service is not reached', async () => {
  const { services } = fakeDetails()
  const broken = { ...services, identity: () => Promise.reject(new Error('offline')) }
  expect(await passwordProof(broken, given)).toMatchObject({ ok: false })
})
