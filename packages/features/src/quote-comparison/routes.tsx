import { useArrivalFocus } from '@coverkit/flow/react'
import { type RouteObject, replace } from 'react-router'
import { quoteDraft } from '../common/quote-draft/quoteDraft.ts'
import { RESULT_PATH } from '../common/quote-draft/quoteFlow.ts'
import { resultGuard } from '../common/quote-draft/resultGuard.ts'
import type { Session } from '../common/session/createSession.ts'

/** The result of a quote, open once every step is complete. */
export function quoteComparisonRoutes(session: Session): RouteObject[] {
  return [
    {
      id: RESULT_PATH,
      path: RESULT_PATH,
      loader: async () => {
        const target = await resultGuard(quoteDraft(session))
        return target === undefined ? null : replace(target)
      },
      lazy: async () => {
        const { default: Screen } = await import('./results/QuoteResultsScreen.tsx')
        return {
          Component() {
            useArrivalFocus()
            return <Screen />
          },
        }
      },
    },
  ]
}
