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
import { type Session, SessionProvider } from '#common/session/index.ts'
import { fakeSession } from './fakeSession.ts'

interface FlowStoryProps<Answers extends FlowAnswers, Id extends string> {
  readonly step: Id
  readonly answers: Answers
  readonly draftOf: (session: Session) => FlowDraft<Answers, Id>
  readonly routesOf: (session: Session) => RouteObject[]
  /** Makes the session; one whose backend fails where it is absent. */
  readonly sessionOf?: () => Session
  readonly brand?: Brand
}

const failing = () =>
  fakeSession({
    drafts: () => openDrafts({ brand: `story-${crypto.randomUUID()}` }),
    behave: () => 'fail',
  })

/** A step of a flow with given answers, inside the flow's own routes. Other addresses show where they are. */
export function FlowStory<Answers extends FlowAnswers, Id extends string>({
  step,
  answers,
  draftOf,
  routesOf,
  sessionOf = failing,
  brand = plainBrand,
}: FlowStoryProps<Answers, Id>) {
  const [shown, setShown] = useState<{ session: Session; router: ReturnType<typeof createMemoryRouter> }>()
  useEffect(() => {
    const session = sessionOf()
    const draft = draftOf(session)
    void draft.ready().then(() => {
      draft.update(() => answers)
      draft.write(startFlow(draft.flow, answers, { furthest: step }))
      const routes = [...routesOf(session), { path: '*', element: <h1>Another page</h1> }]
      const path = `${draft.flow.base}/${step}`
      setShown({ session, router: createMemoryRouter(routes, { initialEntries: [path] }) })
    })
  }, [step, answers, draftOf, routesOf, sessionOf])
  if (!shown) return null
  return (
    <BrandProvider brand={brand}>
      <SessionProvider session={shown.session}>
        <LinkComponentContext value={RouterLink}>
          <main>
            <RouterProvider router={shown.router} />
          </main>
        </LinkComponentContext>
      </SessionProvider>
    </BrandProvider>
  )
}

function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />
}
