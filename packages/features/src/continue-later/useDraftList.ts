import { type Offering, offeredLinks } from '@coverkit/brand'
import { FLOWS, type FlowName, isSubmitted } from '@coverkit/core'
import type { DraftSummary, Drafts } from '@coverkit/drafts'
import { loadRaw } from '@coverkit/flow-draft/store'
import type { QueryState } from '@coverkit/ui'
import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { isFlowName, stepHref } from './flows.ts'

export interface ListedDraft extends Pick<DraftSummary, 'savedAt' | 'expiresAt' | 'unsent'> {
  readonly flow: FlowName
  readonly title: string
  /** Where the visitor left off. */
  readonly href: string
}

type Reading = Pick<QueryState<readonly ListedDraft[]>, 'data' | 'hasFailed' | 'isFetching'>

/**
 * The drafts of this visitor that can be gone on with, as they are now. They are on the device, so nothing of them goes out
 * of date: every change of one is seen.
 */
export function useDraftList(services: PageServices): QueryState<readonly ListedDraft[]> {
  const [reading, setReading] = useState<Reading>({ data: undefined, hasFailed: false, isFetching: true })
  const [retries, setRetries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with every press of the button
  useEffect(() => {
    const stops: (() => void)[] = []
    let isGone = false
    const show = (data: readonly ListedDraft[]) =>
      !isGone && setReading({ data, hasFailed: false, isFetching: false })
    const fail = () => !isGone && setReading(({ data }) => ({ data, hasFailed: true, isFetching: false }))
    services.drafts().then((drafts) => {
      if (isGone) return
      const refresh = () => void listOf(drafts, services.config).then(show, fail)
      stops.push(...Object.keys(FLOWS).map((flow) => drafts.watch(flow, refresh)))
    }, fail)
    return () => {
      isGone = true
      for (const stop of stops) stop()
    }
  }, [services, retries])
  return {
    ...reading,
    staleSince: null,
    refetch() {
      setReading({ ...reading, isFetching: true })
      setRetries(retries + 1)
    },
  }
}

async function listOf(drafts: Drafts, brand: Offering): Promise<readonly ListedDraft[]> {
  const summaries = await drafts.list()
  const listed = summaries.map(async (summary): Promise<ListedDraft | null> => {
    const { flow } = summary
    if (!isFlowName(flow)) return null
    const loaded = await loadRaw(drafts, flow)
    if (loaded.status !== 'found' || isSubmitted(loaded.draft.answers)) return null
    const { savedAt, expiresAt, unsent } = summary
    const href = stepHref(flow, loaded.draft.answers)
    return { flow, title: FLOWS[flow].title, href, savedAt, expiresAt, unsent }
  })
  const known = (await Promise.all(listed)).filter((draft) => draft !== null)
  return offeredLinks(brand, known).toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))
}
