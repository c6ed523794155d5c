/** The steps of a quote that a policy's terms are changed with too. */
export { criticalIllnessCover } from './critical-illness-cover/step.ts'
export { incomeProtectionCover } from './income-protection-cover/step.ts'
export { lifeCover } from './life-cover/step.ts'
export { premiumType } from './premium-type/step.ts'
export { tpdCover } from './tpd-cover/step.ts'
