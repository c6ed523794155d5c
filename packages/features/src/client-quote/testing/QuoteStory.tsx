import { createApiClient } from '@coverkit/api-client'
import type { Brand } from '@coverkit/brand'
import { openDrafts } from '@coverkit/drafts'
import { flowRoutes } from '@coverkit/flow/react'
import { createStore } from 'jotai'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import { OtherPage } from '#common/testing/OtherPage.tsx'
import type { QuoteAnswers } from '#quote/answers'
import { quoteDraft } from '../answers/quoteDraft.ts'
import { type QuoteStepId, quoteFlow, RESULT_PATH } from '../flow.ts'
import { storyPrices } from '../prices/storyPrices.fixture.ts'
import { quoteScreens } from '../screens.ts'

export interface QuoteStoryProps {
  readonly step: QuoteStepId
  readonly answers: QuoteAnswers
  /** Whether their list can be had: at once, never, or when both sources are asked a second time. */
  readonly occupations?: 'listed' | 'down' | 'back'
  /** Whether the backend prices what it is asked; it fails where this is absent. */
  readonly prices?: 'known'
  readonly brand?: Brand
}

const occupations = [
  { id: 1, description: 'Homemaker (full-time home duties)' },
  { id: 2, description: 'Accountant' },
  { id: 12, description: 'Apprentice carpenter' },
  { id: 33, description: 'Student (part-time, working 20 hours or more a week)' },
]

const FAILURES = { listed: 0, back: 2, down: Number.POSITIVE_INFINITY }

function storyServices(list: keyof typeof FAILURES, prices?: 'known'): PageServices {
  const cdnUrl = 'https://cdn.example'
  let failures = FAILURES[list]
  const client = createApiClient({
    baseUrl: 'https://api.example',
    cdnUrl,
    fetch: async (request) => {
      const { url } = request
      if (url.endsWith('/savequotes')) return Response.json({ successful: true, id: 'saved' })
      if (url.includes('/quote/')) {
        return (prices && (await storyPrices(request))) ?? Response.json({}, { status: 501 })
      }
      const isListed = failures-- <= 0
      // The client does not retry after a 501.
      return Response.json(isListed ? { data: JSON.stringify(occupations) } : {}, {
        status: isListed ? 200 : 501,
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

const servicesWithPrices = () => storyServices('listed', 'known')

const storyServicesOf = {
  listed: () => storyServices('listed'),
  down: () => storyServices('down'),
  back: () => storyServices('back'),
}

const routesOf = (services: PageServices) => [
  ...flowRoutes(quoteFlow, quoteDraft(services), quoteScreens),
  { path: RESULT_PATH, element: <OtherPage /> },
]

/** A step of the quote with given answers, inside the flow's own routes. */
export function QuoteStory({ occupations: list = 'listed', prices, ...props }: QuoteStoryProps) {
  const servicesOf = prices ? servicesWithPrices : storyServicesOf[list]
  return <FlowStory {...props} draftOf={quoteDraft} routesOf={routesOf} servicesOf={servicesOf} />
}
