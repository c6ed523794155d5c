import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { LinkComponentContext, type LinkComponentProps } from '@coverkit/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { Session } from '#common/session/createSession.ts'
import { SessionProvider } from '#common/session/SessionProvider.tsx'
import type { QuoteAnswers } from '../answers/quoteAnswers.ts'
import { quoteDraft } from '../answers/quoteDraft.ts'

interface ScreenStoryProps {
  readonly session: Session
  readonly answers: QuoteAnswers
  readonly Screen: ComponentType
}

/** A screen of the quote with given answers, in a router of its own. Other addresses show where they are. */
export function ScreenStory({ session, answers, Screen }: ScreenStoryProps) {
  const [router, setRouter] = useState<ReturnType<typeof createMemoryRouter> | null>(null)
  useEffect(() => {
    const draft = quoteDraft(session)
    draft.ready().then(() => {
      draft.update(() => answers)
      setRouter(
        createMemoryRouter([
          { path: '/', element: <Screen /> },
          { path: '*', element: <h1>Another page</h1> },
        ]),
      )
    })
  }, [session, answers, Screen])
  return (
    <BrandProvider brand={plainBrand}>
      <SessionProvider session={session}>
        <LinkComponentContext value={RouterLink}>
          <main>{router && <RouterProvider router={router} />}</main>
        </LinkComponentContext>
      </SessionProvider>
    </BrandProvider>
  )
}

function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />
}
