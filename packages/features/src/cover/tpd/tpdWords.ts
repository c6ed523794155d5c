import type { CoverWords } from '../words/CoverWords.ts'

export const tpdWords: CoverWords = { name: 'TPD cover', noun: 'TPD cover', adjective: 'TPD', short: 'TPD' }
