import type { PageServices } from '@coverkit/features/common/page-services'
import type { DataRouter } from 'react-router'
import { watchJourney } from '../journey/watchJourney.ts'
import { metaContent } from '../metaContent.ts'
import { whenShown } from '../whenShown.ts'
import { countedEvent } from './countedEvent.ts'
import { startAnalytics } from './startAnalytics.ts'

/**
 * Counts what a visitor does in the app. Loaded when the page is idle, and only where a tag manager is configured. Not
 * where answers are in memory alone: the strict areas could not be entered without tags, since that loads a new page.
 */
export async function startAppAnalytics(
  router: Pick<DataRouter, 'state' | 'subscribe'>,
  services: PageServices,
): Promise<void> {
  const tagManagerId = metaContent(document, 'tag-manager')
  if (!tagManagerId || (await services.drafts()).place === 'memory') return
  whenShown(document, () => {
    const { track } = startAnalytics({ accountName: services.config.accountName, tagManagerId })
    watchJourney(router, services, (event) => {
      const counted = countedEvent(event)
      if (counted) track(counted)
    })
  })
}
