import { createApiClient } from '@coverkit/api-client'
import { type Brand, BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { openDrafts } from '@coverkit/drafts'
import { startFlow } from '@coverkit/flow'
import { flowRoutes } from '@coverkit/flow/react'
import { LinkComponentContext, type LinkComponentProps } from '@coverkit/ui'
import { createStore } from 'jotai'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { PageServicesProvider } from '#common/page-services/PageServicesProvider.tsx'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'
import { quoteDraft } from '../answers/quoteDraft.ts'
import { type QuoteStepId, quoteFlow, RESULT_PATH } from '../flow/quoteFlow.ts'

export interface QuoteStepStoryProps {
  readonly step: QuoteStepId
  readonly answers: QuoteAnswers
  readonly occupations?: 'listed' | 'down'
  readonly brand?: Brand
}

const occupations = [
  { id: 1, description: 'Homemaker (full-time home duties)' },
  { id: 2, description: 'Accountant' },
  { id: 12, description: 'Apprentice carpenter' },
  { id: 33, description: 'Student (part-time, working 20 hours or more a week)' },
]

function storyServices(listed: boolean): PageServices {
  const cdnUrl = listed ? 'https://cdn.example' : 'https://down.example'
  const client = createApiClient({
    baseUrl: 'https://api.example',
    cdnUrl,
    fetch: async ({ url }) => {
      if (url.endsWith('/savequotes')) return Response.json({ successful: true, id: 'saved' })
      return Response.json(listed ? { data: JSON.stringify(occupations) } : {}, {
        status: listed ? 200 : 503,
      })
    },
  })
  const drafts = openDrafts({ brand: `story-${crypto.randomUUID()}` })
  return {
    config: { accountName: 'plain', apiUrl: 'https://api.example', cdnUrl },
    store: createStore(),
    drafts: () => drafts,
    client: async () => client,
    flows: new Set(),
    identity: async () => null,
  }
}

/** A step of the quote with given answers, inside the flow's own routes. */
export function QuoteStepStory({
  step,
  answers,
  occupations: list = 'listed',
  brand = plainBrand,
}: QuoteStepStoryProps) {
  const [shown, setShown] = useState<{
    services: PageServices
    router: ReturnType<typeof createMemoryRouter>
  }>()
  useEffect(() => {
    const services = storyServices(list === 'listed')
    const draft = quoteDraft(services)
    void draft.ready().then(() => {
      draft.update(() => answers)
      draft.write(startFlow(quoteFlow, answers, { furthest: step }))
      const routes = [
        ...flowRoutes(quoteFlow, draft, quoteFlow.screens),
        { path: RESULT_PATH, element: <h1>Another page</h1> },
      ]
      setShown({
        services,
        router: createMemoryRouter(routes, { initialEntries: [`/client-quote/${step}`] }),
      })
    })
  }, [step, answers, list])
  if (!shown) return null
  return (
    <BrandProvider brand={brand}>
      <PageServicesProvider services={shown.services}>
        <LinkComponentContext value={RouterLink}>
          <main>
            <RouterProvider router={shown.router} />
          </main>
        </LinkComponentContext>
      </PageServicesProvider>
    </BrandProvider>
  )
}

function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />
}
