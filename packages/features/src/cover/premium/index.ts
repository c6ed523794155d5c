export { ApplicationPremium } from './ApplicationPremium.tsx'
export { formatWholeCents, sumOfCents, toCents } from './cents.ts'
export { PremiumBreakdown } from './PremiumBreakdown.tsx'
export { PremiumTotal } from './PremiumTotal.tsx'
export {
  isSoundAnswer,
  type PolicyBreakdown,
  type PremiumPart,
  premiumBreakdown,
} from './premiumBreakdown.ts'
export { premiumCopy } from './premiumCopy.ts'
export { premiumFacts } from './premiumFacts.ts'
