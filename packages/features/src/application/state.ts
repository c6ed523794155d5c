import { type FlowState, startFlow } from '@coverkit/flow'
import type { FlowSource } from '@coverkit/flow/react'
import { emitJourneyEvent } from '#common/journey/journey.ts'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { QuoteAnswers } from '#quote/answers'
import { quoteDraft } from '#quote/draft'
import { type ApplicationStepId, applicationFlow, CHOSEN_QUOTE } from './flow.ts'

export type ApplicationSource = FlowSource<QuoteAnswers, ApplicationStepId>

/** The application reads the quote that it is for, which holds the chosen offer. */
export function applicationSource(services: PageServices): ApplicationSource {
  const draft = quoteDraft(services)
  let state: FlowState<ApplicationStepId> | null = null
  return {
    ready: draft.ready,
    read() {
      const { answers } = draft.read()
      state ??= startFlow(applicationFlow, answers)
      return { answers, state }
    },
    write(next) {
      state = next
    },
    met: () => new Set(draft.read().answers.selected === null ? [] : [CHOSEN_QUOTE.name]),
    submitted: (step) =>
      emitJourneyEvent(services, { type: 'step-submitted', flow: applicationFlow.name, step }),
  }
}
