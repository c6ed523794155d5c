import type { CoverKind } from '@coverkit/core'
import type { CheckedRequest } from './CheckedRequest.ts'
import { RATED_COVERS } from './covers/covers.ts'
import type { RatingTables } from './RatingTables.ts'

export function sumInsuredAllowed(tables: RatingTables, checked: CheckedRequest, kind: CoverKind): boolean {
  const { sums, sumFits } = RATED_COVERS[kind]
  const { sumInsured, homemaker } = tables.limits
  const sum = sums(checked.needs).reduce((total, part) => total + part, 0)
  const [least, most] = sumInsured[kind]
  const isHomemaker = homemaker.occupationIds.includes(checked.occupation.id)
  const highest = isHomemaker ? Math.min(most, homemaker.maximum[kind] ?? most) : most
  return sum >= least && sum <= highest && sumFits(tables, checked)
}
