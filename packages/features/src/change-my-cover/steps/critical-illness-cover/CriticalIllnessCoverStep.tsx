import {
  CriticalIllnessCoverScreen,
  view,
} from '#client-quote/steps/critical-illness-cover/CriticalIllnessCoverStep.tsx'
import { criticalIllnessCover } from '#client-quote/steps/critical-illness-cover/step.ts'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep(criticalIllnessCover, view, CriticalIllnessCoverScreen)
