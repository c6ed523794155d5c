import type { FlowSource } from '@coverkit/flow/react'
import { quoteDraft } from '#client-quote/answers'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { endingSource } from '#submission/routes'
import type { ApplicationAnswers } from './answers.ts'
import { beginApplication } from './beginApplication.ts'
import { type ApplicationStepId, CHOSEN_QUOTE, UNRECOVERED, UNSUBMITTED } from './flow.ts'
import { applicationDraft } from './state.ts'

/** The application's answers beside the quote that it is for, which holds the chosen offer. */
export function applicationSource(services: PageServices): FlowSource<ApplicationAnswers, ApplicationStepId> {
  const draft = applicationDraft(services)
  const quote = quoteDraft(services)
  const source = endingSource(services, draft, {
    isOpen: UNSUBMITTED,
    sentIn: 'submissionKey',
    load: async () => (await import('./submission/submission.ts')).applicationSubmission,
  })
  return {
    ...source,
    async ready() {
      await Promise.all([draft.ready(), quote.ready()])
      // Begun here, it would be another application than the one that the account has.
      if (draft.read().answers.offer === null) await Promise.all([draft.followed(), quote.followed()])
      await source.ready()
      const { answers } = draft.read()
      const begun = beginApplication(answers, quote.read().answers)
      if (begun === answers) return
      // The server takes one submission of a draft: what follows it is another draft.
      if (answers.submitted !== null) await draft.restart()
      draft.update(() => begun)
    },
    met: () =>
      new Set([
        ...source.met(),
        ...(source.isRecovered() ? [] : [UNRECOVERED.name]),
        ...(quote.read().answers.selected === null ? [] : [CHOSEN_QUOTE.name]),
      ]),
  }
}
