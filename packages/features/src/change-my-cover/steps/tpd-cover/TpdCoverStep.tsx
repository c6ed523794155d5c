import { TpdCoverScreen, tpdCoverView as view } from '#client-quote/cover-screens'
import { tpdCover } from '#client-quote/steps'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep(tpdCover, view, TpdCoverScreen)
