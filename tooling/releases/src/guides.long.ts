import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromiumArgs, findChromium, findHeadlessShell } from '@coverkit/browser'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { followGuide, freePort, guideFolder } from './followGuide.ts'
import { ROOT } from './published.ts'

let browser: Browser
beforeAll(async () => {
  const executablePath = findHeadlessShell() ?? findChromium()
  browser = await chromium.launch({ args: chromiumArgs(), ...(executablePath && { executablePath }) })
})
afterAll(() => browser?.close())

/** Folder for screenshots of the pages, if it is set. */
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
    // Before the pointer hovers over it: its colour changes gradually.
    const action = page.getByRole('button', { name: 'Work it out' })
    expect(await action.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(
      'rgb(11, 110, 79)',
    )
    await action.click()
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
    await look(page, 'calculator')
    // A debt that was unticked doesn't count.
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

const notOffered = (origin: string) => ({
  status: 501,
  headers: { 'access-control-allow-origin': origin },
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    title: 'Not offered',
    status: 501,
    reference: 'r',
    errors: [],
  }),
})

/** The operations of the contract that Coverkit added. */
async function readExtensions(): Promise<{ method: string; pattern: RegExp }[]> {
  const text = await readFile(join(ROOT, 'packages', 'api-client', 'openapi.yaml'), 'utf8')
  const { paths } = parse(text) as { paths: Record<string, Record<string, Record<string, unknown>>> }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation['x-coverkit-extension'] === true)
      .map(([method]) => ({
        method: method.toUpperCase(),
        pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      })),
  )
}

async function walkQuote(page: Page): Promise<void> {
  const radio = (legend: string, option: string) =>
    page
      .getByRole('group', { name: legend })
      .or(page.getByRole('radiogroup', { name: legend }))
      .getByRole('radio', { name: option, exact: true })
  const next = (name = 'Continue') => page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('checkbox', { name: 'Life cover', exact: true }).check()
  await radio('Pay through super?', 'No').check()
  await next()
  await page.getByLabel('Life cover amount').fill('500k')
  await next()
  await page.getByLabel('Your age', { exact: true }).fill('40')
  await radio('Gender', 'Female').check()
  await radio('Do you smoke?', 'No').check()
  await page.getByRole('combobox', { name: 'Occupation' }).fill('Accountant')
  await page.getByRole('option', { name: 'Accountant', exact: true }).click()
  await page.getByLabel('State or territory').selectOption('VIC')
  await next()
  await radio('Premium type', 'Stepped (variable age-stepped)').check()
  await next()
  await next('Get quotes')
  await page.getByRole('heading', { level: 1, name: 'Your quotes' }).waitFor()
}

it('point-the-site-at-your-backend.md gets prices from there alone', { timeout: 600_000 }, async () => {
  const [backend, site] = [await freePort(), await freePort()]
  const folder = await guideFolder()
  const guide = await followGuide('point-the-site-at-your-backend.md', {
    replace: {
      'cd coverkit': `cd '${ROOT}'`,
      4400: String(backend),
      4200: String(site),
      '$PWD/.data/own-backend': folder,
      '.data/own-backend': folder,
    },
    ready: ['Ctrl+C ends it.', `localhost:${site}`],
  })
  try {
    const page = await browser.newPage()
    const called = new Set<string>()
    const blocked: string[] = []
    page.on('request', (request) => called.add(new URL(request.url()).host))
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) blocked.push(message.text())
    })
    await page.goto(`http://localhost:${site}/client-quote`)
    await walkQuote(page)
    const quotes = page.getByRole('list', { name: 'Quotes', exact: true })
    await quotes.getByRole('heading', { name: 'Mallee Life Company', exact: true }).waitFor()
    await quotes.getByRole('heading', { name: 'Zurella', exact: true }).waitFor()
    expect(await quotes.getByRole('heading').count()).toBe(7)
    expect([...called].sort()).toEqual([`localhost:${backend}`, `localhost:${site}`].sort())
    expect(blocked).toEqual([])
    await page
      .getByRole('button', { name: /^Choose / })
      .first()
      .click()
    await page.getByRole('heading', { level: 1, name: 'Confirm your cover' }).waitFor()
    await page.close()

    // Every operation that Coverkit added is answered 501.
    const extensions = await readExtensions()
    const bare = await browser.newPage()
    await bare.route(`http://localhost:${backend}/**`, (route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      const isExtension = extensions.some(
        ({ method, pattern }) => method === request.method() && pattern.test(pathname),
      )
      return isExtension ? route.fulfill(notOffered(`http://localhost:${site}`)) : route.continue()
    })
    await bare.goto(`http://localhost:${site}/client-quote`)
    await walkQuote(bare)
    await bare.getByText('No insurer has answered').first().waitFor()
    await bare.getByRole('button', { name: 'Try again' }).waitFor()
    await bare.close()
    console.log(
      `point-the-site-at-your-backend.md: ${(guide.seconds / 60).toFixed(1)} minutes, ${guide.files} files`,
    )
  } finally {
    await guide.close()
    await rm(folder, { recursive: true, force: true })
  }
})
