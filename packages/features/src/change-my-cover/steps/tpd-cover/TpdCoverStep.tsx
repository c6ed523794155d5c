import { TpdCoverScreen, tpdCoverView as view } from '#quote/cover-screens'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep('tpd-cover', view, TpdCoverScreen)
