import { expect, type Page } from '@playwright/test'
import { untilIdle } from './untilIdle.ts'

const MANAGER = 'https://www.googletagmanager.com/'
const COLLECTOR = 'https://region1.google-analytics.com/g/collect'

/** Reads as much as a container may: sends all of `dataLayer`, the address and the title. */
const GREEDY = `
  const send = (entry) => fetch('${COLLECTOR}?dl=' + encodeURIComponent(location.href), {
    method: 'POST', mode: 'no-cors', body: JSON.stringify([...(entry.length ? entry : [entry]), document.title]),
  })
  dataLayer.forEach(send)
  const push = dataLayer.push
  dataLayer.push = (...entries) => { entries.forEach(send); return push.apply(dataLayer, entries) }
`

export type ManagerKind = 'works' | 'blocked' | 'hung' | 'throws' | 'silent'

/**
 * Routes a fake tag manager for this page. Returns a growing list of the requests to other hosts than the
 * product's: method, address and body.
 */
export async function standInForTagManager(page: Page, kind: ManagerKind = 'works'): Promise<string[]> {
  const foreign: string[] = []
  await page.route(
    (url) => !/(^|\.)localhost$/.test(url.hostname),
    async (route) => {
      const request = route.request()
      foreign.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
      if (!request.url().startsWith(MANAGER)) return route.fulfill({ status: 204 })
      if (kind === 'blocked') return route.abort('blockedbyclient')
      if (kind === 'hung') return undefined
      const bodies = { works: GREEDY, throws: "throw new Error('tag manager')", silent: '' }
      return route.fulfill({ contentType: 'text/javascript', body: bodies[kind] })
    },
  )
  return foreign
}

/** Waits until analytics has read the visitor's choice, and a tag manager that were allowed would have been asked for. */
export async function untilChoiceRead(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-consent-choice', /./)
  await untilIdle(page)
}

/** Stores an acceptance as from an earlier visit. */
export async function acceptBeforehand(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('coverkit.consent', `accepted ${Date.now() - 1_000} 0`)
  })
}
