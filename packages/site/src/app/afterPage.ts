import type { Session } from '@coverkit/features/common/session'
import type { DataRouter } from 'react-router'
import { metaContent } from '../metaContent.ts'
import { startAccountLinks } from '../sign-in/startAccountLinks.ts'
import { reloadAfterDeploy } from './reloadAfterDeploy.ts'

/** The header's links, whether another tab is signed in, and analytics where a tag manager is configured. */
export async function afterPage(router: DataRouter, session: Session): Promise<void> {
  const watch = startAccountLinks(window, async () => session)
  void watch()
  reloadAfterDeploy(window, router, session)
  if (!metaContent(document, 'tag-manager')) return
  const { startAppAnalytics } = await import('../analytics/startAppAnalytics.ts')
  await startAppAnalytics(router, session)
}
