import type { CoverWords } from '../words/CoverWords.ts'

export const incomeProtectionWords: CoverWords = {
  name: 'Income protection',
  noun: 'income protection',
  adjective: 'income protection',
  short: 'Income protection',
  isMonthly: true,
}
