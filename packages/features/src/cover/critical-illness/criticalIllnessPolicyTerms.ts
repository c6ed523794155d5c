import type { PolicyTermsOf } from '../policy-terms/PolicyTermsOf.ts'
import { termsCopy } from '../terms/termsCopy.ts'

export const criticalIllnessPolicyTerms: PolicyTermsOf<'criticalIllness'> = ({ structure, extras }) => [
  termsCopy.structures[structure],
  ...extras.map((extra) => termsCopy.criticalIllnessExtras[extra]),
]
