import { useBrand } from '@coverkit/brand'
import { safeRedirect } from '@coverkit/identity'
import { Alert, Link, Stack } from '@coverkit/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PageServices } from '#common/page-services/index.ts'
import { signInCopy as copy } from '../copy.ts'
import { loadIdentity } from '../loadIdentity.ts'
import { SignInPanel } from '../parts/SignInPanel.tsx'
import { type SignInView, useSignIn } from '../useSignIn.ts'
import { pageCopy } from './pageCopy.ts'
import { SignInPage } from './SignInPage.tsx'

const ACCOUNT = '/account'

type LogInPageProps = {
  readonly services: PageServices
  readonly first: 'log-in' | 'sign-up'
  /** Returns whether the page may redirect to an address. */
  readonly isKnownRoute: (pathname: string) => boolean
}

/** The address that leads on, with the way back kept. */
const withRedirect = (path: string, redirect: string | null) =>
  redirect === null ? path : `${path}?redirect=${encodeURIComponent(redirect)}`

/** The way back from the page before: of its link, pressed before React had put the way back into it. */
function redirectBefore(): string | null {
  const { referrer, location } = document
  return /^\/(login|sign-up)\?/.test(referrer.replace(location.origin, ''))
    ? new URL(referrer).searchParams.get('redirect')
    : null
}

const CLAIM = '/account/make-a-claim'
const isClaimPath = (path: string) => path === CLAIM || path.startsWith(`${CLAIM}/`)

const headings: Record<SignInView, { readonly title: string; readonly lead?: string }> = {
  'log-in': { title: copy.logIn, lead: pageCopy.logInLead },
  'sign-up': { title: copy.signUp, lead: pageCopy.signUpLead },
  confirm: { title: copy.confirmTitle },
  'signed-in': { title: copy.logIn },
}

/** `/login` and `/sign-up`. Who was sent here goes back to where they wanted to be; the address here does not stay behind. */
export function LogInPage({ services, first, isKnownRoute }: LogInPageProps) {
  const [search] = useSearchParams()
  // After hydration: the prerendered page knows no query.
  const [redirect, setRedirect] = useState<string | null>(null)
  const requested = () => search.get('redirect') ?? redirectBefore()
  const take = useEffectEvent(() => setRedirect(requested()))
  useEffect(() => take(), [])
  const leadOn = () => {
    const to = requested()
    window.location.replace(to === null ? ACCOUNT : safeRedirect(to, isKnownRoute))
  }
  const signIn = useSignIn(services, first, leadOn)
  const isForClaim = redirect !== null && isClaimPath(redirect) && isKnownRoute(redirect)

  const greet = useEffectEvent(() => (requested() === null ? signIn.show('signed-in') : leadOn()))
  useEffect(() => {
    let isGone = false
    // A customer who is signed in already has nothing to fill in.
    void loadIdentity(services).then(async (identity) => {
      await identity?.resolved
      if (!isGone && identity?.session.getState().status === 'signed-in') greet()
    })
    return () => {
      isGone = true
    }
  }, [services])

  return (
    <SignInPage
      {...headings[signIn.view]}
      {...(isForClaim && signIn.view === 'log-in' && { lead: pageCopy.claimLead })}
      hasErrors={signIn.errors.length > 0}
      isForClaim={isForClaim}
    >
      <SignInPanel
        services={services}
        signIn={signIn}
        privacyPolicyLink={useBrand().privacyPolicyLink}
        pages={{ logIn: withRedirect('/login', redirect), signUp: withRedirect('/sign-up', redirect) }}
        signedIn={
          <Stack gap={16}>
            <Alert severity="success" title={copy.signedIn} role="status" />
            <Link href={ACCOUNT} variant="standalone">
              {pageCopy.toAccount}
            </Link>
          </Stack>
        }
      />
    </SignInPage>
  )
}
