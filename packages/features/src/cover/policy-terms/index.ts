export { policyTermsOf } from './policyTerms.ts'
