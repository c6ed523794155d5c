export { CLAIM_WORDS } from './claims.ts'
