export { formatAmount, formatPolicyTerm, formatSum, formatTerm } from './formatTerm.ts'
export { termWords } from './termWords.ts'
