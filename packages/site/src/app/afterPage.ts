import type { PageServices } from '@coverkit/features/common/page-services'
import type { DataRouter } from 'react-router'
import { startMenu } from '../boot/menu.ts'
import { metaContent } from '../metaContent.ts'
import { startAccountLinks } from '../sign-in/startAccountLinks.ts'
import { reloadAfterDeploy } from './reloadAfterDeploy.ts'

/** The header's links and menu, whether another tab is signed in, and analytics where a tag manager is configured. */
export async function afterPage(router: DataRouter, services: PageServices): Promise<void> {
  const watch = startAccountLinks(window, async () => services)
  void watch()
  startMenu(document)
  reloadAfterDeploy(window, router, services)
  if (!metaContent(document, 'tag-manager')) return
  const { startAppAnalytics } = await import('../analytics/startAppAnalytics.ts')
  await startAppAnalytics(router, services)
}
