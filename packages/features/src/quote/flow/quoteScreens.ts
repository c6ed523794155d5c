import type { ScreensOf } from '@coverkit/flow/react'
import type { quoteFlow } from './quoteFlow.ts'

/** The screens of the steps, for the routes: they refer to the flow, so the flow does not know them. */
export const quoteScreens: ScreensOf<typeof quoteFlow> = {
  steps: {
    'select-covers': () => import('../steps/select-covers/SelectCoversStep.tsx'),
    'life-cover': () => import('../steps/life-cover/LifeCoverStep.tsx'),
    'tpd-cover': () => import('../steps/tpd-cover/TpdCoverStep.tsx'),
    'critical-illness-cover': () => import('../steps/critical-illness-cover/CriticalIllnessCoverStep.tsx'),
    'income-protection-cover': () => import('../steps/income-protection-cover/IncomeProtectionCoverStep.tsx'),
    'personal-details': () => import('../steps/personal-details/PersonalDetailsStep.tsx'),
    'premium-type': () => import('../steps/premium-type/PremiumTypeStep.tsx'),
    'get-quote': () => import('../steps/get-quote/GetQuoteStep.tsx'),
  },
}
