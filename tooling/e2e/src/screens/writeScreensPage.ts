import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScreenFlow } from './ScreenFlow.ts'
import type { ScreensIndex } from './screensIndex.ts'
import { SCREENS } from './storedPictures.ts'
import { everyView, nameOfView } from './takePicture.ts'

const wordsOf = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`

function rowOf(flow: string, screen: string): string {
  const link = (look: string, words: string): string => {
    const path = `${flow}/${screen}-${look}.webp`
    return existsSync(join(SCREENS, path)) ? `[${words}](${path})` : ''
  }
  const cells = everyView.map((view) => link(nameOfView(view), `${view.width} ${view.scheme}`))
  return `| ${[wordsOf(screen), ...cells, link('print', 'printed')].join(' | ')} |`
}

const head = (index: ScreensIndex): string => `# Every screen

Drawn from the built sites and the running backend by \`pnpm screens\`, at 390 and 1280 px, light and dark, as of 18 November 2026. Pictures show what is between the header and the footer of a page, which are the same on all of them; that of the home page has both. What is printed has a picture on paper, too. \`pnpm screens application --width 390\` draws a part again. Browser tests draw them again and compare ([how](../reliability.md#pictures)); this folder was drawn by Chromium ${index.browser}.

Sums, people, insurers and brands are invented.
`

/** Writes the page that lists all pictures, by flow. */
export function writeScreensPage(flows: readonly ScreenFlow[], index: ScreensIndex): void {
  const parts = flows
    .filter(({ name }) => index.flows[name])
    .map(({ name, title }) => {
      const rows = (index.flows[name] ?? []).map((screen) => rowOf(name, screen))
      return `## ${title}\n\n| Screen | Phone | Desktop | Phone, dark | Desktop, dark | Paper |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`
    })
  writeFileSync(join(SCREENS, 'README.md'), [head(index), ...parts].join('\n'))
}
