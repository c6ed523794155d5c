import { IncomeProtectionCoverScreen, incomeProtectionCoverView as view } from '#client-quote/cover-screens'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep('income-protection-cover', view, IncomeProtectionCoverScreen)
