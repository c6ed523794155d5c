import { startActivation } from '../activation/startActivation.ts'
import { startPageAnalytics } from '../analytics/startPageAnalytics.ts'
import { startStrip } from '../home/startStrip.ts'
import { whenShown } from '../whenShown.ts'
import { startMenu } from './menu.ts'

startMenu(document)
startStrip(document)
whenShown(document, () => {
  void startActivation(window)
  startPageAnalytics(window)
})
