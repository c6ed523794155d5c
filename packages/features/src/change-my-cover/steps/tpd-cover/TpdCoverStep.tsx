import { TpdCoverScreen, tpdCoverView as view } from '#client-quote/cover-screens'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep('tpd-cover', view, TpdCoverScreen)
