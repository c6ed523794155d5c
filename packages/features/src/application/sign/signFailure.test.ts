import { describe, expect, it } from 'vitest'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { signFailure } from './signFailure.ts'

const refused = (code: string): MutationFailure => ({ kind: 'refused', errors: [{ field: 'token', code }] })
const tooMany = (code: string): MutationFailure => ({
  kind: 'too-many',
  errors: [{ field: '', code }],
  retryAfterMs: 1000,
})

describe('a press that does not lead on', () => {
  it.each([
    ['unknown', 'unknown'],
    ['expired', 'expired'],
    ['signed', 'signed'],
    ['transfer-signed', 'transfer-signed'],
    ['not-expired', 'ask'],
    ['not-signed', 'ask'],
  ])('shows another stage for a link that is %s', (code, at) => {
    expect(signFailure(refused(code))).toEqual({ stage: { at } })
  })

  it('starts with a new code once the hour is over', () => {
    expect(signFailure(refused('secret-expired'))).toEqual({
      stage: { at: 'ask' },
      words:
        'More than an hour has passed since you entered the code. You haven’t signed anything yet. Ask for a new code.',
    })
  })

  it.each<[MutationFailure, string]>([
    [{ kind: 'offline' }, 'We couldn’t connect. Check your connection and try again.'],
    [
      { kind: 'unavailable' },
      'Something went wrong on our side. Wait a moment and try again. You won’t sign twice.',
    ],
    [
      refused('code-refused'),
      'The code and the date of birth don’t match what we have. Check both, or ask for a new code. A code stops working after five tries, and this link stops working after ten wrong dates of birth in 30 days. If you’re sure of both, call us: your date of birth may have been entered wrong.',
    ],
    [
      refused('receipt-expired'),
      'You had 14 days to get your receipt with this link. Call us and we’ll send it to you.',
    ],
    [
      tooMany('code-limit'),
      'You’ve asked for the maximum number of codes for this link. Ask the first policy holder to send the link again, or call us.',
    ],
    [tooMany('mail-limit'), 'We can’t send any more emails for now. Try again tomorrow, or call us.'],
    [tooMany('rate-limit'), 'We’re very busy at the moment. Wait a few minutes and try again.'],
    [
      refused('outdated'),
      'The declarations have changed since you opened this page. Open the link in our email again.',
    ],
    [refused('match'), 'The name isn’t the one in your details. Sign with the same first and last name.'],
    [refused('something-new'), 'That didn’t work. Open the link in our email again, or call us.'],
    [{ kind: 'conflict', head: null }, 'That didn’t work. Open the link in our email again, or call us.'],
  ])('says of %j what to do', (failure, words) => {
    expect(signFailure(failure)).toEqual({ words })
  })
})
