import { flowRoutes } from '@coverkit/flow/react'
import type { RouteObject } from 'react-router'
import { quoteDraft } from '../common/quote-draft/quoteDraft.ts'
import { quoteFlow } from '../common/quote-draft/quoteFlow.ts'
import type { Session } from '../common/session/index.ts'

/** The steps of the quote; the result screen has routes of its own. */
export function clientQuoteRoutes(session: Session): RouteObject[] {
  return flowRoutes(quoteFlow, quoteDraft(session), {
    steps: {
      'select-covers': () => import('./steps/select-covers/SelectCoversStep.tsx'),
      'life-cover': () => import('./steps/life-cover/LifeCoverStep.tsx'),
      'tpd-cover': () => import('./steps/tpd-cover/TpdCoverStep.tsx'),
      'critical-illness-cover': () => import('./steps/critical-illness-cover/CriticalIllnessCoverStep.tsx'),
      'income-protection-cover': () =>
        import('./steps/income-protection-cover/IncomeProtectionCoverStep.tsx'),
      'personal-details': () => import('./steps/personal-details/PersonalDetailsStep.tsx'),
      'premium-type': () => import('./steps/premium-type/PremiumTypeStep.tsx'),
      'get-quote': () => import('./steps/get-quote/GetQuoteStep.tsx'),
    },
  })
}
