import type { ComponentProps } from 'react'
import { PremiumTypeScreen, view } from '#quote/premium-type-screen'
import type { QuoteScreen } from '#quote/screen'
import { asCoverStep } from '../asCoverStep.tsx'
import { OtherAmounts } from './OtherAmounts.tsx'

type ScreenProps = ComponentProps<typeof PremiumTypeScreen> & Pick<QuoteScreen<never>, 'update'>

export default asCoverStep('premium-type', view, ({ frame, ...props }: ScreenProps) => (
  <PremiumTypeScreen {...props} frame={(content) => frame({ ...content, intro: <OtherAmounts /> })} />
))
