import { LifeCoverScreen, lifeCoverView as view } from '#client-quote/cover-screens'
import { lifeCover } from '#client-quote/steps'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep(lifeCover, view, LifeCoverScreen)
