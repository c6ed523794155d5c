import { type ApiCall, andThen, call } from '../call.ts'
import { openComparisonOperation } from '../generated/operations/openComparison.ts'
import type { MailedComparison } from '../generated/schema.ts'
import { unfit } from '../http/unreadable.ts'
import { success } from '../Result.ts'
import { isComparison } from './insurers.ts'

/**
 * The comparison behind a mailed link, as often as it is asked until the link ends. Any other token is
 * `invalid` with the code `link-refused`. Retries after a transient failure.
 *
 * @param token what follows `#` in the link
 */
export const openComparison: ApiCall<string, MailedComparison> = andThen(
  call(openComparisonOperation, { isSafe: true, send: (token: string) => ({ body: { token } }) }),
  ({ comparison }, _, client) =>
    isComparison(comparison.answer)
      ? success(comparison)
      : unfit(client, openComparisonOperation, ['comparison.answer.insurers']),
)
