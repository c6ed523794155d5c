import { CriticalIllnessCoverScreen, criticalIllnessCoverView as view } from '#client-quote/cover-screens'
import { criticalIllnessCover } from '#client-quote/steps'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep(criticalIllnessCover, view, CriticalIllnessCoverScreen)
