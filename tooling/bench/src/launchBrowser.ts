import { chromiumArgs, findChromium } from '@coverkit/browser'
import { type Browser, chromium } from '@playwright/test'

export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    args: chromiumArgs(),
    ...(executablePath === undefined ? {} : { executablePath }),
  })
}
