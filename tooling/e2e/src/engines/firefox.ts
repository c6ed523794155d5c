import { existsSync } from 'node:fs'
import { type ElementHandle, type Frame, launch, type Page } from 'puppeteer-core'
import { clickByScript, typeByScript } from './byScript.ts'
import type { Driver } from './Driver.ts'

const PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]

export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, ...PATHS].find((path) => path && existsSync(path))

/** Firefox as it is installed, by WebDriver BiDi. */
export async function startFirefox(
  executablePath: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Firefox 140 can't change the viewport of a page: its window has the size.
    defaultViewport: null,
    args: [`--width=${width}`, `--height=${height}`],
    extraPrefsFirefox: { 'intl.accept_languages': 'en-AU' },
  })
  const [page = await browser.newPage()] = await browser.pages()
  const version = /[\d.]+/.exec(await browser.version())?.[0]
  return { engine: `Firefox ${version}`, ...driverOf(page), close: () => browser.close() }
}

/** A variable face has no letters in Firefox's PDF, only their outlines. */
const PLAIN_FACE = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { font-family: sans-serif !important }')
  document.adoptedStyleSheets = [sheet]
})()`

function driverOf(page: Page): Omit<Driver, 'engine' | 'close'> {
  let place: Page | Frame = page
  const element = async (script: string) => {
    const handle = await place.evaluateHandle(`(${script})`)
    return handle.asElement() as ElementHandle<HTMLInputElement>
  }
  return {
    goTo: async (address) => void (await page.goto(address)),
    run: async (expression) => (await place.evaluate(`(${expression})`)) as never,
    async click(script) {
      if (place === page) await (await element(script)).click()
      else await place.evaluate(clickByScript(script))
    },
    async type(script, text) {
      if (place !== page) return void (await place.evaluate(typeByScript(script, text)))
      const input = await element(script)
      await input.evaluate((one) => {
        one.focus()
        one.select()
      })
      if (text === '') await page.keyboard.press('Delete')
      else await page.keyboard.type(text)
    },
    key: (name) => page.keyboard.press(name),
    // Firefox 140 can't say which frame an element has: the page has one.
    enter: async () => {
      place = page.frames().find((frame) => frame !== page.mainFrame()) ?? page
    },
    attach: async (script, file) => (await element(script)).uploadFile(file),
    picture: () => page.screenshot(),
    async print() {
      await page.evaluate(PLAIN_FACE)
      return page.pdf({ format: 'A4' })
    },
    reload: async () => void (await page.reload()),
    // A page of the page cache comes back without a navigation, for which `goBack` would wait.
    back: async () => void (await page.evaluate('history.back()')),
  }
}
