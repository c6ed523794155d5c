import { FLOWS, type FlowTable, flowAt } from '@coverkit/core'
import { type JourneyEvent, onJourney } from '@coverkit/features/common/journey'
import type { PageServices } from '@coverkit/features/common/page-services'
import type { DataRouter } from 'react-router'

/** An action of a visitor on any page. Steps are named by id; the senders drop ids that they do not list. */
export type VisitorEvent =
  | JourneyEvent
  | { readonly type: 'route-changed'; readonly path: string }
  | { readonly type: 'step-viewed'; readonly flow: string; readonly step: string }
  | { readonly type: 'application-started' }
  | { readonly type: 'completed'; readonly flow: string }

/** Emits an event for every page that is reached, and those of the features. Returns a function that stops it. */
export function watchJourney(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  services: PageServices,
  emit: (event: VisitorEvent) => void,
  flows: FlowTable = FLOWS,
): () => void {
  let path: string | null = null
  let isApplying = false

  function arrive(reached: string): void {
    emit({ type: 'route-changed', path: reached })
    const found = flowAt(flows, reached)
    if (!found) return
    const { flow, rest } = found
    if (rest === flows[flow]?.end) emit({ type: 'completed', flow: flowOfPage(router.state) ?? flow })
    else {
      if (flow === 'application' && !isApplying) emit({ type: 'application-started' })
      isApplying ||= flow === 'application'
      emit({ type: 'step-viewed', flow, step: rest })
    }
  }

  function refresh(): void {
    const { initialized, navigation, location } = router.state
    if (!initialized || navigation.state !== 'idle' || location.pathname === path) return
    path = location.pathname
    arrive(path)
  }

  const stops = [router.subscribe(refresh), onJourney(services, emit)]
  refresh()
  return () => {
    for (const stop of stops) stop()
  }
}

/** The completed flow, on a last page that several share: its loader returns it as `completes`. */
function flowOfPage({ matches, loaderData }: DataRouter['state']): string | null {
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? '']
  if (typeof data !== 'object' || data === null || !('completes' in data)) return null
  return typeof data.completes === 'string' ? data.completes : null
}
