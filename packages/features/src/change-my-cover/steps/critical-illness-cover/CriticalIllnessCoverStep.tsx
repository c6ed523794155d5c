import { CriticalIllnessCoverScreen, view } from '#quote/critical-illness-screen'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep('critical-illness-cover', view, CriticalIllnessCoverScreen)
