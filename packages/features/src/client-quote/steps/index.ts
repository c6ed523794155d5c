export {
  criticalIllnessCover,
  incomeProtectionCover,
  lifeCover,
  premiumType,
  tpdCover,
} from './coverSteps.ts'
export type { QuoteScreen } from './QuoteScreen.ts'
export { coverTile } from './select-covers/coverTile.tsx'
export { withNow } from './withNow.tsx'
