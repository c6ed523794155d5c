import {
  ELECTRONIC_SOURCES,
  IDENTITY_TRIES,
  type IdentityDocumentType,
  type IdentityState,
  type IdentityWay,
} from '@coverkit/core/identity-check'
import type { Comparison } from './compareWithRecords.ts'

/** The progress of an identity check. */
export interface CheckState {
  state: IdentityState
  matched: IdentityDocumentType[]
  mismatches: string[]
  /** The number of tries that did not match. */
  tries: number
}

/** Checks for a final state, which no request changes; a member of staff resolves a referred check. */
export const isFinal = ({ state }: Pick<CheckState, 'state'>): boolean =>
  state === 'verified' || state === 'refer'

/** Applies a comparison to a check. Two electronic sources, one after the other or at once, verify it. */
export function resolveCheck(
  before: Pick<CheckState, 'matched' | 'tries'>,
  { matched, mismatches, needsPerson }: Comparison,
  way: IdentityWay,
): CheckState {
  const all = way === 'electronic' ? [...new Set([...before.matched, ...matched])] : before.matched
  const tries = before.tries + (mismatches.length > 0 ? 1 : 0)
  return { state: stateOf(), matched: all, mismatches, tries }

  function stateOf(): IdentityState {
    if (needsPerson || tries >= IDENTITY_TRIES) return 'refer'
    if (mismatches.length > 0) return 'mismatch'
    return way === 'documents' || all.length >= ELECTRONIC_SOURCES ? 'verified' : 'matched'
  }
}
