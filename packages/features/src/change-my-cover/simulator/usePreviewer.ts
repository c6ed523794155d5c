import { previewPolicyChange } from '@coverkit/api-client'
import { type PolicyTerms, policyPreviewRequest } from '@coverkit/core/change-cover'
import { useEffect, useMemo, useRef, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { createPreviewer, type Previewer, type PreviewState } from './previewer.ts'

/** The price of a policy's terms, asked for once a pause as they change. */
export function usePreviewer(policyId: string, after: PolicyTerms) {
  const services = usePageServices()
  const [state, show] = useState<PreviewState>({ preview: null, isUpdating: true, failure: null })
  const previewer = useRef<Previewer>(null)
  const body = useMemo(() => policyPreviewRequest(policyId, after), [policyId, after])
  const text = JSON.stringify(body)
  useEffect(() => {
    const made = createPreviewer({
      load: async (request, signal) => previewPolicyChange(await services.client(), request, { signal }),
      show,
    })
    previewer.current = made
    return () => made.stop()
  }, [services])
  // biome-ignore lint/correctness/useExhaustiveDependencies: terms that say the same have the same price.
  useEffect(() => previewer.current?.request(body), [text])
  return {
    ...state,
    flush: () => previewer.current?.flush(),
    retry: () => previewer.current?.retry(),
  }
}
