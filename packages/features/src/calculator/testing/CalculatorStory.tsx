import { createApiClient } from '@coverkit/api-client'
import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { openDrafts } from '@coverkit/drafts'
import { LinkComponentContext, type LinkComponentProps } from '@coverkit/ui'
import { createStore } from 'jotai'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { flowSenders } from '#common/draft/flowSenders.ts'
import { type PageServices, PageServicesProvider } from '#common/page-services/index.ts'
import { OtherPage } from '#common/testing/OtherPage.tsx'
import type { CalculatorAnswers } from '../answers.ts'
import { type CalculatorStepId, calculatorFlow } from '../flow.ts'
import { calculatorRoutes } from '../routes.tsx'
import { calculatorDraft } from '../state.ts'

interface CalculatorStoryProps {
  readonly step: CalculatorStepId | 'assumptions' | 'complete'
  readonly answers: CalculatorAnswers
  /** The backend's answer to a save. */
  readonly saves?: 'ok' | 'fail' | 'mail-limit'
}

/** A screen of the calculator with given answers, inside the flow's own routes. */
export function CalculatorStory({ step, answers, saves = 'ok' }: CalculatorStoryProps) {
  const [story, setStory] = useState<{
    services: PageServices
    router: ReturnType<typeof createMemoryRouter>
  }>()
  useEffect(() => {
    const services = storyServices(saves)
    const draft = calculatorDraft(services)
    draft.ready().then(async () => {
      await draft.restart()
      draft.update(() => answers)
      const { progress } = answers
      const furthest = calculatorFlow.ids.find((id) => id === progress.furthest) ?? 'about-you'
      draft.write({ ...draft.read().state, furthest, submitted: progress.submitted })
      const path = `${calculatorFlow.base}/${step}`
      const routes = [...calculatorRoutes(services), { path: '*', element: <OtherPage /> }]
      setStory({ services, router: createMemoryRouter(routes, { initialEntries: [path] }) })
    })
  }, [step, answers, saves])
  if (!story) return null
  return (
    <BrandProvider brand={plainBrand}>
      <PageServicesProvider services={story.services}>
        <LinkComponentContext value={RouterLink}>
          <main>
            <RouterProvider router={story.router} />
          </main>
        </LinkComponentContext>
      </PageServicesProvider>
    </BrandProvider>
  )
}

const answersOf = {
  ok: () => Response.json({ successful: true, id: 'saved' }),
  fail: () => Response.json({}, { status: 500 }),
  'mail-limit': () =>
    Response.json({ errors: [{ field: 'contactEmail', code: 'mail-limit' }] }, { status: 429 }),
}

function storyServices(saves: keyof typeof answersOf): PageServices {
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: async () => answersOf[saves]() })
  const own = async () => client
  const senders = flowSenders({ own, anonymous: own })
  const drafts = openDrafts({ brand: `story-${crypto.randomUUID()}`, senders })
  return {
    config: { accountName: 'plain', apiUrl: 'https://api.example', cdnUrl: '' },
    store: createStore(),
    drafts: () => drafts,
    client: own,
    flows: new Set(),
    identity: async () => null,
  }
}

function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />
}
