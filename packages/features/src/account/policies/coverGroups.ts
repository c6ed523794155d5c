import type { Owner } from '@coverkit/core'
import type { PolicyCover } from '@coverkit/core/policies'

/** The covers of a policy that have one owner; null where the record names none. */
export interface CoverGroup {
  readonly owner: Owner | null
  readonly covers: readonly PolicyCover[]
}

const ORDER = ['S', 'J', 'O', null] as const

/** The covers of a policy by who holds them: first what is inside super. Each cover is in one group. */
export const coverGroups = (covers: readonly PolicyCover[]): readonly CoverGroup[] =>
  ORDER.map((owner) => ({ owner, covers: covers.filter((cover) => cover.owner === owner) })).filter(
    (group) => group.covers.length > 0,
  )
