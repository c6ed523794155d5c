import type { Policy } from '@coverkit/core/policies'
import type { QueryState } from '@coverkit/ui'
import { useCallback, useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { loadPolicyLimits, type PolicyLimits } from '../insurability/policyLimits.ts'

interface Loaded {
  readonly policyId: string
  readonly data: PolicyLimits | undefined
}

/** Loads the limits for increases of a policy, again whenever another one is chosen. */
export function usePolicyLimits(services: PageServices, policy: Policy): QueryState<PolicyLimits> {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [run, setRun] = useState(0)
  const [isFetching, setFetching] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a run is another try; what else is read of the policy counts for nothing.
  useEffect(() => {
    const { signal, abort } = controllerOf()
    setFetching(true)
    services
      .client()
      .then((client) => loadPolicyLimits(client, policy, { signal }))
      .then(
        (answer) => (answer.ok ? answer.value : undefined),
        () => undefined,
      )
      .then((data) => {
        if (signal.aborted) return
        setLoaded({ policyId: policy.id, data })
        setFetching(false)
      })
    return abort
  }, [services, policy.id, run])
  const refetch = useCallback(async () => setRun((last) => last + 1), [])
  const own = loaded?.policyId === policy.id ? loaded : null
  return {
    data: own?.data,
    hasFailed: own !== null && own.data === undefined,
    isFetching,
    staleSince: null,
    refetch,
  }
}

function controllerOf() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
