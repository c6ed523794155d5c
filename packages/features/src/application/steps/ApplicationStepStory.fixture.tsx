import { openDrafts } from '@coverkit/drafts'
import { flowRoutes } from '@coverkit/flow/react'
import { useMemo } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { quoteDraft } from '#quote/draft'
import { exampleAnswers } from '#quote/testing/example-answers'
import type { ApplicationAnswers } from '../answers.ts'
import {
  type ApplicationStepId,
  applicationFlow,
  CHOSEN_QUOTE,
  NOT_READ_BACK,
  NOT_SUBMITTED,
} from '../flow.ts'
import { applicationScreens } from '../screens.ts'
import { applicationDraft } from '../state.ts'

interface ApplicationStepStoryProps {
  readonly step: ApplicationStepId
  readonly answers: ApplicationAnswers
  readonly servicesOf?: () => PageServices
}

/** Services whose quote is the one that the application is for. */
function storyServices(): PageServices {
  const drafts = openDrafts({ brand: `story-${crypto.randomUUID()}` })
  return fakePageServices({ drafts: () => drafts, behave: () => 'fail' })
}

const routesOf =
  ({ offer }: ApplicationAnswers) =>
  (services: PageServices) => {
    const quote = quoteDraft(services)
    const source = {
      ...applicationDraft(services),
      async ready() {
        await Promise.all([applicationDraft(services).ready(), quote.ready()])
        quote.update((answers) => ({
          ...exampleAnswers(),
          selected: offer?.chosen ?? null,
          progress: answers.progress,
        }))
      },
      met: () => new Set([NOT_READ_BACK.name, CHOSEN_QUOTE.name, NOT_SUBMITTED.name]),
    }
    return flowRoutes(applicationFlow, source, applicationScreens)
  }

/** A step of the application with given answers, inside the flow's own routes. */
export function ApplicationStepStory({ servicesOf = storyServices, ...props }: ApplicationStepStoryProps) {
  const { answers } = props
  const routes = useMemo(() => routesOf(answers), [answers])
  return <FlowStory {...props} draftOf={applicationDraft} routesOf={routes} servicesOf={servicesOf} />
}
