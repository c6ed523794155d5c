import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumArgs, findChromium, findHeadlessShell } from '@coverkit/browser'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { followGuide, freePort, guideFolder } from './followGuide.ts'
import { ROOT } from './published.ts'

let browser: Browser
beforeAll(async () => {
  const executablePath = findHeadlessShell() ?? findChromium()
  browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) })
})
afterAll(() => browser?.close())

/** Where a look at the pages is kept, if the folder is named. */
const PICTURES = process.env.GUIDE_PICTURES

async function look(page: Page, name: string): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    if (PICTURES) await page.screenshot({ path: join(PICTURES, `${name}-${width}.png`), fullPage: true })
  }
}

it('use-the-calculator.md makes a page that works out needs', { timeout: 600_000 }, async () => {
  const folder = await guideFolder()
  const port = await freePort()
  const guide = await followGuide('use-the-calculator.md', {
    replace: {
      'cd coverkit': `cd '${ROOT}'`,
      '../my-calculator': join(folder, 'my-calculator'),
      4173: String(port),
    },
    ready: [`localhost:${port}`],
  })
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    await page.goto(`http://localhost:${port}`)
    await page.getByRole('button', { name: 'Work it out' }).click()
    await page.getByText('Enter your age, from 18 to 75.').waitFor()
    await look(page, 'calculator-refused')
    await page.getByLabel('Your age').fill('34')
    await page.getByLabel('Your yearly salary before tax').fill('105,000')
    await page.getByLabel('Somebody relies on my income').check()
    await page.getByLabel('Home loan', { exact: true }).check()
    await page.getByLabel('Home loan: what is left to pay').fill('620k')
    await page.getByLabel('Credit cards', { exact: true }).check()
    await page.getByLabel('Credit cards: what is left to pay').fill('6,000')
    await page.getByRole('button', { name: 'Work it out' }).click()
    const life = page.getByRole('region', { name: 'Life cover' })
    await life.getByText('$787,000').first().waitFor()
    await life.getByRole('row', { name: 'Debts paid off $626,000' }).waitFor()
    await page.getByText('You owe $626,000 altogether.').waitFor()
    expect(await page.getByRole('link', { name: 'Compare prices' }).getAttribute('href')).toMatch(
      /\/client-quote$/,
    )
    const action = page.getByRole('button', { name: 'Work it out' })
    expect(await action.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      'rgb(11, 110, 79)',
    )
    await look(page, 'calculator')
    // A debt that is no longer ticked doesn't count.
    await page.getByLabel('Home loan', { exact: true }).uncheck()
    await page.getByRole('button', { name: 'Work it out' }).click()
    await page.getByText('You owe $6,000 altogether.').waitFor()
    expect(problems).toEqual([])
    expect(await readdir(join(folder, 'my-calculator', 'src'))).toHaveLength(4)
    console.log(`use-the-calculator.md: ${(guide.seconds / 60).toFixed(1)} minutes, ${guide.files} files`)
  } finally {
    await guide.close()
    await rm(folder, { recursive: true, force: true })
  }
})
