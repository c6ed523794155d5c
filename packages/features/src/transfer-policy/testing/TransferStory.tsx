import { createApiClient } from '@coverkit/api-client'
import type { Brand } from '@coverkit/brand'
import { openDrafts } from '@coverkit/drafts'
import { flowRoutes } from '@coverkit/flow/react'
import { useCallback } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import type { TransferFlowAnswers } from '../answers.ts'
import CompletePage from '../complete/CompletePage.tsx'
import { type TransferStepId, transferFlow, UNSUBMITTED } from '../flow.ts'
import { transferScreens } from '../screens.ts'
import { transferDraft } from '../state.ts'

/** Answers each request to the backend; undefined makes the service fail. */
export type Answers = (request: Request) => Response | Promise<Response> | undefined

interface TransferStoryProps {
  readonly step: TransferStepId
  readonly answers: TransferFlowAnswers
  readonly answer?: Answers
  readonly brand?: Brand
}

/** Services whose backend answers like this. */
export function storyServices(answer: Answers = () => undefined): PageServices {
  const client = createApiClient({
    baseUrl: 'https://api.example',
    fetch: async (request) => (await answer(request)) ?? Response.json({}, { status: 501 }),
  })
  const drafts = openDrafts({ brand: `story-${crypto.randomUUID()}` })
  return { ...fakePageServices({ drafts: () => drafts, behave: () => 'fail' }), client: async () => client }
}

function routesOf(services: PageServices) {
  const source = { ...transferDraft(services), met: () => new Set([UNSUBMITTED.name]) }
  const complete = { path: `${transferFlow.base}/complete`, element: <CompletePage /> }
  return [...flowRoutes(transferFlow, source, transferScreens), complete]
}

/** A step of a transfer with given answers, inside the flow's own routes. */
export function TransferStory({ answer, ...props }: TransferStoryProps) {
  const servicesOf = useCallback(() => storyServices(answer), [answer])
  return <FlowStory {...props} draftOf={transferDraft} routesOf={routesOf} servicesOf={servicesOf} />
}
