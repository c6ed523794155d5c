export { COVER_EXPLANATIONS } from './explanations.ts'
