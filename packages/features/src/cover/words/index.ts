export { aMonth, formatSum, sumLabel, sumUnit } from './coverSum.ts'
export { coverCount, coversListed, coversTitle } from './coversListed.ts'
export { COVER_WORDS } from './words.ts'
