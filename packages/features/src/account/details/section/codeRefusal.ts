import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { detailsCopy } from '../copy.ts'

const { failures } = detailsCopy.code

/** Why the server refused the code of a change, in a sentence; null where the code is not what it refused. */
export function codeRefusal(failure: MutationFailure): string | null {
  if (!('errors' in failure)) return null
  const codes = failure.errors.map(({ code }) => code)
  if (codes.includes('code-wrong')) return failures.wrong
  if (codes.includes('code-expired')) return failures.expired
  return codes.includes('too-many-tries') ? failures.tooMany : null
}
