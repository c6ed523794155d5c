import { useArrivalFocus } from '@coverkit/flow/react'
import { type RouteObject, replace } from 'react-router'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { quoteDraft } from '#quote/draft'
import { RESULT_PATH } from '#quote/flow'
import { resultGuard } from '#quote/result-guard'

/** The result of a quote, open once every step is complete. */
export function quoteComparisonRoutes(services: PageServices): RouteObject[] {
  return [
    {
      id: RESULT_PATH,
      path: RESULT_PATH,
      loader: async () => {
        const target = await resultGuard(quoteDraft(services))
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
