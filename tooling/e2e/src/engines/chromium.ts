import { chromiumArgs, findChromium, findHeadlessShell } from '@coverkit/browser'
import { chromium, type ElementHandle, type Frame, type Page } from '@playwright/test'
import type { Driver } from './Driver.ts'

export const findAnyChromium = (): string | undefined => findHeadlessShell() ?? findChromium()

export async function startChromium(
  executablePath: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Driver> {
  const browser = await chromium.launch({ executablePath, args: chromiumArgs() })
  const page = await browser.newPage({ viewport, locale: 'en-AU', timezoneId: 'Australia/Melbourne' })
  return { engine: `Chromium ${browser.version()}`, ...driverOf(page), close: () => browser.close() }
}

function driverOf(page: Page): Omit<Driver, 'engine' | 'close'> {
  let place: Page | Frame = page
  const element = async (script: string) =>
    (await place.evaluateHandle(`(${script})`)) as ElementHandle<HTMLInputElement>
  return {
    goTo: async (address) => void (await page.goto(address)),
    run: (expression) => place.evaluate(`(${expression})`),
    click: async (script) => (await element(script)).click(),
    async type(script, text) {
      await (await element(script)).selectText()
      if (text === '') await page.keyboard.press('Delete')
      else await page.keyboard.type(text)
    },
    key: (name) => page.keyboard.press(name),
    async enter(frame) {
      place = (await (await element(frame)).contentFrame()) ?? page
    },
    attach: async (script, file) => (await element(script)).setInputFiles(file),
    picture: () => page.screenshot(),
    reload: async () => void (await page.reload()),
    // A page that was saving reloads when it comes back, and the reload aborts a wait for the load before it.
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
  }
}
