import type { MutationFailure } from '#queries/mutation-failure'

const minutes = (ms: number | null) => (ms === null ? null : Math.max(1, Math.ceil(ms / 60_000)))

/** Why nothing came of a press, in a sentence. */
export function claimFailure(failure: MutationFailure): string {
  switch (failure.kind) {
    case 'offline':
      return 'We couldn’t connect. Check your connection and try again.'
    case 'unavailable':
      return 'Something went wrong on our side. Wait a moment and try again.'
    case 'too-many': {
      const wait = minutes(failure.retryAfterMs)
      return wait === null
        ? 'You’ve tried this too many times. Wait a while, then try again.'
        : `You’ve tried this too many times. Try again in ${wait === 1 ? 'a minute' : `${wait} minutes`}.`
    }
    case 'refused':
    case 'conflict':
      return 'That didn’t work. The code may be wrong or too old, you may have asked for it from another account, or what it’s for can’t be added. Check the code, or ask for a new one.'
  }
}
