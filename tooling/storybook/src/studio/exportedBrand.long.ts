import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromiumArgs, findChromium, findHeadlessShell } from '@coverkit/browser'
import { type CheckoutCopy, copyCheckout } from '@coverkit/generate/checkout-copy'
import { type StorybookServer, startStorybook } from '@coverkit/serve/storybook'
import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const STUDIO = 'iframe.html?viewMode=story&id=tools-brand-studio--studio'
const ACTION = 'rgb(154, 74, 31)'
const SOFT_INK_FAULT = /^softInk on surface is 2\.67:1 in light and needs 4\.5:1/
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path fill="#9A4A1F" d="M0 5a5 5 0 0 1 10 0Z"/><circle cx="15" cy="5" r="4"/></svg>'
const PATIENT = { timeout: 60_000 }

let copy: CheckoutCopy
let browser: Browser
let storybook: StorybookServer

beforeAll(async () => {
  copy = await copyCheckout()
  const executablePath = findHeadlessShell() ?? findChromium()
  browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) })
  storybook = await startStorybook()
})
afterAll(async () => {
  await browser?.close()
  await storybook?.close()
  copy?.remove()
})

const passes = (command: string) => {
  const { status, output } = copy.run(command)
  expect(status, output).toBe(0)
}

/** Edits every part of a brand. */
async function edit(page: Page): Promise<void> {
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field('One colour').fill('#9A4A1F')
  await page.getByRole('button', { name: 'Make all eight' }).click()
  const part = (name: string) => page.getByRole('tab', { name }).click()
  await part('Style')
  await field('Corner radius (radius)').fill('3')
  await field('Headings').selectOption('Figtree 700')
  await field('Text').selectOption('Mulish')
  await part('Logo')
  await page.getByLabel('An SVG file').check()
  await field('SVG file').setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(LOGO),
  })
  await part('Links')
  const link = page.getByRole('group', { name: 'Header link 3' })
  await link.getByLabel('Words').fill('Get help')
  await link.getByLabel('Address').fill('/get-help')
  await part('Company')
  await field('Account name').fill('grevillea')
  await field('Name').fill('Grevillea Cover')
  // The panel of this part has the same name.
  await page.getByRole('textbox', { name: 'Company', exact: true }).fill('Grevillea Cover Pty Ltd')
  await field('Domain').fill('grevilleacover.example')
  await field('Email').fill('hello@grevilleacover.example')
  await field('Phone').fill('08 5550 4199')
}

async function unpack(zip: string): Promise<readonly string[]> {
  const files = Object.entries(unzipSync(readFileSync(zip)))
  for (const [path, content] of files) {
    const file = join(copy.root, 'apps', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return files.map(([path]) => path)
}

const buttonColour = (place: Pick<Page, 'getByRole'>) =>
  place
    .getByRole('link', { name: 'Get an online quote' })
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor)

describe('a folder from the brand studio', () => {
  it('is refused while it can’t be read, shows in the previews, and is exported', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(`${storybook.url}/${STUDIO}`)
    const softInk = page.getByLabel('Soft ink (softInk)', { exact: true })
    await edit(page)
    await page.getByRole('tab', { name: 'Colours' }).click()
    const readable = await softInk.inputValue()
    await softInk.fill('#9E9E9E')
    const exportButton = page.getByRole('button', { name: 'Export grevillea.zip' })
    await exportButton.click()
    const summary = page.getByRole('alert')
    await expectPage(summary).toBeFocused()
    await expectPage(summary.getByRole('link', { name: SOFT_INK_FAULT })).toBeVisible()
    await softInk.fill(readable)
    await expectPage(summary).toHaveCount(0)

    const home = page.frameLocator('iframe[title="Home page, light"]')
    await expectPage(home.getByRole('link', { name: 'Get an online quote' }).first()).toBeVisible(PATIENT)
    await expectPage.poll(() => buttonColour(home), PATIENT).toBe(ACTION)
    await expectPage(home.getByRole('banner')).toContainText('Grevillea Cover')
    await expectPage(page.locator('iframe')).toHaveCount(13, PATIENT)

    const [download] = await Promise.all([page.waitForEvent('download'), exportButton.click()])
    expect(download.suggestedFilename()).toBe('grevillea.zip')
    const paths = await unpack(await download.path())
    expect(paths).toContain('grevillea/src/logoDrawing.ts')
    await page.reload()
    await expectPage(page.getByLabel('Account name')).toHaveValue('grevillea')
    await page.close()
  })

  it.each([
    'pnpm generate hosts grevillea',
    'pnpm exec biome check apps/grevillea tooling/hosting/src',
    'pnpm exec tsc -p apps/grevillea',
    'pnpm exec vitest run apps/grevillea',
    'pnpm exec knip --no-config-hints --workspace apps/grevillea',
    'pnpm --filter @coverkit/hosting exec vitest run inventory configurations bundles',
    'pnpm --filter @coverkit/checks exec vitest run layers sourceRules functionFigures importCycles lockfile standardNames',
    'pnpm --filter @coverkit/grevillea build',
  ])('passes %s', (command) => {
    passes(command)
  })

  it('starts with pnpm dev', async () => {
    await copy.during('pnpm dev grevillea', /Press Ctrl/, async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      const [port] = /"localPort": (\d+)/
        .exec(readFileSync(join(copy.root, 'apps/grevillea/coverkit.config.json'), 'utf8'))
        ?.slice(1) ?? ['']
      await page.goto(`http://localhost:${copy.portOf(Number(port))}/`)
      await expectPage(page).toHaveTitle(
        'Grevillea Cover: life insurance, compared in plain English',
        PATIENT,
      )
      await expectPage.poll(() => buttonColour(page), PATIENT).toBe(ACTION)
      await expectPage(page.getByRole('banner').getByRole('link', { name: 'Get help' })).toBeVisible()
      await expectPage(page.getByRole('banner').locator('svg circle')).toHaveAttribute('fill', 'currentColor')
      const heading = page.getByRole('heading', { level: 1 })
      await expectPage(heading).toHaveCSS('font-family', /^Figtree/)
      await page.close()
    })
  })
})
