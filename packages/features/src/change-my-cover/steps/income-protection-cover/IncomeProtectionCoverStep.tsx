import { IncomeProtectionCoverScreen, view } from '#quote/income-protection-screen'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep('income-protection-cover', view, IncomeProtectionCoverScreen)
