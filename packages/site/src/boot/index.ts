import type { PageServices } from '@coverkit/features/common/page-services'
import { startActivation } from '../activation/startActivation.ts'
import { startPageAnalytics } from '../analytics/startPageAnalytics.ts'
import { focusPressed } from '../app/focusPressed.ts'
import { startDraftList } from '../drafts/startDraftList.ts'
import { startHelpSearch } from '../help-search/startHelpSearch.ts'
import { startStrip } from '../home/startStrip.ts'
import { startAccountLinks } from '../sign-in/startAccountLinks.ts'
import { whenShown } from '../whenShown.ts'
import { startMenu } from './menu.ts'

let opened: Promise<PageServices> | undefined

function pageServices(): Promise<PageServices> {
  opened ??= import('../sign-in/pageServices.ts').then(
    (module) => module.pageServices(),
    (error) => {
      opened = undefined
      throw error
    },
  )
  return opened
}

focusPressed(document)
startMenu(document)
startStrip(document)
startHelpSearch(document)
startAccountLinks(window, pageServices)
whenShown(document, () => {
  startDraftList(document, pageServices)
  void startActivation(window)
  startPageAnalytics(window)
})
