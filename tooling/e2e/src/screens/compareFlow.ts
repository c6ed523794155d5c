import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { difference, roughDifference } from './comparePictures.ts'
import { nameOf, type PictureName } from './PictureName.ts'
import type { ScreenFlow } from './ScreenFlow.ts'
import { isSameBrowser, readIndex } from './screensIndex.ts'
import { readPicture } from './storedPictures.ts'
import { nameOfView, takePicture, takePrint, type View, viewsOf } from './takePicture.ts'
import { walkScreens } from './walkScreens.ts'

/** Drawings that differ from their pictures, for a reviewer. */
const DIFFERENT = fileURLToPath(new URL('../../../../.data/screens', import.meta.url))

interface Compared {
  /** How many pictures were drawn and compared. */
  readonly pictures: number
  /** The differences, in words with the picture's name. */
  readonly found: readonly string[]
}

/**
 * Draws the screens of a flow again, all or those named, and compares each with its stored picture: pixel by pixel where the
 * same version of the browser drew both, else roughly.
 */
export async function compareFlow(
  browser: Browser,
  flow: ScreenFlow,
  { views, screens }: { readonly views: readonly View[]; readonly screens?: readonly string[] },
): Promise<Compared> {
  const index = readIndex()
  const compare = isSameBrowser(index.browser, browser.version()) ? difference : roughDifference
  const seen: string[] = []
  const results: Promise<string | null>[] = []
  const judge = async (picture: PictureName, png: Buffer): Promise<string | null> => {
    const stored = await readPicture(picture)
    const loss = index.losses[nameOf(picture)] ?? 0
    const fault = stored ? await compare({ picture: stored, loss }, png) : 'is not stored'
    if (fault === null) return null
    const file = join(DIFFERENT, `${nameOf(picture)}.png`)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, png)
    return `${nameOf(picture)} ${fault}`
  }
  const isWanted = (screen: string) => screens?.includes(screen) ?? true
  await walkScreens(
    browser,
    flow,
    async (screen, page, { isPrinted, isLightOnly }) => {
      seen.push(screen)
      for (const view of viewsOf(isLightOnly, views)) {
        const png = await takePicture(page, view, flow.isWhole)
        results.push(judge({ flow: flow.name, screen, look: nameOfView(view) }, png))
      }
      if (!isPrinted || screens) return
      results.push(judge({ flow: flow.name, screen, look: 'print' }, await takePrint(page)))
    },
    { isWanted },
  )
  const missed = (index.flows[flow.name] ?? []).filter((screen) => isWanted(screen) && !seen.includes(screen))
  const found = (await Promise.all(results)).filter((fault) => fault !== null)
  return {
    pictures: results.length,
    found: [...found, ...missed.map((screen) => `${flow.name}/${screen} was not come to`)],
  }
}
