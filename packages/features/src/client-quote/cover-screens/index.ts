export {
  CriticalIllnessCoverScreen,
  view as criticalIllnessCoverView,
} from '../steps/critical-illness-cover/CriticalIllnessCoverStep.tsx'
export {
  IncomeProtectionCoverScreen,
  view as incomeProtectionCoverView,
} from '../steps/income-protection-cover/IncomeProtectionCoverStep.tsx'
export { LifeCoverScreen, view as lifeCoverView } from '../steps/life-cover/LifeCoverStep.tsx'
export { PremiumTypeScreen, view as premiumTypeView } from '../steps/premium-type/PremiumTypeStep.tsx'
export { TpdCoverScreen, view as tpdCoverView } from '../steps/tpd-cover/TpdCoverStep.tsx'
