import type { Browser } from '@playwright/test'
import { difference, roughDifference } from './comparePictures.ts'
import { fingerprintDifference, roughFingerprintDifference } from './fingerprint.ts'
import { isStored } from './isStored.ts'
import { nameOf, type PictureName } from './PictureName.ts'
import type { ScreenFlow } from './ScreenFlow.ts'
import { isSameBrowser, readIndex, type ScreensIndex } from './screensIndex.ts'
import { readPicture, writeDifferent } from './storedPictures.ts'
import { nameOfView, takePicture, takePrint, type View, viewsOf } from './takePicture.ts'
import { walkScreens } from './walkScreens.ts'

const fine = { pixels: difference, fingerprints: fingerprintDifference }
const rough = { pixels: roughDifference, fingerprints: roughFingerprintDifference }

interface Compared {
  /** How many pictures were drawn and compared. */
  readonly pictures: number
  /** The differences, in words with the picture's name. */
  readonly found: readonly string[]
}

/** Returns a function that says in what a drawing differs from its picture; null in nothing. */
function comparison({ pictures }: ScreensIndex, version: string) {
  return async (name: PictureName, png: Buffer): Promise<string | null> => {
    const indexed = pictures[nameOf(name)]
    if (!indexed) return 'was not drawn before'
    const compare = isSameBrowser(indexed.browser, version) ? fine : rough
    if (!isStored(name)) return compare.fingerprints(indexed, png)
    const picture = await readPicture(name)
    return picture ? compare.pixels({ picture, loss: indexed.loss ?? 0 }, png) : 'is not stored'
  }
}

/**
 * Draws the screens of a flow again, all or those named, and compares each with its stored picture, pixel by pixel, or with the
 * fingerprint of one that is not stored; roughly where another version of the browser drew it.
 */
export async function compareFlow(
  browser: Browser,
  flow: ScreenFlow,
  { views, screens }: { readonly views: readonly View[]; readonly screens?: readonly string[] },
): Promise<Compared> {
  const index = readIndex()
  const differenceOf = comparison(index, browser.version())
  const seen: string[] = []
  const results: Promise<string | null>[] = []
  const judge = async (picture: PictureName, png: Buffer): Promise<string | null> => {
    const fault = await differenceOf(picture, png)
    return fault === null ? null : `${nameOf(picture)} ${fault}: ${await writeDifferent(picture, png)}`
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
