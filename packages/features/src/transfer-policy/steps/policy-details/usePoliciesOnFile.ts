import { useEffect, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import type { TransferDraft } from '../../state.ts'
import { isUntouched, withPoliciesOnFile } from './withPoliciesOnFile.ts'

/** Fills in the policies that a signed-in customer's account holds, and says how many. */
export function usePoliciesOnFile(draft: TransferDraft): number {
  const services = usePageServices()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isGone = false
    async function fill(): Promise<void> {
      await draft.ready()
      if (!isUntouched(draft.read().answers)) return
      const { policiesOnFile } = await import('./policiesOnFile.lazy.ts')
      const onFile = await policiesOnFile(services)
      if (isGone || onFile.length === 0 || !isUntouched(draft.read().answers)) return
      draft.update((answers) => withPoliciesOnFile(answers, onFile))
      setCount(onFile.length)
    }
    // Without them the policies are entered, as by everyone else.
    fill().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [services, draft])
  return count
}
