import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import { flowRoutes } from '@coverkit/flow/react'
import { useCallback } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import type { ClaimFlowAnswers } from '../answers.ts'
import CompletePage from '../complete/CompletePage.tsx'
import { type ClaimStepId, claimFlow, UNSUBMITTED } from '../flow.ts'
import { claimScreens } from '../screens.ts'
import { claimDraft } from '../state.ts'

/** Answers each request to the backend; undefined makes the service fail. */
export type Answers = (request: Request) => Response | Promise<Response> | undefined

interface ClaimStoryProps {
  readonly step: ClaimStepId
  /** A page beside the steps that is shown in place of the step. */
  readonly page?: string
  readonly answers: ClaimFlowAnswers
  readonly answer?: Answers
  /** The customer said that others use this computer too. */
  readonly isShared?: boolean
}

/** Services whose backend answers like this. */
export function storyServices(answer: Answers = () => undefined, isShared = false): PageServices {
  const client = createApiClient({
    baseUrl: 'https://api.example',
    fetch: async (request) => (await answer(request)) ?? Response.json({}, { status: 501 }),
  })
  const drafts = openDrafts({ brand: `story-${crypto.randomUUID()}` }).then(async (opened) => {
    if (isShared) await opened.moveToMemory()
    return opened
  })
  return { ...fakePageServices({ drafts: () => drafts, behave: () => 'fail' }), client: async () => client }
}

function routesOf(services: PageServices) {
  const source = { ...claimDraft(services), met: () => new Set([UNSUBMITTED.name]) }
  const complete = { path: `${claimFlow.base}/complete`, element: <CompletePage /> }
  return [...flowRoutes(claimFlow, source, claimScreens), complete]
}

/** A step of a claim with given answers, inside the flow's own routes. */
export function ClaimStory({ answer, isShared, ...props }: ClaimStoryProps) {
  const servicesOf = useCallback(() => storyServices(answer, isShared), [answer, isShared])
  return <FlowStory {...props} draftOf={claimDraft} routesOf={routesOf} servicesOf={servicesOf} />
}
