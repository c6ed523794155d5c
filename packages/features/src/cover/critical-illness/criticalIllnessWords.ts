import type { CoverWords } from '../words/CoverWords.ts'

export const criticalIllnessWords: CoverWords = {
  name: 'Critical illness cover',
  noun: 'critical illness cover',
  adjective: 'critical illness',
  short: 'Critical illness',
}
