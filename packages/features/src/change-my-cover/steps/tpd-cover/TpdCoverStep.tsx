import { TpdCoverScreen, view } from '#quote/tpd-screen'
import { asCoverStep } from '../asCoverStep.tsx'

export default asCoverStep('tpd-cover', view, TpdCoverScreen)
