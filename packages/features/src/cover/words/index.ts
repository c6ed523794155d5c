export { aMonth, formatSum, sumLabel, sumUnit } from './coverSum.ts'
export { COVER_WORDS } from './words.ts'
