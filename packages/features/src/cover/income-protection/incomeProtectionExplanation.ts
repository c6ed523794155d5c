import type { CoverExplanation } from '../explanations/CoverExplanation.ts'
import { incomeProtectionWords } from './incomeProtectionWords.ts'

export const incomeProtectionExplanation: CoverExplanation = {
  id: 'income-protection',
  name: incomeProtectionWords.name,
  summary: 'A monthly income, while illness or injury keeps you from work.',
  pays: 'A monthly benefit of up to 70% of what you earn. It’s based on your income before the claim, not on the figure you enter today.',
  when: 'When you can’t work, or can only work part of the time, for longer than your waiting period. It pays until you’re back at work or the benefit period ends.',
  use: 'Rent or the home loan, bills and food.',
  notCovered:
    'Losing your job for a reason other than illness or injury, and time off that’s shorter than the waiting period.',
}
