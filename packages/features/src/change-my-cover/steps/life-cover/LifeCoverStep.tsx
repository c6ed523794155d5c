import { LifeCoverScreen, view } from '#quote/life-screen'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep('life-cover', view, LifeCoverScreen)
