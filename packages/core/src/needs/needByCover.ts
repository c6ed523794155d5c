import { groupOf } from '../covers/groupOf.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { byName } from '../fields/byName.ts'
import type { Needs } from './types.ts'

/** The need of each cover in dollars, income protection a month. */
export function needByCover(needs: Needs): Readonly<Record<CoverKind, number>> {
  return byName(COVER_KINDS, (kind) => needs[groupOf(kind)].need)
}
