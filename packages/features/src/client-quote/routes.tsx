import { flowRoutes } from '@coverkit/flow/react'
import type { RouteObject } from 'react-router'
import { quoteDraft } from '../common/quote-draft/quoteDraft.ts'
import { quoteFlow } from '../common/quote-draft/quoteFlow.ts'
import type { Session } from '../common/session/index.ts'

/** The steps of the quote; the result screen has routes of its own. */
export function clientQuoteRoutes(session: Session): RouteObject[] {
  return flowRoutes(quoteFlow, quoteDraft(session), quoteFlow.screens)
}
