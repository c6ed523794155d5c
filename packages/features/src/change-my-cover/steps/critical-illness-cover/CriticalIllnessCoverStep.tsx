import { CriticalIllnessCoverScreen, criticalIllnessCoverView as view } from '#client-quote/cover-screens'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep('critical-illness-cover', view, CriticalIllnessCoverScreen)
