import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { nameOf } from './PictureName.ts'
import type { ScreenFlow } from './ScreenFlow.ts'
import { SCREENS, type Stored, storePicture } from './storedPictures.ts'
import { nameOfView, takePicture, takePrint, type View, viewsOf } from './takePicture.ts'
import { walkScreens } from './walkScreens.ts'

export interface DrawnFlow {
  readonly screens: readonly string[]
  readonly printed: readonly string[]
  /** Loss by the reduced colours in each picture, by its name. */
  readonly losses: Readonly<Record<string, number>>
  readonly bytes: number
}

/** Draws every screen of a flow in every view and stores the pictures; with all views, removes obsolete ones. */
export async function drawFlow(
  browser: Browser,
  flow: ScreenFlow,
  { views, areAll }: { readonly views: readonly View[]; readonly areAll: boolean },
): Promise<DrawnFlow> {
  const screens: string[] = []
  const printed: string[] = []
  const looks: string[] = []
  const stored: Promise<readonly [name: string, stored: Stored]>[] = []
  await walkScreens(browser, flow, async (screen, page, { isPrinted, isLightOnly }) => {
    if (screens.includes(screen)) throw new Error(`${flow.name} has two screens named ${screen}.`)
    screens.push(screen)
    const store = (look: string, png: Buffer) => {
      looks.push(`${screen}-${look}.webp`)
      // Compressed while the next one is drawn.
      const picture = { flow: flow.name, screen, look }
      stored.push(storePicture(picture, png).then((one) => [nameOf(picture), one] as const))
    }
    for (const view of viewsOf(isLightOnly, views)) {
      const png = await takePicture(page, view, flow.isWhole)
      store(nameOfView(view), png)
    }
    if (!isPrinted) return
    printed.push(`${flow.name}/${screen}`)
    store('print', await takePrint(page))
  })
  const pictures = await Promise.all(stored)
  const folder = join(SCREENS, flow.name)
  const gone = areAll ? readdirSync(folder).filter((name) => !looks.includes(name)) : []
  for (const name of gone) rmSync(join(folder, name))
  return {
    screens,
    printed,
    losses: Object.fromEntries(pictures.map(([name, { loss }]) => [name, loss])),
    bytes: pictures.reduce((sum, [, { bytes }]) => sum + bytes, 0),
  }
}
