import type { IdentityError } from '@coverkit/identity'
import { expect, it } from 'vitest'
import { releaseFailure } from './releaseFailure.ts'

it.each<[IdentityError['name'], string, string]>([
  ['NetworkError', '', 'We couldn’t connect. Check your connection and try again.'],
  ['TimeoutError', '', 'We couldn’t connect. Check your connection and try again.'],
  ['TooManyRequestsException', '', 'You’ve tried this too many times. Wait a while, then try again.'],
  [
    'NotAuthorizedException',
    'Password attempts exceeded',
    'Too many wrong passwords. Wait a few minutes, then try again.',
  ],
  [
    'NotAuthorizedException',
    'Incorrect username or password.',
    'That password isn’t right. Check it and try again.',
  ],
  [
    'NotAuthorizedException',
    'Access Token has been revoked',
    'You’re no longer logged in. Log in again to do this.',
  ],
  ['UnknownOperationException', '', 'That didn’t work. Wait a moment and try again.'],
])('%s, %s', (name, message, sentence) => {
  expect(releaseFailure({ name, message, status: 400 })).toBe(sentence)
})
