import type { CoverRules } from '../CoverRules.ts'
import { roundCover } from '../rounding.ts'

const withSum = (sum: number) => ({ amount: sum || null })

export const lifeRules: CoverRules<'life'> = {
  withSum,
  lowered: withSum,
  round: roundCover,
  ownedBy: (lifeOwner) => ({ lifeOwner }),
  withExtras: () => ({}),
}
