import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { browserOptions } from '../browserOptions.ts'
import startProduct from '../startProduct.ts'
import { actionsOf, wordsOf } from './FunnelRow.ts'
import { walkFunnel } from './walkFunnel.ts'

function printTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const lines = [head, head.map((_name, index) => (index === 0 ? '---' : '--:')), ...rows]
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`)
}

/**
 * `pnpm --filter @coverkit/e2e funnel`: prints how long the way from the home page to a submitted application is, on a
 * phone, against the built sites. With `--screens`, each screen of each walk, too.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { screens: { type: 'boolean', default: false } } })
  const stop = await startProduct()
  const browser = await chromium.launch(browserOptions.launchOptions)
  try {
    const { rows, heights } = await walkFunnel(browser)
    printTable(
      ['Walk at 390 px', 'Screens', 'Actions', 'Choices', 'Fields', 'Presses', 'Minutes', 'Words'],
      rows.map((row) => {
        const { choices, fields, buttons, minutes } = row.effort
        const effort = [actionsOf(row), choices, fields, buttons, minutes.toFixed(1)]
        return [row.name, row.screens.length, ...effort, wordsOf(row)]
      }),
    )
    printTable(
      ['Screen, four covers', 'Height at 390 px', 'Height at 1280 px'],
      heights.map(({ name, phone, desk }) => [name, phone, desk]),
    )
    if (!values.screens) return
    for (const { name, screens } of rows)
      printTable(
        [name, 'Words', 'Height'],
        screens.map(({ path, words, height }) => [path, words, height]),
      )
  } finally {
    await browser.close()
    await stop()
  }
}

await main()
