export { plainTokens } from './plainTokens.ts'
