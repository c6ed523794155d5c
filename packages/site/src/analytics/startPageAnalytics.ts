import { routeOf } from '@coverkit/analytics'
import { metaContent } from '../metaContent.ts'
import { startAnalytics } from './startAnalytics.ts'

/** Counts the visit of a static page, where a tag manager is configured. */
export function startPageAnalytics(view: Window & typeof globalThis): void {
  const tagManagerId = metaContent(view.document, 'tag-manager')
  const accountName = metaContent(view.document, 'account-name')
  if (!tagManagerId || !accountName) return
  const { track } = startAnalytics({ accountName, tagManagerId, view })
  track({ event: 'route_changed', route: routeOf(view.location.pathname) })
}
