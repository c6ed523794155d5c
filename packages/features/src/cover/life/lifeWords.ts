import type { CoverWords } from '../words/CoverWords.ts'

export const lifeWords: CoverWords = {
  name: 'Life cover',
  noun: 'life cover',
  adjective: 'life',
  short: 'Life',
}
