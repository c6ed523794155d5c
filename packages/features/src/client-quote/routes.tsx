import { flowRoutes } from '@coverkit/flow/react'
import type { RouteObject } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import { quoteDraft } from '#quote/draft'
import { quoteFlow } from '#quote/flow'
import { quoteScreens } from '#quote/screens'

/** The steps of the quote; the result screen has routes of its own. */
export function clientQuoteRoutes(services: PageServices): RouteObject[] {
  return flowRoutes(quoteFlow, quoteDraft(services), quoteScreens)
}
