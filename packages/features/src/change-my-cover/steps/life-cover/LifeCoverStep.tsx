import { LifeCoverScreen, view } from '#client-quote/steps/life-cover/LifeCoverStep.tsx'
import { lifeCover } from '#client-quote/steps/life-cover/step.ts'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep(lifeCover, view, LifeCoverScreen)
