export {
  criticalIllnessCover,
  incomeProtectionCover,
  lifeCover,
  premiumType,
  tpdCover,
} from './coverSteps.ts'
export { occupationTexts, personalDetailsCopy } from './personal-details/copy.ts'
export { occupationInput, occupationOf, readOccupation } from './personal-details/occupationInput.ts'
export { occupations } from './personal-details/queries.ts'
export { useOccupationOptions } from './personal-details/useOccupationOptions.ts'
export type { QuoteScreen } from './QuoteScreen.ts'
export { coverTile } from './select-covers/coverTile.tsx'
export { withNow } from './withNow.tsx'
