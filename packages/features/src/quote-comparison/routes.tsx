import { useArrivalFocus } from '@coverkit/flow/react'
import { type RouteObject, replace } from 'react-router'
import { quoteDraft } from '#client-quote/answers'
import { RESULT_PATH, resultGuard } from '#client-quote/flow'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { COMPARE_SEGMENT, comparedIn } from './compare/comparePath.ts'

const COMPARE_PATH = `${RESULT_PATH}/${COMPARE_SEGMENT}`

/** The result of a quote and the comparison of some of it, open once every step is complete. */
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
    {
      id: COMPARE_PATH,
      path: COMPARE_PATH,
      loader: async ({ request }) => {
        const target = await resultGuard(quoteDraft(services))
        if (target !== undefined) return replace(target)
        return comparedIn(new URL(request.url).search).length === 0 ? replace(RESULT_PATH) : null
      },
      lazy: async () => {
        const { default: Screen } = await import('./compare/CompareScreen.tsx')
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
