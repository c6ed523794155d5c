import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { nameOf } from './PictureName.ts'
import type { ScreenFlow } from './ScreenFlow.ts'
import type { ScreensIndex } from './screensIndex.ts'
import { SCREENS } from './storedPictures.ts'
import { everyView, nameOfView } from './takePicture.ts'

const RELIABILITY = join(SCREENS, '../reliability.md')

const wordsOf = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`

const LOOKS = [
  ...everyView.map((view) => ({ look: nameOfView(view), words: `${view.width} ${view.scheme}` })),
  { look: 'print', words: 'printed' },
]

function rowOf(folder: string, { pictures }: ScreensIndex, flow: string, screen: string): string {
  const [phone, ...others] = LOOKS.flatMap(({ look, words }) => {
    const name = nameOf({ flow, screen, look })
    if (!pictures[name]) return []
    return [existsSync(join(folder, `${name}.webp`)) ? `[${words}](${name}.webp)` : words]
  })
  return `| ${wordsOf(screen)} | ${phone} | ${others.join(', ')} |`
}

const versionsOf = ({ pictures }: ScreensIndex) =>
  [...new Set(Object.values(pictures).map(({ browser }) => browser))].sort()

const head = (folder: string, index: ScreensIndex): string => `# Every screen

Drawn from the built sites and the running backend by \`pnpm screens\`, at 390 and 1280 px, light and dark, as of 18 November 2026. Pictures show what is between the header and the footer of a page, which are the same on all of them; that of the home page has both. What is printed has a picture on paper, too. \`pnpm screens application --width 390\` draws a part again.

In git are each screen of Wattlebird on a phone in light, what the documents show, and what \`npm run test:all\` compares pixel by pixel. Those without a link are compared by fingerprint, and \`pnpm screens\` draws them all into \`.data/screens\`, with a page like this one ([how](${relative(folder, RELIABILITY)}#pictures)). They were drawn by Chromium ${versionsOf(index).join(' and ')}.

Sums, people, insurers and brands are invented.
`

/** Writes the page that lists all pictures, by flow, with links to those that are in its folder. */
export function writeScreensPage(folder: string, flows: readonly ScreenFlow[], index: ScreensIndex): void {
  const parts = flows
    .filter(({ name }) => index.flows[name])
    .map(({ name, title }) => {
      const rows = (index.flows[name] ?? []).map((screen) => rowOf(folder, index, name, screen))
      return `## ${title}\n\n| Screen | Phone | More |\n|---|---|---|\n${rows.join('\n')}\n`
    })
  writeFileSync(join(folder, 'README.md'), [head(folder, index), ...parts].join('\n'))
}
