import type { FlowBase, FlowName } from '@coverkit/core'
import { definePage, flowOf } from '@coverkit/flow'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import { coverSteps } from '#cover-steps'
import type { QuoteAnswers } from '#quote/answers'
import { getQuote } from './steps/get-quote/step.ts'
import { personalDetails } from './steps/personal-details/step.ts'
import { premiumType } from './steps/premium-type/step.ts'
import { selectCovers } from './steps/select-covers/step.ts'

/** The result: its screen has routes of its own, guarded by `resultGuard`. */
const result = definePage<QuoteAnswers>()({ path: 'quote', needs: 'nothing', isOutside: true })

/** A page outside the app. */
const types = definePage<QuoteAnswers>()({ path: 'types', needs: 'nothing', isOutside: true })

export const quoteFlow = flowOf<QuoteAnswers>()({
  name: 'client-quote' satisfies FlowName,
  base: '/client-quote' satisfies FlowBase<'client-quote'>,
  steps: [selectCovers, ...coverSteps, personalDetails, premiumType, getQuote],
  pages: [result, types],
})

export type QuoteStepId = (typeof quoteFlow.ids)[number]

export type QuoteDraftStore = FlowDraft<QuoteAnswers, QuoteStepId, QuoteStepId>

export const RESULT_PATH = '/client-quote/quote'
