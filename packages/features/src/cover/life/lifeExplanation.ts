import type { CoverExplanation } from '../explanations/CoverExplanation.ts'
import { lifeWords } from './lifeWords.ts'

export const lifeExplanation: CoverExplanation = {
  id: 'life-cover',
  name: lifeWords.name,
  summary: 'Money for the people who rely on you, if you die.',
  pays: 'One lump sum, the sum insured you choose.',
  when: 'When you die, or when doctors certify that you’re likely to die within the time set by your policy, usually 12 or 24 months.',
  use: 'Paying off the home loan, replacing income for a partner and children, funeral costs.',
  notCovered:
    'Usually death by suicide in the first 13 months, and anything your policy lists as an exclusion.',
}
