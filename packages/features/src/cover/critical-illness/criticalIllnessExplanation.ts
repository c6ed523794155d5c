import type { CoverExplanation } from '../explanations/CoverExplanation.ts'
import { criticalIllnessWords } from './criticalIllnessWords.ts'

export const criticalIllnessExplanation: CoverExplanation = {
  id: 'critical-illness-cover',
  name: criticalIllnessWords.name,
  summary:
    'A lump sum if you’re diagnosed with a serious illness on the policy’s list. Also called trauma cover.',
  pays: 'One lump sum, whether or not you can work.',
  when: 'When you’re diagnosed with a condition on the policy’s list, such as some cancers, a heart attack or a stroke, at the severity that the policy describes.',
  use: 'Treatment that Medicare doesn’t cover, time off for you or your partner, travel.',
  notCovered:
    'Conditions that aren’t on the list or are less severe than described, and for some conditions, anything diagnosed in the first 90 days.',
}
