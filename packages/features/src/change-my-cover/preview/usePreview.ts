import { type ApiError, previewPolicyChange } from '@coverkit/api-client'
import { coversOf, type PolicyPreview, policyPreviewRequest } from '@coverkit/core/change-cover'
import type { QueryState } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import { type PageServices, usePageServices } from '#common/page-services/index.ts'
import { isNotOffered } from '#common/queries/isNotOffered.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import type { ChangeFlowAnswers } from '../answers.ts'
import { changeDraft } from '../state.ts'

const CURRENT_FOR_MS = 60_000

interface Read {
  /** The request's body that the price is for. */
  readonly body: string
  readonly data: PolicyPreview | undefined
  readonly hasFailed: boolean
  readonly isOffered: boolean
}

interface Preview extends QueryState<PolicyPreview> {
  /** False when no cover is left to price. */
  readonly isNeeded: boolean
  /** False once the backend has said that it prices no changes: they are then made without a price. */
  readonly isOffered: boolean
}

class PreviewError extends Error {
  readonly isOffered: boolean
  constructor(error: ApiError) {
    super(error.kind)
    this.isOffered = !isNotOffered(error)
  }
}

/** Loads the price of the change, with the coming years. It stays undefined when no cover is left to price. */
export function usePreview(): Preview {
  const services = usePageServices()
  const draft = changeDraft(services)
  const { change } = useAtomValue(draft.answersAtom)
  const [read, setRead] = useState<Read | null>(null)
  const [turn, setTurn] = useState(0)
  const isNeeded = change.policy !== null && coversOf(change.after.quote).length > 0
  const body = isNeeded ? JSON.stringify(bodyOf(change)) : null

  useEffect(() => {
    if (body === null) return undefined
    let isOver = false
    const show = (data: PolicyPreview | undefined, isOffered = true) => {
      if (!isOver) setRead({ body, data, hasFailed: data === undefined, isOffered })
    }
    fetchPreview(services, draft.read().answers.change, { body, isFresh: turn > 0 }).then(
      (preview) => {
        show(preview)
        draft.update((answers) => withClasses(answers, preview))
      },
      (error: unknown) => show(undefined, !(error instanceof PreviewError) || error.isOffered),
    )
    return () => {
      isOver = true
    }
  }, [services, draft, body, turn])

  const current = read?.body === body ? read : null
  return {
    data: current?.data,
    hasFailed: current?.hasFailed ?? false,
    isFetching: isNeeded && current === null,
    staleSince: null,
    isNeeded,
    isOffered: current?.isOffered ?? true,
    refetch: useCallback(() => {
      setRead(null)
      setTurn((count) => count + 1)
    }, []),
  }
}

function bodyOf({ policy, after }: ChangeFlowAnswers['change']) {
  return policyPreviewRequest(policy?.id ?? '', after)
}

function fetchPreview(
  services: PageServices,
  change: ChangeFlowAnswers['change'],
  { body, isFresh }: { readonly body: string; readonly isFresh: boolean },
): Promise<PolicyPreview> {
  return queryClient(services).fetchQuery({
    queryKey: [queryKeys.policyPreview, body],
    staleTime: isFresh ? 0 : CURRENT_FOR_MS,
    async queryFn({ signal }) {
      const result = await previewPolicyChange(await services.client(), bodyOf(change), { signal })
      if (!result.ok) throw new PreviewError(result.error)
      return result.value
    },
  })
}

/** Which health questions are asked depends on the insurer's classes for the occupation. */
function withClasses(answers: ChangeFlowAnswers, { occupationClasses }: PolicyPreview): ChangeFlowAnswers {
  const isSame = JSON.stringify(answers.occupationClasses) === JSON.stringify(occupationClasses)
  return isSame ? answers : { ...answers, occupationClasses }
}
