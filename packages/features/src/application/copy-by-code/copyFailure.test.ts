import { chooseParts } from '@coverkit/brand'
import { expect, it } from 'vitest'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { copyFailure } from './copyFailure.ts'

const errors = [{ field: 'code', code: 'code-refused' }]

it.each<[MutationFailure, string]>([
  [{ kind: 'offline' }, 'We couldn’t connect. Check your connection and try again.'],
  [{ kind: 'unavailable' }, 'Something went wrong on our side. Wait a moment and try again.'],
  [
    { kind: 'too-many', errors: [], retryAfterMs: null },
    'We’re very busy at the moment. Wait a few minutes and try again.',
  ],
  [
    { kind: 'refused', errors },
    'We couldn’t open the application with those details. Check the code and the date of birth, or ask for a new code. A code stops working after five tries, and this page stops working after ten wrong dates of birth in 30 days. Then log in or call us.',
  ],
])('%j', (failure, words) => {
  expect(chooseParts(copyFailure(failure), {})).toBe(words)
})
