import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { nameOf } from './PictureName.ts'
import type { ScreenFlow } from './ScreenFlow.ts'
import { DRAWN, type Drawn, type IndexedPicture, SCREENS, writePicture } from './storedPictures.ts'
import { nameOfView, takePicture, takePrint, type View, viewsOf } from './takePicture.ts'
import { walkScreens } from './walkScreens.ts'

export interface DrawnFlow {
  readonly screens: readonly string[]
  /** By the picture's name. */
  readonly pictures: Readonly<Record<string, IndexedPicture>>
  /** Size of those that git has. */
  readonly storedBytes: number
}

/** Removes the files of a flow in a folder that are not named. */
function removeOthers(folder: string, flow: ScreenFlow, names: readonly string[]): void {
  const own = join(folder, flow.name)
  mkdirSync(own, { recursive: true })
  for (const name of readdirSync(own)) if (!names.includes(name)) rmSync(join(own, name))
}

/** Draws every screen of a flow in every view and writes the pictures; with all views, removes obsolete ones. */
export async function drawFlow(
  browser: Browser,
  flow: ScreenFlow,
  { views, areAll }: { readonly views: readonly View[]; readonly areAll: boolean },
): Promise<DrawnFlow> {
  const version = browser.version()
  const screens: string[] = []
  const files: string[] = []
  const written: Promise<readonly [name: string, drawn: Drawn]>[] = []
  await walkScreens(browser, flow, async (screen, page, { isPrinted, isLightOnly }) => {
    if (screens.includes(screen)) throw new Error(`${flow.name} has two screens named ${screen}.`)
    screens.push(screen)
    const write = (look: string, png: Buffer) => {
      files.push(`${screen}-${look}.webp`)
      // Compressed while the next one is drawn.
      const picture = { flow: flow.name, screen, look }
      written.push(writePicture(picture, png, version).then((one) => [nameOf(picture), one] as const))
    }
    for (const view of viewsOf(isLightOnly, views)) {
      const png = await takePicture(page, view, flow.isWhole)
      write(nameOfView(view), png)
    }
    if (isPrinted) write('print', await takePrint(page))
  })
  const pictures = await Promise.all(written)
  if (areAll) for (const folder of [SCREENS, DRAWN]) removeOthers(folder, flow, files)
  return {
    screens,
    pictures: Object.fromEntries(pictures.map(([name, { indexed }]) => [name, indexed])),
    storedBytes: pictures.reduce((sum, [, { storedBytes }]) => sum + storedBytes, 0),
  }
}
