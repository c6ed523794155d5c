import type { ApiError } from '@coverkit/api-client'
import { expect, it } from 'vitest'
import { resultsCopy } from './copy.ts'
import { mailError } from './mailError.ts'

const { failed } = resultsCopy.mail
const busy = (code: string): ApiError => ({
  kind: 'busy',
  errors: [{ field: 'contactEmail', code }],
  retryAfterMs: 60_000,
})

it.each<[ApiError, string]>([
  [busy('mail-limit'), failed.limit],
  [busy('busy'), failed.busy],
  [{ kind: 'invalid', errors: [], status: 422 }, failed.refused],
  [{ kind: 'network' }, failed.unsure],
  [{ kind: 'timeout' }, failed.unsure],
  [{ kind: 'unreadable' }, failed.unsure],
  [{ kind: 'server', status: 500, reference: '' }, failed.unsure],
])('says why: %j', (error, sentence) => {
  expect(mailError(error)).toBe(sentence)
})
