import { type Brand, BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { openDrafts } from '@coverkit/drafts'
import { startFlow } from '@coverkit/flow'
import type { FlowAnswers } from '@coverkit/flow-draft'
import { LinkComponentContext, type LinkComponentProps } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import { createMemoryRouter, Link, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { FlowDraft } from '#common/draft/createFlowDraft.ts'
import { type PageServices, PageServicesProvider } from '#common/page-services/index.ts'
import { fakePageServices } from './fakePageServices.ts'
import { OtherPage } from './OtherPage.tsx'

interface FlowStoryProps<Answers extends FlowAnswers, Id extends string> {
  readonly step: Id
  /** A page beside the steps that is shown in place of the step. */
  readonly page?: string
  readonly answers: Answers
  readonly draftOf: (services: PageServices) => FlowDraft<Answers, Id>
  readonly routesOf: (services: PageServices) => RouteObject[]
  /** Makes the services; one whose backend fails where it is absent. */
  readonly servicesOf?: () => PageServices
  readonly brand?: Brand
}

const failing = () =>
  fakePageServices({
    drafts: () => openDrafts({ brand: `story-${crypto.randomUUID()}` }),
    behave: () => 'fail',
  })

/** A step of a flow with given answers, inside the flow's own routes. Other addresses show where they are. */
export function FlowStory<Answers extends FlowAnswers, Id extends string>({
  step,
  page,
  answers,
  draftOf,
  routesOf,
  servicesOf = failing,
  brand = plainBrand,
}: FlowStoryProps<Answers, Id>) {
  const [shown, setShown] = useState<{
    services: PageServices
    router: ReturnType<typeof createMemoryRouter>
  }>()
  useEffect(() => {
    const services = servicesOf()
    const draft = draftOf(services)
    void draft.ready().then(() => {
      draft.update(() => answers)
      draft.write(startFlow(draft.flow, answers, { furthest: step }))
      const routes = [...routesOf(services), { path: '*', element: <OtherPage /> }]
      const path = `${draft.flow.base}/${page ?? step}`
      setShown({ services, router: createMemoryRouter(routes, { initialEntries: [path] }) })
    })
  }, [step, page, answers, draftOf, routesOf, servicesOf])
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
