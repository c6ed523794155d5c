import { flowRoutes } from '@coverkit/flow/react'
import type { RouteObject } from 'react-router'
import type { Session } from '#common/session/index.ts'
import { quoteDraft } from '#quote/draft'
import { quoteFlow } from '#quote/flow'

/** The steps of the quote; the result screen has routes of its own. */
export function clientQuoteRoutes(session: Session): RouteObject[] {
  return flowRoutes(quoteFlow, quoteDraft(session), quoteFlow.screens)
}
