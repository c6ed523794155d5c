export { COVER_FACTS } from './facts.ts'
