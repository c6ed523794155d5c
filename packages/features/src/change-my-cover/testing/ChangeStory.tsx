import { createApiClient } from '@coverkit/api-client'
import type { PolicyPreview, PolicyPreviewRequest } from '@coverkit/core/change-cover'
import type { SavedPolicy } from '@coverkit/core/policies'
import { openDrafts } from '@coverkit/drafts'
import { useCallback } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { requestPolicy } from '#policies'
import type { ChangeFlowAnswers } from '../answers.ts'
import { CompletePage } from '../complete/CompletePage.tsx'
import type { ChangeStepId } from '../flow.ts'
import { changeMyCoverRoutes } from '../routes.tsx'
import { changeDraft } from '../state.ts'
import { savedLife } from './exampleChange.ts'
import { examplePreview } from './examplePreview.ts'

type Answered<Value> = Value | null | 'hang'

interface ChangeStoryProps {
  readonly step: ChangeStepId
  readonly answers: ChangeFlowAnswers
  /** The customer's policies; a failing service where it is null. */
  readonly policies?: Answered<readonly SavedPolicy[]>
  /** Successive answers to price requests; the last one is repeated. */
  readonly previews?: readonly Answered<PolicyPreview>[]
  /** Prices a request, in place of `previews`. */
  readonly priced?: (request: PolicyPreviewRequest) => PolicyPreview
  /** The answer to a submission. */
  readonly onSubmit?: (request: Request) => Response | Promise<Response>
  /** The answer to the request for possible increases after an event. */
  readonly limits?: Answered<object>
  /** The insurers' documents. */
  readonly documents?: Answered<readonly object[]>
  /** The policy whose link was pressed. */
  readonly requested?: string
}

const DOCUMENTS = [
  {
    supplierCode: 'MLC',
    supplierName: 'Mallee Life Company',
    documents: [
      {
        type: 'PDS',
        name: 'Mallee product disclosure statement',
        version: '4.1',
        date: '2026-07-01',
        size: 512_000,
        url: '/documents/mlc/pds.pdf',
      },
    ],
  },
]

const answer = <Value,>(value: Answered<Value>): Response | Promise<Response> => {
  if (value === 'hang') return new Promise<never>(() => undefined)
  return value === null ? Response.json({}, { status: 400 }) : Response.json(value)
}

function storyServices(props: ChangeStoryProps): PageServices {
  const {
    policies = [savedLife()],
    previews = [examplePreview()],
    onSubmit,
    documents = DOCUMENTS,
    limits = null,
  } = props
  let priced = 0
  const client = createApiClient({
    baseUrl: 'https://api.example',
    log: () => undefined,
    async fetch(request) {
      const { url } = request
      if (url.endsWith('/PoliciesList')) return answer(policies)
      if (url.endsWith('/policies/preview')) {
        if (props.priced) return Response.json(props.priced(await request.json()))
        const preview = previews[Math.min(priced, previews.length - 1)] ?? null
        priced += 1
        return answer(preview)
      }
      if (url.includes('/Getguaranteedinsurability')) return answer(limits)
      if (url.includes('/verifyverificationcode')) return Response.json({ successful: true })
      if (url.endsWith('/ChangeCoverRequest') && onSubmit) return onSubmit(request)
      if (url.endsWith('/GetSupplierDoc'))
        return answer(
          Array.isArray(documents) ? { successful: true, data: JSON.stringify(documents) } : documents,
        )
      return Response.json({}, { status: 501 })
    },
  })
  const drafts = openDrafts({ brand: `story-${crypto.randomUUID()}` })
  const made: PageServices = {
    ...fakePageServices({ drafts: () => drafts, behave: () => 'fail' }),
    client: async () => client,
    identity: fakeCustomer('robin').identity,
  }
  if (props.requested) requestPolicy(made, props.requested)
  return made
}

const routesOf = (services: PageServices) => [
  ...changeMyCoverRoutes(services, ({ children }) => children()),
  { path: '/application/complete', element: <CompletePage /> },
]

/** A step of a change with given answers, inside the flow's own routes, for a signed-in customer. */
export function ChangeStory(props: ChangeStoryProps) {
  // Stories give their props once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once for each story.
  const servicesOf = useCallback(() => storyServices(props), [])
  const { step, answers } = props
  return (
    <FlowStory
      step={step}
      answers={answers}
      draftOf={changeDraft}
      routesOf={routesOf}
      servicesOf={servicesOf}
    />
  )
}
