import type { Session } from '@coverkit/features/common/session'
import { startActivation } from '../activation/startActivation.ts'
import { startPageAnalytics } from '../analytics/startPageAnalytics.ts'
import { startDraftList } from '../drafts/startDraftList.ts'
import { startStrip } from '../home/startStrip.ts'
import { startAccountLinks } from '../sign-in/startAccountLinks.ts'
import { whenShown } from '../whenShown.ts'
import { startMenu } from './menu.ts'

let opened: Promise<Session> | undefined

function pageSession(): Promise<Session> {
  opened ??= import('../sign-in/pageSession.ts').then(
    (module) => module.pageSession(),
    (error) => {
      opened = undefined
      throw error
    },
  )
  return opened
}

startMenu(document)
startStrip(document)
startAccountLinks(window, pageSession)
whenShown(document, () => {
  startDraftList(document, pageSession)
  void startActivation(window)
  startPageAnalytics(window)
})
