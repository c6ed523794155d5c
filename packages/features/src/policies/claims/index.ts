export { claimsTexts, documentNames } from './claimsCopy.ts'
export { claims } from './claimsQuery.ts'
export { claimView } from './claimView.ts'
