import { groupOf } from './groupOf.ts'
import type { CoverGroup, CoverGroups } from './groups.ts'
import { COVER_KINDS } from './kinds.ts'

/** A quote's part of every cover, each made by a function. */
export function eachGroup(make: (group: CoverGroup) => CoverGroups[CoverGroup]): CoverGroups {
  const made = COVER_KINDS.map(groupOf).map((group) => [group, make(group)])
  return Object.fromEntries(made) as unknown as CoverGroups
}
