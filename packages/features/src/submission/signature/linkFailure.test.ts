import { describe, expect, it } from 'vitest'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { linkFailure } from './linkFailure.ts'

const texts = { signed: 'The second policy holder has signed.' }
const refused = (code: string): MutationFailure => ({ kind: 'refused', errors: [{ field: '', code }] })
const tooMany = (code: string): MutationFailure => ({
  kind: 'too-many',
  errors: [{ field: '', code }],
  retryAfterMs: null,
})

describe('a link that was not sent again', () => {
  it.each<[MutationFailure, string]>([
    [{ kind: 'offline' }, 'We couldn’t connect. Check your connection and try again.'],
    [{ kind: 'unavailable' }, 'Something went wrong on our side. Wait a moment and try again.'],
    [tooMany('mail-limit'), 'We can’t send any more emails for now. Try again tomorrow.'],
    [tooMany('rate-limit'), 'We’re very busy at the moment. Wait a few minutes and try again.'],
    [refused('no-site'), 'We can’t send the link from here. Call us on 02 5550 0100 and we’ll do it.'],
    [
      { kind: 'conflict', head: null },
      'We can’t send the link from here. Call us on 02 5550 0100 and we’ll do it.',
    ],
  ])('%j', (failure, words) => {
    expect(linkFailure(texts, failure, '02 5550 0100')).toEqual({ words, isSigned: false })
  })

  it('is not needed once the second holder has signed', () => {
    expect(linkFailure(texts, refused('signed'), '')).toEqual({
      words: 'The second policy holder has signed.',
      isSigned: true,
    })
  })
})
