import type { SessionState } from '@coverkit/identity'
import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'

/** Returns the session's state; `failed` when sign-in can't load. The name comes with the first token. */
export function useCustomer(services: PageServices): SessionState | { readonly status: 'failed' } {
  const [state, setState] = useState<SessionState | { readonly status: 'failed' }>({ status: 'restoring' })
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    const fail = () => setState({ status: 'failed' })
    services.identity().then((identity) => {
      if (isGone) return
      if (!identity) return fail()
      const { session: customer } = identity
      const refresh = () => setState(customer.getState())
      stop = customer.subscribe(refresh)
      refresh()
      void customer.getToken()
    }, fail)
    return () => {
      isGone = true
      stop?.()
    }
  }, [services])
  return state
}
