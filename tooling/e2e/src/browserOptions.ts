import { chromiumArgs, findChromium, findHeadlessShell } from '@coverkit/browser'

const optionsFor = (executablePath: string | undefined) => ({
  browserName: 'chromium' as const,
  locale: 'en-AU',
  timezoneId: 'Australia/Melbourne',
  viewport: { width: 1280, height: 900 },
  launchOptions: { args: chromiumArgs(), ...(executablePath === undefined ? {} : { executablePath }) },
})

/** The engine without the browser around it, if it is installed. */
export const browserOptions = optionsFor(findHeadlessShell() ?? findChromium())

/** The whole browser: its profiles, its autofill, its settings. */
export const desktopOptions = optionsFor(findChromium())
