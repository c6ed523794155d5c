import { tpdCover } from '#client-quote/steps/tpd-cover/step.ts'
import { TpdCoverScreen, view } from '#client-quote/steps/tpd-cover/TpdCoverStep.tsx'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep(tpdCover, view, TpdCoverScreen)
