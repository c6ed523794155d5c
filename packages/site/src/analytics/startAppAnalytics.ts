import type { Session } from '@coverkit/features/common/session'
import type { DataRouter } from 'react-router'
import { watchJourney } from '../journey/watchJourney.ts'
import { metaContent } from '../metaContent.ts'
import { whenShown } from '../whenShown.ts'
import { countedEvent } from './countedEvent.ts'
import { startAnalytics } from './startAnalytics.ts'

/** Counts what a visitor does in the app. Loaded when the page is idle, and only where a tag manager is configured. */
export function startAppAnalytics(router: Pick<DataRouter, 'state' | 'subscribe'>, session: Session): void {
  const tagManagerId = metaContent(document, 'tag-manager')
  if (!tagManagerId) return
  whenShown(document, () => {
    const { track } = startAnalytics({ accountName: session.config.accountName, tagManagerId })
    watchJourney(router, session, (event) => {
      const counted = countedEvent(event)
      if (counted) track(counted)
    })
  })
}
