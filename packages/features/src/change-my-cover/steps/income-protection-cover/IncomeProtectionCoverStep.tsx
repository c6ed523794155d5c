import {
  IncomeProtectionCoverScreen,
  view,
} from '#client-quote/steps/income-protection-cover/IncomeProtectionCoverStep.tsx'
import { incomeProtectionCover } from '#client-quote/steps/income-protection-cover/step.ts'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep(incomeProtectionCover, view, IncomeProtectionCoverScreen)
