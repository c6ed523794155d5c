import type { PolicyTermsOf } from '../policy-terms/PolicyTermsOf.ts'

export const lifePolicyTerms: PolicyTermsOf<'life'> = () => []
