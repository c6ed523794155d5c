import { expect, it } from 'vitest'
import type { MutationFailure } from './mutationFailure.ts'
import { requestFailure } from './requestFailure.ts'

it.each<[MutationFailure, string]>([
  [{ kind: 'offline' }, 'We couldn’t connect. Check your connection and try again.'],
  [{ kind: 'unavailable' }, 'Something went wrong on our side. Wait a moment and try again.'],
  [
    { kind: 'too-many', errors: [], retryAfterMs: null },
    'You’ve tried this too many times. Wait a while, then try again.',
  ],
  [
    { kind: 'too-many', errors: [], retryAfterMs: 61_000 },
    'You’ve tried this too many times. Try again in 2 minutes.',
  ],
  [
    { kind: 'too-many', errors: [], retryAfterMs: 10 },
    'You’ve tried this too many times. Try again in a minute.',
  ],
  [{ kind: 'refused', errors: [] }, 'That didn’t work. Check what you entered and try again.'],
  [
    { kind: 'refused', errors: [{ field: '', code: 'email-unverified' }] },
    'We only email codes to an address that has been confirmed, and yours hasn’t been yet. Call or write to us and we’ll sort it out with you.',
  ],
  [{ kind: 'conflict', head: null }, 'Something changed while you were doing this. Try again.'],
])('%j', (failure, sentence) => {
  expect(requestFailure(failure)).toBe(sentence)
})
