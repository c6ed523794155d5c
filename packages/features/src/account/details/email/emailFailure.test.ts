import type { IdentityError } from '@coverkit/identity'
import { expect, it } from 'vitest'
import { emailFailure } from './emailFailure.ts'

it.each<[IdentityError['name'], string]>([
  ['NetworkError', 'We couldn’t connect. Check your connection and try again.'],
  ['LimitExceededException', 'You’ve tried this too many times. Wait a while, then try again.'],
  ['CodeMismatchException', 'That code isn’t right. Check it and try again.'],
  ['ExpiredCodeException', 'That code no longer works. Ask for a new one.'],
  ['AliasExistsException', 'Someone already has an account with that address. Use another one.'],
  ['NotAuthorizedException', 'You’re no longer logged in. Log in again to change your email.'],
  ['InternalErrorException', 'That didn’t work. Wait a moment and try again.'],
])('%s', (name, sentence) => {
  expect(emailFailure({ name, message: 'in their words', status: 400 })).toBe(sentence)
})
