import type { Session } from '@coverkit/features/common/session'
import type { DataRouter } from 'react-router'
import { metaContent } from '../metaContent.ts'
import { whenShown } from '../whenShown.ts'
import { whenIdle } from './whenIdle.ts'

/** Loads the analytics after everything else, where a tag manager is configured. Nothing waits for it. */
export function loadAnalytics(router: DataRouter, session: Session): void {
  const tagManagerId = metaContent(document, 'tag-manager')
  if (!tagManagerId) return
  const start = () =>
    import('../analytics/startAppAnalytics.ts')
      .then(({ startAppAnalytics }) => startAppAnalytics(router, session, tagManagerId))
      .catch(() => undefined)
  whenShown(document, () => whenIdle(start))
}
