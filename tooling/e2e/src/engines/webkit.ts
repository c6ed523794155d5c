import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { clickByScript, typeByScript } from './byScript.ts'
import type { Driver } from './Driver.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const DISPLAY_SERVER = '/usr/bin/Xvfb'
const BROWSERS = ['x86_64', 'aarch64'].map(
  (machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
)
const READY_WITHIN_MS = 30_000

/** GTK's browser, where its driver and a display server without a screen are installed too. */
export const findWebKit = (): string | undefined =>
  [DRIVER, DISPLAY_SERVER].every((path) => existsSync(path))
    ? BROWSERS.find((path) => existsSync(path))
    : undefined

/** WebKit in GTK's small browser, by WebDriver: Safari's engine without Safari around it. */
export async function startWebKit(
  binary: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Driver> {
  const display = `:${100 + (process.pid % 10_000)}`
  const port = await freePort()
  const screen = spawn(DISPLAY_SERVER, [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
  const server = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    // As root, the sandbox around its processes can't be made.
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LANG: 'en_AU.UTF-8',
    },
  })
  const stop = () => Promise.all([server, screen].map(end))
  try {
    const driver = await connect(binary, `http://127.0.0.1:${port}`)
    await driver.manage().window().setRect({ width, height })
    const version = (await driver.getCapabilities()).getBrowserVersion()
    const close = async () => {
      await driver.quit().catch(() => undefined)
      await stop()
    }
    return { engine: `WebKitGTK ${version}`, ...driverOf(driver), close }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Neither the driver nor the display says when it is ready. */
async function connect(binary: string, server: string): Promise<WebDriver> {
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })
  const sessions: WebDriver[] = []
  await expect(async () => {
    sessions.push(await new Builder().usingServer(server).withCapabilities(wanted).build())
  }).toPass({ timeout: READY_WITHIN_MS, intervals: [100] })
  const [session] = sessions
  if (!session) throw new Error('WebKitWebDriver made no session.')
  return session
}

const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowDown: Key.ARROW_DOWN,
  ArrowUp: Key.ARROW_UP,
} as const

function driverOf(driver: WebDriver): Omit<Driver, 'engine' | 'close'> {
  let isInFrame = false
  const element = (script: string) => driver.executeScript<WebElement>(`return (${script})`)
  return {
    goTo: (address) => driver.get(address),
    run: (expression) => driver.executeScript(`return (${expression})`),
    async click(script) {
      if (isInFrame) return driver.executeScript(clickByScript(script))
      const found = await element(script)
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', found)
      await found.click()
    },
    async type(script, text) {
      if (isInFrame) return driver.executeScript(typeByScript(script, text))
      const input = await element(script)
      await driver.executeScript('arguments[0].focus(); arguments[0].select()', input)
      await driver
        .actions()
        .sendKeys(text === '' ? Key.DELETE : text)
        .perform()
    },
    key: (name) => driver.actions().sendKeys(KEYS[name]).perform(),
    async enter(frame) {
      await driver.switchTo().frame(await element(frame))
      isInFrame = true
    },
    attach: async (script, file) => (await element(script)).sendKeys(file),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    reload: () => driver.navigate().refresh(),
    back: () => driver.navigate().back(),
  }
}

/** Resolves once the process has ended. */
async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const ended = new Promise((resolve) => process.once('exit', resolve))
  process.kill()
  await ended
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
