import { useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { TransferDraft } from '../../state.ts'
import { isUntouched, withSavedPolicies } from './withSavedPolicies.ts'

/** Fills in the policies that a signed-in customer's account holds, and says how many. */
export function useSavedPolicies(draft: TransferDraft): number {
  const services = usePageServices()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isGone = false
    async function fill(): Promise<void> {
      await Promise.all([draft.ready(), draft.followed()])
      if (!isUntouched(draft.read().answers)) return
      const { savedPolicies } = await import('./savedPolicies.lazy.ts')
      const saved = await savedPolicies(services)
      if (isGone || saved.length === 0 || !isUntouched(draft.read().answers)) return
      draft.update((answers) => withSavedPolicies(answers, saved))
      setCount(saved.length)
    }
    // Without them the policies are entered, as by everyone else.
    fill().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [services, draft])
  return count
}
