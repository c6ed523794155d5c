import { expect, it } from 'vitest'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { resultsCopy } from './copy.ts'
import { mailError } from './mailError.ts'

const { failed } = resultsCopy.mail
const busy = (code: string): MutationFailure => ({
  kind: 'too-many',
  errors: [{ field: 'contactEmail', code }],
  retryAfterMs: 60_000,
})

it.each<[MutationFailure, string]>([
  [busy('mail-limit'), failed.limit],
  [busy('busy'), failed.busy],
  [{ kind: 'refused', errors: [] }, failed.refused],
  [{ kind: 'conflict', head: null }, failed.refused],
  [{ kind: 'offline' }, failed.unsure],
  [{ kind: 'unavailable' }, failed.unsure],
])('says why: %j', (error, sentence) => {
  expect(mailError(error)).toBe(sentence)
})
