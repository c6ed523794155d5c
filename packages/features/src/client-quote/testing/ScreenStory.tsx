import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { LinkComponentContext, type LinkComponentProps } from '@coverkit/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { PageServicesProvider } from '#common/page-services/PageServicesProvider.tsx'
import { OtherPage } from '#common/testing/OtherPage.tsx'
import type { QuoteAnswers } from '#quote/answers'
import { quoteDraft } from '../answers/quoteDraft.ts'

interface ScreenStoryProps {
  readonly services: PageServices
  readonly answers: QuoteAnswers
  readonly Screen: ComponentType
  /** Its address; `/` when absent. */
  readonly path?: string
}

/** A screen of the quote with given answers, in a router of its own. Other addresses show where they are. */
export function ScreenStory({ services, answers, Screen, path = '/' }: ScreenStoryProps) {
  const [router, setRouter] = useState<ReturnType<typeof createMemoryRouter> | null>(null)
  useEffect(() => {
    const draft = quoteDraft(services)
    draft.ready().then(() => {
      draft.update(() => answers)
      setRouter(
        createMemoryRouter(
          [
            { path: path.split('?')[0] ?? path, element: <Screen /> },
            { path: '*', element: <OtherPage /> },
          ],
          { initialEntries: [path] },
        ),
      )
    })
  }, [services, answers, Screen, path])
  return (
    <BrandProvider brand={plainBrand}>
      <PageServicesProvider services={services}>
        <LinkComponentContext value={RouterLink}>
          <main>{router && <RouterProvider router={router} />}</main>
        </LinkComponentContext>
      </PageServicesProvider>
    </BrandProvider>
  )
}

function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />
}
