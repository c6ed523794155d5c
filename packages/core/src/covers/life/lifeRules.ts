import type { CoverRules } from '../CoverRules.ts'
import { roundCover } from '../rounding.ts'

const withSum = (sum: number) => ({ amount: sum || null })

export const lifeRules: CoverRules<'life'> = {
  sumOf: ({ lifeCover }) => lifeCover.amount ?? 0,
  withSum,
  lowered: withSum,
  round: roundCover,
  ownedBy: (lifeOwner) => ({ lifeOwner }),
  withExtras: () => ({}),
}
