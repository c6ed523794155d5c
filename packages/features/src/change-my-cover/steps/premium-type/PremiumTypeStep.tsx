import { PremiumTypeScreen, view } from '#quote/premium-type-screen'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep('premium-type', view, PremiumTypeScreen)
