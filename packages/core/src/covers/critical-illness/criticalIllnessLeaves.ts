import type { LeavesOf } from '../CoverLeaves.ts'

export const criticalIllnessLeaves: LeavesOf<'criticalIllness'> = {
  amounts: ['amount'],
  terms: { link: 'criticalIllnessLinkTo', extras: 'extras', owner: 'criticalIllnessOwner' },
}
