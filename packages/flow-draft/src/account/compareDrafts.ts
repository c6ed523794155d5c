import type { AccountDraft } from '@coverkit/api-client'
import { sameJson } from '../conflicts/sameJson.ts'
import { withoutIdsOfPeople } from '../persistence/withoutIdsOfPeople.ts'

/** This device's draft, as the account would store it. */
export interface DeviceDraft {
  readonly answers: Readonly<Record<string, unknown>>
  /** The account's revision that it started from, as far as this device knows. */
  readonly accountRev: number | null
  /** Its id on this device, which the account stores as `attempt`. Answers that are adopted get another id. */
  readonly run: string | null
  /** Its revision on this device, which rises with each save; a push has at least that of its answers. */
  readonly rev: number
}

/**
 * - `nothing`: neither has answers
 * - `same`: both hold the same, but for ids that the server gave to either; `rev` is the account's
 * - `push`: only this device has changed; `baseRev` is what the account holds. This includes a device that stored
 *   the account's answers itself and left the page before it learned their revision, unless its storage has since gone
 *   back to an earlier revision, as after a power loss
 * - `adopt`: only the account has answers
 * - `ask`: the account's were changed elsewhere, and taking them would lose this device's
 */
export type Comparison =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'same'; readonly rev: number }
  | { readonly kind: 'push'; readonly baseRev: number | null }
  | { readonly kind: 'adopt' | 'ask'; readonly stored: AccountDraft }

export function compareDrafts(device: DeviceDraft | null, stored: AccountDraft | null): Comparison {
  if (stored === null) return device === null ? { kind: 'nothing' } : { kind: 'push', baseRev: null }
  if (device === null) return { kind: 'adopt', stored }
  if (sameJson(withoutIdsOfPeople(device.answers), withoutIdsOfPeople(stored.answers)))
    return { kind: 'same', rev: stored.rev }
  const isOwnPush = device.run === stored.attempt && device.rev >= stored.rev
  if (device.accountRev === stored.rev || isOwnPush) return { kind: 'push', baseRev: stored.rev }
  return { kind: 'ask', stored }
}
