import type { SessionUser } from '@coverkit/identity'
import { Container, Skeleton } from '@coverkit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { redirectToSignIn } from './redirectToSignIn.ts'
import { useCustomer } from './useCustomer.ts'

export interface Customer {
  readonly user: SessionUser
  readonly rememberMe: boolean
  readonly sharedComputer: boolean
}

type RequireSignInProps = {
  readonly services: PageServices
  readonly children: (customer: Customer) => ReactNode
}

/**
 * Shows a page to its customer. Everybody else is led to sign in, and back. While the customer is away it is out of sight
 * and of reach, and keeps what was typed.
 */
export function RequireSignIn({ services, children }: RequireSignInProps) {
  const state = useCustomer(services)
  const [shown, setShown] = useState<Customer | null>(null)
  if (state.status === 'signed-in' && state !== shown) setShown(state)
  const isSignInNeeded = state.status === 'signed-out' || state.status === 'expired'
  useEffect(() => {
    // A customer who logs out here is already being sent to the home page.
    if (!isSignInNeeded || (shown && state.status === 'signed-out')) return
    redirectToSignIn(window, state, Date.now())
  }, [state, isSignInNeeded, shown])
  if (state.status === 'failed') throw new Error('Sign-in could not be loaded.')
  if (shown && (state.status === 'signed-in' || state.status === 'away')) {
    const isAway = state.status === 'away'
    return (
      <div hidden={isAway} inert={isAway}>
        {children(shown)}
      </div>
    )
  }
  return (
    <Container isPage>
      <Skeleton lines={6} />
    </Container>
  )
}
