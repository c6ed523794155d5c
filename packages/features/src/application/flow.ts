import type { FlowBase, FlowName } from '@coverkit/core'
import { defineFlow, type Requirement } from '@coverkit/flow'
import type { QuoteAnswers } from '#quote/answers'

export type ApplicationStepId = 'confirm-cover'

/** Met once an insurer's offer was chosen. */
export const CHOSEN_QUOTE: Requirement = {
  name: 'chosen-quote',
  redirectTo: () => '/client-quote/select-covers',
}

const chosen = {
  safeParse: (answers: unknown) => ({ success: (answers as QuoteAnswers).selected !== null }),
}

/** The steps of an application for the chosen offer. */
export const applicationFlow = defineFlow<QuoteAnswers, ApplicationStepId>({
  name: 'application' satisfies FlowName,
  base: '/application' satisfies FlowBase<'application'>,
  defaultStep: 'confirm-cover',
  requires: [CHOSEN_QUOTE],
  steps: [{ id: 'confirm-cover', path: 'confirm-cover', schema: chosen }],
})
