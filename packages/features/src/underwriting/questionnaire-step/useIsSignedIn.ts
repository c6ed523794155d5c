import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'

/** Whether a customer is signed in; false while that is not known. */
export function useIsSignedIn(services: PageServices): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => {
    let isGone = false
    let stop: (() => void) | undefined
    services.identity().then(
      (identity) => {
        if (isGone || !identity) return
        const { session } = identity
        const refresh = () => setSignedIn(session.getState().status === 'signed-in')
        stop = session.subscribe(refresh)
        refresh()
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [services])
  return isSignedIn
}
