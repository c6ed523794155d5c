import { LifeCoverScreen, lifeCoverView as view } from '#client-quote/cover-screens'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep('life-cover', view, LifeCoverScreen)
