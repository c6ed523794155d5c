import { FLOWS, type FlowName } from '@coverkit/core'
import type { DraftSummary, Drafts } from '@coverkit/drafts'
import { loadRaw } from '@coverkit/flow-draft/store'
import { useEffect, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { flowTitles } from './copy.ts'
import { isFlowName, stepHref } from './flows.ts'

export interface ListedDraft extends DraftSummary {
  readonly flow: FlowName
  readonly title: string
  /** Where the visitor left off. */
  readonly href: string
}

/** The drafts of this visitor that can be gone on with, as they are now; null until they are read. */
export function useDraftList(services: PageServices): readonly ListedDraft[] | null {
  const [listed, setListed] = useState<readonly ListedDraft[] | null>(null)
  useEffect(() => {
    const stops: (() => void)[] = []
    let isGone = false
    services.drafts().then(
      (drafts) => {
        if (isGone) return
        const refresh = () =>
          void listOf(drafts).then(
            (list) => !isGone && setListed(list),
            () => undefined,
          )
        stops.push(...Object.keys(FLOWS).map((flow) => drafts.watch(flow, refresh)))
      },
      () => undefined,
    )
    return () => {
      isGone = true
      for (const stop of stops) stop()
    }
  }, [services])
  return listed
}

async function listOf(drafts: Drafts): Promise<readonly ListedDraft[]> {
  const summaries = await drafts.list()
  const listed = summaries.map(async (summary): Promise<ListedDraft | null> => {
    const { flow } = summary
    if (!isFlowName(flow)) return null
    const loaded = await loadRaw(drafts, flow)
    if (loaded.status !== 'found') return null
    return { ...summary, flow, title: flowTitles[flow], href: stepHref(flow, loaded.draft.answers) }
  })
  const known = (await Promise.all(listed)).filter((draft) => draft !== null)
  return known.sort((one, other) => other.savedAt.localeCompare(one.savedAt))
}
