import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { comparedScreens, comparedViews } from './comparedScreens.ts'
import { brandScreens } from './flows/brandScreens.ts'
import { nameOf, type PictureName } from './PictureName.ts'
import { nameOfView } from './takePicture.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))
/** The list of pictures has links to those that are there. */
const LIST = 'docs/screens/README.md'
const LINK = /\bscreens\/([^\s()]+)\.webp/g

/** Each screen is seen in this one. */
const EACH_SCREEN = nameOfView({ width: 390, scheme: 'light' })

const shown: ReadonlySet<string> = new Set(
  globSync(['README.md', 'docs/**/*.md'], { cwd: ROOT })
    .filter((page) => page !== LIST)
    .flatMap((page) => [...readFileSync(join(ROOT, page), 'utf8').matchAll(LINK)])
    .map((link) => link[1] ?? ''),
)

const isCompared = ({ flow, screen, look }: PictureName): boolean =>
  (comparedScreens[flow]?.includes(screen) ?? false) &&
  comparedViews.some((view) => nameOfView(view) === look)

/** The screens of other brands are those of Wattlebird in other colours. */
const isOfAnotherBrand = ({ flow }: PictureName): boolean => brandScreens.some(({ name }) => name === flow)

const isOneOfEach = (picture: PictureName): boolean =>
  picture.look === EACH_SCREEN && !isOfAnotherBrand(picture)

/** Whether git has a picture: one of each screen of Wattlebird, those that README and docs show, and those that are compared by their pixels. */
export const isStored = (picture: PictureName): boolean =>
  isOneOfEach(picture) || isCompared(picture) || shown.has(nameOf(picture))
