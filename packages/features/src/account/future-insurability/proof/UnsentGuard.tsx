import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { lazyComponent } from '#common/lazy-component/lazyComponent.ts'
import type { ProofFiles } from './useProof.ts'

const LeaveDialog = lazyComponent(() => import('./LeaveDialog.tsx'), 'LeaveDialog')

/** Asks the customer to confirm before leaving: files that are only in memory are lost with the page. */
export function UnsentGuard({ proof }: { readonly proof: ProofFiles }) {
  return proof.hasUnsent ? <Guard /> : null
}

function Guard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    // Its code is here when it is needed: without it a press on a link would do nothing.
    LeaveDialog.load().catch(() => undefined)
    const confirm = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', confirm)
    return () => removeEventListener('beforeunload', confirm)
  }, [])
  if (blocker.state !== 'blocked') return null
  return <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />
}
