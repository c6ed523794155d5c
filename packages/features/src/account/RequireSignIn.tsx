import type { SessionUser } from '@coverkit/identity'
import { Container, Skeleton } from '@coverkit/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Session } from '../common/session/index.ts'
import { useCustomer } from './useCustomer.ts'

export interface Customer {
  readonly user: SessionUser
  readonly rememberMe: boolean
}

type RequireSignInProps = { readonly session: Session; readonly children: (customer: Customer) => ReactNode }

/** Shows a page to its customer. Everybody else is led to sign in, and back. */
export function RequireSignIn({ session, children }: RequireSignInProps) {
  const state = useCustomer(session)
  const { pathname, search } = useLocation()
  const wasSignedIn = useRef(false)
  const isAsked = state.status === 'signed-out' || state.status === 'expired'
  useEffect(() => {
    if (state.status === 'signed-in') wasSignedIn.current = true
    // Who logs out here is on the way to the home page.
    if (!isAsked || (wasSignedIn.current && state.status === 'signed-out')) return
    window.location.replace(`/login?redirect=${encodeURIComponent(pathname + search)}`)
  }, [state.status, isAsked, pathname, search])
  if (state.status === 'failed') throw new Error('Sign-in could not be loaded.')
  if (state.status === 'signed-in') return children(state)
  return (
    <Container>
      <Skeleton lines={6} />
    </Container>
  )
}
