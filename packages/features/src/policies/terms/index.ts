export { formatPolicyTerm, formatTerm } from './formatTerm.ts'
export { termWords } from './termWords.ts'
