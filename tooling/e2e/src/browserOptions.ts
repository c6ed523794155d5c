import { chromiumArgs, findChromium } from '@coverkit/browser'

const executablePath = findChromium()

export const browserOptions = {
  browserName: 'chromium' as const,
  locale: 'en-AU',
  timezoneId: 'Australia/Melbourne',
  viewport: { width: 1280, height: 900 },
  launchOptions: { args: chromiumArgs(), ...(executablePath === undefined ? {} : { executablePath }) },
}
