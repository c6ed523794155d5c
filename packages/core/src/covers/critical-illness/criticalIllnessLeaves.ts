import type { LeavesOf } from '../CoverLeaves.ts'

export const criticalIllnessLeaves: LeavesOf<'criticalIllness'> = {
  sum: ['amount'],
  terms: { link: 'criticalIllnessLinkTo', extras: 'extras', owner: 'criticalIllnessOwner' },
}
