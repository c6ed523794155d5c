import type { CoverRules } from '../CoverRules.ts'
import { inOrder } from '../inOrder.ts'
import { roundCover } from '../rounding.ts'
import { CRITICAL_ILLNESS_EXTRAS } from './criticalIllnessCover.ts'

const withSum = (sum: number) => ({ amount: sum || null })

export const criticalIllnessRules: CoverRules<'criticalIllness'> = {
  withSum,
  lowered: withSum,
  round: roundCover,
  ownedBy: (criticalIllnessOwner) => ({ criticalIllnessOwner }),
  withExtras: (chosen) => ({ extras: inOrder(CRITICAL_ILLNESS_EXTRAS, chosen) }),
  onlyOwner: 'O',
}
