import { IncomeProtectionCoverScreen, incomeProtectionCoverView as view } from '#client-quote/cover-screens'
import { incomeProtectionCover } from '#client-quote/steps'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep(incomeProtectionCover, view, IncomeProtectionCoverScreen)
