import type { CoverFacts } from '../facts/CoverFacts.ts'

export const incomeProtectionFacts: CoverFacts = {
  pays: 'Up to 70% of your income each month, while you’re too ill or injured to work.',
  use: 'pay the bills until you’re back at work.',
  notCovered: 'losing or leaving your job, and the waiting period before payments start.',
}
