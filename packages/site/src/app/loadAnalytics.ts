import type { Session } from '@coverkit/features/common/session'
import type { DataRouter } from 'react-router'
import { whenIdle } from './whenIdle.ts'

/** Loads the analytics after everything else, where a tag manager is configured. Nothing waits for it. */
export function loadAnalytics(router: DataRouter, session: Session): void {
  if (!document.querySelector('meta[name="coverkit:tag-manager"]')) return
  whenIdle(() => {
    import('../analytics/startAppAnalytics.ts')
      .then(({ startAppAnalytics }) => startAppAnalytics(router, session))
      .catch(() => undefined)
  })
}
