import { flowRoutes } from '@coverkit/flow/react'
import type { RouteObject } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import { quoteDraft } from './answers/quoteDraft.ts'
import { openStep } from './flow/openStep.ts'
import { type QuoteStepId, quoteFlow } from './flow.ts'
import { quoteScreens } from './screens.ts'

/** The steps of the quote; the result screen has routes of its own. */
export function clientQuoteRoutes(services: PageServices): RouteObject[] {
  const draft = quoteDraft(services)
  // A step's address is a choice of the visitor's own, and the short way from the calculator ends with it.
  const requested = (step: QuoteStepId) => openStep(draft, step)
  return flowRoutes(quoteFlow, { ...draft, requested }, quoteScreens)
}
