import type { Browser, BrowserContext, ConsoleMessage } from '@playwright/test'

/** Troubles of a test's pages: `404 /path` of an answer, `ERR_FAILED /path` of none, `console: …`, `script: …`. */
export interface Trouble {
  /** As they happened, on every page of every browser context. */
  readonly seen: string[]
  /** This happens in this test, and why that is right; where it doesn't happen the test fails. */
  expect(pattern: RegExp, why: string): void
  /** This may happen in this test, and why that is right: whether it does is chance. */
  allow(pattern: RegExp, why: string): void
}

interface Known {
  readonly pattern: RegExp
  readonly why: string
  readonly isCertain: boolean
}

const ANSWERED = /^Failed to load resource: the server responded with a status of (\d+)/
const UNANSWERED = /^Failed to load resource: net::(\S+)/

/** Says what a console error is about: an answer's status or the lack of one with the path that was asked for. */
function textOf(message: ConsoleMessage): string {
  const { url } = message.location()
  const [, what] = ANSWERED.exec(message.text()) ?? UNANSWERED.exec(message.text()) ?? []
  return what && URL.canParse(url) ? `${what} ${new URL(url).pathname}` : `console: ${message.text()}`
}

/** Watches all pages of a browser, those of contexts that the test opens too. `faults` says what nothing expected. */
export function watchTrouble(browser: Browser, first: BrowserContext) {
  const seen: string[] = []
  const known: Known[] = []
  const watch = (context: BrowserContext) => {
    context.on('weberror', (error) => seen.push(`script: ${error.error().message}`))
    context.on('console', (message) => message.type() === 'error' && seen.push(textOf(message)))
  }
  watch(first)
  browser.on('context', watch)
  const trouble: Trouble = {
    seen,
    expect: (pattern, why) => known.push({ pattern, why, isCertain: true }),
    allow: (pattern, why) => known.push({ pattern, why, isCertain: false }),
  }
  const missing = (): readonly string[] =>
    known
      .filter(({ pattern, isCertain }) => isCertain && !seen.some((text) => pattern.test(text)))
      .map(({ pattern, why }) => `${pattern} did not happen: ${why}`)
  return {
    trouble,
    /** The expected troubles that have not happened yet. */
    missing,
    stop: () => browser.off('context', watch),
    faults: (): readonly string[] => [
      ...seen.filter((text) => !known.some(({ pattern }) => pattern.test(text))),
      ...missing(),
    ],
  }
}
