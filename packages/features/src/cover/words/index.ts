export { aMonth, formatSum, sumLabel, sumUnit } from './coverSum.ts'
export { coversListed, coversTitle } from './coversListed.ts'
export { COVER_WORDS } from './words.ts'
