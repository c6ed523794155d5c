export { COVER_SKETCHES } from './sketches.ts'
