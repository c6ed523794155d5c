import { existsSync } from 'node:fs'

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser to drive, or undefined when Playwright's own download is to be used. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return named
  }
  return KNOWN_PATHS.find((path) => existsSync(path))
}

const SHELL_PATHS = ['/usr/bin/chromium-headless-shell']

/**
 * Chromium's engine without the browser around it, which takes two thirds of the processor's time; what only the whole
 * browser has, such as profiles, autofill and settings, needs `findChromium`.
 */
export function findHeadlessShell(): string | undefined {
  return process.env.CHROMIUM_PATH ? findChromium() : SHELL_PATHS.find((path) => existsSync(path))
}

/** Switches for a quiet, offline browser. `--no-sandbox` only where Chromium refuses to start without it: as root. */
export function chromiumArgs(): string[] {
  const asRoot = process.getuid?.() === 0
  return [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
}
